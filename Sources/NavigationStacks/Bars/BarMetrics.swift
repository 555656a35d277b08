/// The lengths of bars on a phone, in points.
enum BarMetrics {
    /// The row of a navigation bar with its buttons and the title in the middle.
    static let row: CGFloat = 44
    /// What a large title adds below the row, beside a line of it.
    static let aroundLargeTitle: CGFloat = 11
    /// Below a large title.
    static let largeTitleBottom: CGFloat = 8
    /// A bar at the bottom, over what the device covers.
    static let bottom: CGFloat = 44
    /// From the side of the screen to items.
    static let margin: CGFloat = 16
    /// From the side of the screen to the back button's arrow.
    static let backMargin: CGFloat = 8
    /// A large title fades into the small one when so much of it is left, in points.
    static let swap: CGFloat = 10
}

/// The heights of what grows with the text size in a bar, in points: titles in the row and its buttons do not, as in UIKit.
struct BarHeights: Equatable {
    /// What a large title adds below the row.
    var largeTitle: CGFloat = 52
    /// A search field, without the room around it.
    var searchField: CGFloat = 36

    /// A search field with the room around it.
    var search: CGFloat { searchField + 2 * SearchField.margin }
    /// The most of a bar that gives way to content.
    var most: CGFloat { largeTitle + search }
}

/// How a screen's bar is arranged: what follows from what the screen says and from the screen before.
struct BarForm: Equatable {
    /// Whether the title is shown large at rest.
    var isLarge = false
    var isHidden = false
    /// The title of the screen before; nil where there is nothing to go back to.
    var backTitle: Text?
    var hasBackButton = false
    /// Whether the screen before shows its title large, or did when the motion in progress began.
    var isBelowLarge = false
    var hasBottomBar = false
    var search = SearchForm.none
    var heights = BarHeights()

    /// What of a search the bar shows.
    enum SearchForm: Equatable {
        case none
        /// A field below the bar, which may give way to content.
        case field(stays: Bool)
        /// A field in place of the bar, or below it, and below the field a choice of what is searched.
        case active(hasScopes: Bool, keepsTitle: Bool)
    }

    /// The height of the row with the title and the buttons.
    var row: CGFloat { hidesRow ? 0 : BarMetrics.row }

    var isSearching: Bool { if case .active = search { true } else { false } }
    /// Whether the field stands in place of the row.
    var hidesRow: Bool { if case .active(_, keepsTitle: false) = search { true } else { false } }

    /// The length of a field that gives way to content.
    var yieldingField: CGFloat { search == .field(stays: false) ? heights.search : 0 }

    /// The length of a field that stays.
    var stayingField: CGFloat {
        switch search {
        case .none, .field(stays: false): 0
        case .field: heights.search
        case .active(let hasScopes, _): heights.search + (hasScopes ? SearchField.scopesHeight : 0)
        }
    }

    /// How much of the screen the navigation bar covers at rest.
    var height: CGFloat { isHidden ? 0 : row + stayingField + collapsible }

    /// How much of it gives way to content.
    var collapsible: CGFloat { isHidden ? 0 : yieldingField + (isLarge ? heights.largeTitle : 0) }

    /// How far the large title has gone at an offset of the content: a field below it goes first.
    func titleOffset(at offset: CGFloat) -> CGFloat {
        offset < 0 ? offset : max(offset - yieldingField, 0)
    }

    /// Whether a large title has gone under the row at an offset of it.
    func hidesLargeTitle(at titleOffset: CGFloat) -> Bool { titleOffset > heights.largeTitle - BarMetrics.swap }
}

extension StackModel {
    /// How the bar of a screen is arranged.
    func barForm(of id: Int) -> BarForm { barForm(of: id, largeTitles(in: joined), joined) }

    /// How the bar of a screen is arranged.
    ///
    /// - Parameters:
    ///   - largeTitles: whether screens show titles large, by their ids.
    ///   - joined: the stack that this one joins.
    func barForm(of id: Int, _ largeTitles: [Int: Bool], _ joined: JoinedStack?) -> BarForm {
        let record = record(of: id)
        let below = entry(below: id)
        let joined = below == nil ? joined : nil
        var form = BarForm()
        form.hasBackButton = (below != nil || joined != nil) && !record.bar.hidesBackButton
        form.backTitle = below.flatMap { self.record(of: $0).bar.title } ?? joined?.steps.first?.title
        if let below, form.backTitle != nil { form.isBelowLarge = largeTitles[below] != false && !hadCollapsed(below) }
        let hasTitle = record.bar.title != nil && !record.bar.removesTitle
        if let search = record.search?.model {
            form.search =
                search.isActive
                ? .active(hasScopes: search.shownScopes != nil, keepsTitle: search.setup.keepsTitle)
                : .field(stays: search.stays)
        }
        form.isLarge = hasTitle && !form.isSearching && largeTitles[id] != false
        switch record.bar.visibility(of: .navigationBar) {
        case .hidden: form.isHidden = true
        case .visible: form.isHidden = false
        case .automatic: form.isHidden = !hasTitle && !record.hasBarItems && !form.hasBackButton && record.search == nil
        }
        form.hasBottomBar =
            record.bar.visibility(of: .bottomBar) != .hidden && record.items.contains { $0.placement.slot == .bottom }
        return form
    }

    /// The screens before one, the nearest first, those of a joined stack included. One that leaves keeps those that it had:
    /// the menu that shows them goes with it.
    func history(before id: Int) -> [BackStep] {
        let own = record(of: id)
        guard id == 0 || entries.below(id) != nil else { return own.history }
        var steps: [BackStep] = []
        var current = id
        while let below = entry(below: current) {
            steps.append(BackStep(leaving: current, of: self, title: record(of: below).bar.title ?? Text("Back")))
            current = below
        }
        steps += joined?.steps ?? []
        own.history = steps
        return steps
    }

    func entry(below id: Int) -> Int? {
        if let below = entries.below(id) { return below.id }
        // One that leaves has left the stack already.
        guard id != 0, let index = motion.screens.firstIndex(where: { $0.id == id }), index > 0 else { return nil }
        return motion.screens[index - 1].id
    }

    /// Whether screens show titles large, of their own will or as the screen before them: of all at once, since the
    /// way to the root is long in each screen of a long path.
    ///
    /// - Parameter joined: the stack that this one joins.
    func largeTitles(in joined: JoinedStack?) -> [Int: Bool] {
        var known: [Int: Bool] = [:]
        func find(_ id: Int, below: Int?) {
            known[id] =
                switch record(of: id).bar.displayMode {
                case .large: true
                case .inline: false
                case .automatic: below.flatMap { known[$0] } ?? joined?.isLarge ?? true
                }
        }
        var below: Int?
        for entry in entries.entries {
            find(entry.id, below: below)
            below = entry.id
        }
        // Those that leave, back to front.
        for screen in motion.screens where known[screen.id] == nil { find(screen.id, below: entry(below: screen.id)) }
        return known
    }
}
