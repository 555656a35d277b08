/// Roughly how many views and modifiers there are on the screen: those that are repeated count each time.
extension ViewSpec {
    var size: Int {
        let inside = children.reduce(0) { $0 + $1.size }
        switch self {
        case .word, .counter, .color, .shape, .symbol, .spacer, .nothing: return 1
        case .toggle, .slider: return 8
        case .grid(let columns, let list): return 2 * columns * inside / max(list.count, 1) + 1
        case .each: return 3 * (inside + 2)
        case .scroll(_, let isLazy, let count, _): return (isLazy ? min(count, 12) : count) * (inside + 2) + 4
        case .button, .reader, .draggable: return inside + 3
        case .family(let family): return family.size
        default: return inside + 1
        }
    }
}

extension FamilySpec {
    var size: Int {
        let inside = views.reduce(0) { $0 + $1.size }
        switch self {
        // Some of its rows show the view, and each row has many modifiers.
        case .list(_, let sections, _, _): return (2 * sections + 1) * inside + 60
        case .form, .disclosure: return 2 * inside + 20
        case .screens: return 2 * inside + 30
        case .search: return inside + 60
        case .presenting, .menu, .tabs: return inside + 20
        case .asking, .picker, .field: return 20
        case .split: return inside + 50
        case .several, .pages: return 3 * inside + 30
        case .finding: return inside + 60
        case .snapping: return 6 * inside + 30
        case .moving, .dropping: return inside + 10
        case .links: return 4
        case .control: return 40
        case .bound: return 3 * inside + 40
        case .unwrapped: return inside + 50
        case .loose: return 3 * inside + 60
        }
    }
}
