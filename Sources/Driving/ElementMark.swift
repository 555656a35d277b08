import RiffleHeadlessHost

/// What a view around elements is on an iPhone, by the name of the view.
enum ElementMark: String {
    case row = "ListRow"
    case list = "ListBody"
    case navigationBar = "NavigationBarView"
    case largeTitle = "LargeTitle"
    case stack = "StackView"
    case bottomBar = "BottomBarView"
    case keyboardBar = "KeyboardBar"
    case sheet = "SheetSurface"
    case cover = "CoverSurface"
    case popover = "PopoverSurface"
    case dialog = "DialogSurface"
    case alert = "AlertSurface"
    case menu = "MenuCard"
    case datePicker = "DatePicker"
    case calendar = "CalendarGrid"
    case wheelPicker = "WheelPicker"
    case segmentedPicker = "SegmentedPicker"
    case textEditor = "TextEditor"
    case picker = "Picker"
    case pages = "TabPages"
    case backButton = "BackButton"

    /// The element that stands for the view, where it has none of its own.
    var container: String? {
        switch self {
        case .row: "cell"
        case .navigationBar, .largeTitle: "navigationBar"
        case .bottomBar, .keyboardBar: "toolbar"
        case .datePicker: "datePicker"
        case .calendar: "collectionView"
        case .wheelPicker: "picker"
        default: nil
        }
    }
}

/// The marks of the places in a graph, found once for each place.
@MainActor
struct ElementMarks {
    private var known: [ObjectIdentifier: ElementMark?] = [:]

    mutating func mark(of node: _ViewNode) -> ElementMark? {
        let id = ObjectIdentifier(node)
        if let mark = known[id] { return mark }
        let mark = node.viewName.flatMap { ElementMark(rawValue: $0) }
        known[id] = .some(mark)
        return mark
    }

    /// The marked places around one, itself included, the outermost first, up to another.
    mutating func around(_ node: _ViewNode, within outer: _ViewNode?) -> [(mark: ElementMark, node: _ViewNode)] {
        var found: [(mark: ElementMark, node: _ViewNode)] = []
        var current: _ViewNode? = node
        while let place = current, place !== outer {
            if let mark = mark(of: place) { found.append((mark, place)) }
            current = place.parent
        }
        return found.reversed()
    }
}
