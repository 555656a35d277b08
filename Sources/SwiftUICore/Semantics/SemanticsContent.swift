import RiffleSemantics

package typealias SemanticsContent = _SemanticsContent

/// What a layout node is to somebody who cannot see it.
public struct _SemanticsContent {
    package var role: SemanticsRole
    package var label: String
    package var value: String?
    /// What a field for text shows while it is empty.
    package var placeholder: String?
    package var traits: SemanticsTraits
    package var actions: [SemanticsHandler]
    package var children: SemanticsChildren

    package init(
        role: SemanticsRole, label: String = "", value: String? = nil, placeholder: String? = nil,
        traits: SemanticsTraits = [], actions: [SemanticsHandler] = [], children: SemanticsChildren = .contain
    ) {
        self.role = role
        self.label = label
        self.value = value
        self.placeholder = placeholder
        self.traits = traits
        self.actions = actions
        self.children = children
    }
}

/// An accessibility action and what it does.
package struct SemanticsHandler {
    package var action: SemanticsAction
    package var perform: () -> Void

    package init(_ action: SemanticsAction, perform: @escaping () -> Void) {
        self.action = action
        self.perform = perform
    }
}

/// What accessibility modifiers change about the elements inside them.
package struct SemanticsEdit: Equatable {
    @Spoken package var label: (any SpokenText)? = nil
    @Spoken package var value: (any SpokenText)? = nil
    @Spoken package var hint: (any SpokenText)? = nil
    package var identifier: String?
    package var headingLevel: Int?
    package var addedTraits: SemanticsTraits = []
    package var removedTraits: SemanticsTraits = []
    package var role: SemanticsRole?
    /// Elements that are one of these are nothing in particular any more.
    package var removedRoles: AccessibilityTraits.Roles = []
    package var isHidden = false
    /// Makes one element of all inside; nil leaves them as they are.
    package var children: SemanticsChildren?
    /// Makes one element of all inside where at most one of them can be used, and it can be used without a touch on it.
    package var combinesLabel = false
    /// Whether the one element inside gives way to those in it: it is a part of a control, and none by itself.
    package var dissolves = false
    /// What the node's `performSemanticsAction(at:)` does.
    package var actions: [AccessibilityActionKind] = []
    /// Elements of higher priority are read first among their siblings.
    package var sortPriority: Double?

    /// More to say about the element; an outer one of the same key takes the place of an inner one.
    package var details: [SpokenDetail] = []
    /// What is inside is no element: it says something about the one whose edit gathers it.
    package var part: ElementPart?
    /// Whether the parts inside say something about the element.
    package var gathersParts = false
    /// Whether controls inside are called by the parts that are their label, and have what they show as their value.
    package var labelsControls = false

    /// Whether what is inside is the icon of a label, which its title speaks for.
    package var isLabelIcon = false
    /// What is inside is a label: its title.
    package var labelTitle: LabelTitle?

    /// Leaves what is inside out.
    static let hidden: SemanticsEdit = {
        var edit = SemanticsEdit()
        edit.isHidden = true
        return edit
    }()

    /// Whether it says something about one element, so that several inside need one around them.
    var describesOne: Bool {
        label != nil || value != nil || hint != nil || identifier != nil || !actions.isEmpty
            || headingLevel != nil || !addedTraits.isEmpty || role != nil || !details.isEmpty || gathersParts
    }
}

/// What views that are read but never shown say about the element that they belong to.
package enum ElementPart: Hashable {
    /// What it is called, or a part of that.
    case label
    /// Stands for what it is called otherwise.
    case formerLabel
    /// What it is set to, or a part of that.
    case value
    /// A label beside controls, which they are called by.
    case controlLabel
}

/// Something more to say about an element.
package struct SpokenDetail: Equatable {
    /// What tells the details of an element apart; nil for the label.
    var id: String?
    @Spoken var label: (any SpokenText)?
    /// Nil takes the detail away.
    @Spoken var value: (any SpokenText)?
    var isImportant: Bool

    package init(id: String? = nil, label: any SpokenText, value: (any SpokenText)?, isImportant: Bool) {
        self.id = id
        _label = Spoken(wrappedValue: label)
        _value = Spoken(wrappedValue: value)
        self.isImportant = isImportant
    }

    /// Whether it takes the place of another.
    func replaces(_ other: SpokenDetail) -> Bool { id == other.id && (id != nil || _label == other._label) }
}

/// What a label is called.
package struct LabelTitle: Equatable {
    /// Nil where the title is no text that can be told without showing it.
    @Spoken var text: (any SpokenText)?

    package init(text: (any SpokenText)?) { self.text = text }
}
