import SeededNumbers

/// A family of views with ways of its own, written down: lists, screens, what is presented, fields and choices.
///
/// Numbers name things by their place in short lists, as in `ViewSpec`.
package indirect enum FamilySpec: Codable, Hashable, Sendable {
    /// Sections of rows that can be swiped, deleted and moved; a state decides whether they are edited.
    case list(style: Int, sections: Int, edits: Int, ViewSpec)
    case form(ViewSpec)
    /// Screens by a path, each with a link to the next.
    case screens(ViewSpec)
    /// A button that presents something: a sheet, a cover, a popover.
    case presenting(kind: Int, ViewSpec)
    /// A button that asks: an alert or a dialog.
    case asking(kind: Int, state: Int)
    case menu(state: Int, ViewSpec)
    case picker(style: Int, state: Int)
    case field(kind: Int, state: Int)
    case tabs(state: Int, ViewSpec, ViewSpec)
    case search(ViewSpec)
    case disclosure(ViewSpec)
    /// Columns, or a stack of them; a state decides which.
    case split(state: Int, ViewSpec, ViewSpec)
    /// Several views that no stack is around: on a screen, a sheet or in a column.
    case several(kind: Int, state: Int, ViewSpec)
    /// A search with scopes, suggestions or a field that is opened by code.
    case finding(kind: Int, ViewSpec)
    /// A tab view whose screens are pages.
    case pages(kind: Int, state: Int, ViewSpec)
    /// A scroll view that comes to rest at targets, with a position.
    case snapping(kind: Int, state: Int, ViewSpec)
    /// A text with links.
    case links(kind: Int, state: Int)
    /// A view that keyframes or phases move.
    case moving(kind: Int, state: Int, ViewSpec)
    /// A stepper, a date, a gauge and the like.
    case control(kind: Int, state: Int)
    /// A view that can be dragged to where it is taken.
    case dropping(state: Int, ViewSpec)
    /// Views bound to elements that are removed.
    case bound(row: Int, container: Int, ViewSpec)
    /// Views of something that is taken for granted, until it is taken away.
    case unwrapped(kind: Int, ViewSpec)
    /// Rows that stand in no section, views with several rows, and modifiers on several rows; a state decides what comes first.
    case loose(kind: Int, state: Int, ViewSpec)

    /// The views inside.
    var views: [ViewSpec] {
        switch self {
        case .list(_, _, _, let view), .form(let view), .screens(let view), .presenting(_, let view),
            .menu(_, let view), .search(let view), .disclosure(let view), .several(_, _, let view),
            .finding(_, let view), .pages(_, _, let view), .snapping(_, _, let view), .moving(_, _, let view),
            .dropping(_, let view), .bound(_, _, let view), .unwrapped(_, let view), .loose(_, _, let view):
            [view]
        case .tabs(_, let first, let second), .split(_, let first, let second): [first, second]
        case .asking, .picker, .field, .links, .control: []
        }
    }

    /// The family with another view in the place of one inside.
    func replacing(_ place: Int, by view: ViewSpec) -> FamilySpec {
        switch self {
        case .list(let style, let sections, let edits, _): .list(style: style, sections: sections, edits: edits, view)
        case .form: .form(view)
        case .screens: .screens(view)
        case .presenting(let kind, _): .presenting(kind: kind, view)
        case .menu(let state, _): .menu(state: state, view)
        case .search: .search(view)
        case .disclosure: .disclosure(view)
        case .tabs(let state, let first, let second):
            place == 0 ? .tabs(state: state, view, second) : .tabs(state: state, first, view)
        case .split(let state, let first, let second):
            place == 0 ? .split(state: state, view, second) : .split(state: state, first, view)
        case .several(let kind, let state, _): .several(kind: kind, state: state, view)
        case .finding(let kind, _): .finding(kind: kind, view)
        case .pages(let kind, let state, _): .pages(kind: kind, state: state, view)
        case .snapping(let kind, let state, _): .snapping(kind: kind, state: state, view)
        case .moving(let kind, let state, _): .moving(kind: kind, state: state, view)
        case .dropping(let state, _): .dropping(state: state, view)
        case .bound(let row, let container, _): .bound(row: row, container: container, view)
        case .unwrapped(let kind, _): .unwrapped(kind: kind, view)
        case .loose(let kind, let state, _): .loose(kind: kind, state: state, view)
        case .asking, .picker, .field, .links, .control: self
        }
    }

    /// A random family, whose views may be families themselves.
    static func random(depth: Int, using random: inout SeededGenerator) -> FamilySpec {
        func view() -> ViewSpec {
            depth > 0 && random.chance(0.5)
                ? .family(.random(depth: depth - 1, using: &random)) : .random(depth: min(depth + 1, 3), using: &random)
        }
        let number = Int.random(in: 0..<12, using: &random)
        let state = Int.random(in: 0..<ViewStates.count, using: &random)
        switch Int.random(in: 0..<39, using: &random) {
        case 0..<4: return .list(style: number, sections: number % 3 + 1, edits: state, view())
        case 4: return .form(view())
        case 5..<8: return .screens(view())
        case 8, 9: return .presenting(kind: number, view())
        case 10: return .asking(kind: number, state: state)
        case 11: return .menu(state: state, view())
        case 12: return .picker(style: number, state: state)
        case 13, 14: return .field(kind: number, state: state)
        case 15: return .tabs(state: state, view(), view())
        case 16: return .search(view())
        case 17: return .disclosure(view())
        case 18: return .split(state: state, view(), view())
        case 19, 20: return .several(kind: number, state: state, view())
        case 21: return .finding(kind: number, view())
        case 22: return .pages(kind: number, state: state, view())
        case 23, 24: return .snapping(kind: number, state: state, view())
        case 25: return .links(kind: number, state: state)
        case 26: return .moving(kind: number, state: state, view())
        case 27, 28: return .control(kind: number, state: state)
        case 29: return .dropping(state: state, view())
        case 30..<34: return .bound(row: number, container: .random(in: 0..<9, using: &random), view())
        case 34, 35: return .unwrapped(kind: number, view())
        default: return .loose(kind: number, state: state, view())
        }
    }
}
