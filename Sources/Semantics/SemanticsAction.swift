/// Something that can be done to an element without touching the screen.
package struct SemanticsAction: Hashable, Sendable {
    /// What an assistive technology does to ask for the action.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// What a tap does.
        case `default`
        /// Leaves a sheet, an alert or a screen.
        case escape
        /// The most useful thing to do right now, wherever the focus is.
        case magicTap
        case increment
        case decrement
        /// Removes the element.
        case delete
        /// Opens the element's context menu.
        case showMenu
        /// One of the actions that an app names itself.
        case custom
    }

    /// What is read out and what tests call the action by; unique among the actions of an element.
    package var name: String
    package var kind: Kind

    package init(name: String, kind: Kind = .custom) {
        self.name = name
        self.kind = kind
    }

    package static let activate = SemanticsAction(name: "Activate", kind: .default)
    package static let escape = SemanticsAction(name: "Escape", kind: .escape)
    package static let magicTap = SemanticsAction(name: "Magic Tap", kind: .magicTap)
    package static let increment = SemanticsAction(name: "Increment", kind: .increment)
    package static let decrement = SemanticsAction(name: "Decrement", kind: .decrement)
    package static let delete = SemanticsAction(name: "Delete", kind: .delete)
    package static let showMenu = SemanticsAction(name: "Show Menu", kind: .showMenu)
}
