import RifflePresentations

/// Shows two or three columns, of which each leads to the next: side by side where there is room, as a stack on a phone.
///
/// What a list with a selection chooses in one column shows the next one. Columns that are stacks themselves keep their
/// paths.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let sidebar: AnyView
    private let middle: AnyView?
    private let detail: AnyView
    private let visibility: Binding<NavigationSplitViewVisibility>?
    private let preferredColumn: Binding<NavigationSplitViewColumn>?

    private init(
        _ visibility: Binding<NavigationSplitViewVisibility>?, _ preferredColumn: Binding<NavigationSplitViewColumn>?,
        sidebar: Sidebar, middle: Content?, detail: Detail
    ) {
        self.sidebar = AnyView(ScreenViews(sidebar))
        self.middle = middle.map { AnyView(ScreenViews($0)) }
        self.detail = AnyView(ScreenViews(detail))
        self.visibility = visibility
        self.preferredColumn = preferredColumn
    }

    /// Three columns.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, nil, sidebar: sidebar(), middle: content(), detail: detail())
    }

    /// Three columns, of which a binding says which are shown side by side.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, nil, sidebar: sidebar(), middle: content(), detail: detail())
    }

    /// Three columns, of which a binding says which one a phone shows.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, preferredCompactColumn, sidebar: sidebar(), middle: content(), detail: detail())
    }

    /// Three columns, of which bindings say which are shown.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            columnVisibility, preferredCompactColumn, sidebar: sidebar(), middle: content(), detail: detail())
    }

    /// Two columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
        self.init(nil, nil, sidebar: sidebar(), middle: nil, detail: detail())
    }

    /// Two columns, of which a binding says which are shown side by side.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(columnVisibility, nil, sidebar: sidebar(), middle: nil, detail: detail())
    }

    /// Two columns, of which a binding says which one a phone shows.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(nil, preferredCompactColumn, sidebar: sidebar(), middle: nil, detail: detail())
    }

    /// Two columns, of which bindings say which are shown.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(columnVisibility, preferredCompactColumn, sidebar: sidebar(), middle: nil, detail: detail())
    }

    /// The columns, or the stack that they make on a phone.
    @MainActor public var body: some View {
        StyledSplitView(
            configuration: NavigationSplitViewStyleConfiguration(
                columns: SplitColumns(sidebar: sidebar, middle: middle, detail: detail), visibility: visibility,
                preferredColumn: preferredColumn))
    }
}

/// Which columns of a split view are shown side by side.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
    private let rawValue: UInt8

    private init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// As many as the window has room for.
    public static var automatic: NavigationSplitViewVisibility { .init(0) }
    /// All.
    public static var all: NavigationSplitViewVisibility { .init(1) }
    /// All but the sidebar of three.
    public static var doubleColumn: NavigationSplitViewVisibility { .init(2) }
    /// The detail alone.
    public static var detailOnly: NavigationSplitViewVisibility { .init(3) }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    let index: Int

    /// The first.
    public static var sidebar: NavigationSplitViewColumn { .init(index: 0) }
    /// The second of three.
    public static var content: NavigationSplitViewColumn { .init(index: 1) }
    /// The last.
    public static var detail: NavigationSplitViewColumn { .init(index: 2) }
}

extension View {
    /// Says how wide the column of a split view is that the view is in, in points; nobody can resize it.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        preference(key: ColumnWidthKey.self, value: ColumnWidth(least: width, ideal: width, most: width))
    }

    /// Says how wide the column of a split view is that the view is in, in points, and how narrow and wide a drag on its
    /// edge makes it.
    nonisolated public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        preference(key: ColumnWidthKey.self, value: ColumnWidth(least: min, ideal: ideal, most: max))
    }
}

/// How wide a column may be, in points.
struct ColumnWidth: Equatable {
    let least: CGFloat
    let ideal: CGFloat
    let most: CGFloat

    /// Bounds that contradict each other leave the ideal width; so do those that are not finite.
    init(least: CGFloat?, ideal: CGFloat, most: CGFloat?) {
        let ideal = ideal.isFinite ? Swift.max(ideal, 0) : 0
        let low = least.flatMap { $0.isFinite ? $0 : nil } ?? Swift.min(ideal, Swift.max(ideal * 0.6, 180))
        let high = most.flatMap { $0.isFinite ? $0 : nil } ?? Swift.max(ideal, Swift.min(ideal * 1.5, 480))
        self.ideal = Swift.min(Swift.max(ideal, low), Swift.max(high, low))
        self.least = Swift.min(low, self.ideal)
        self.most = Swift.max(high, self.ideal)
    }

    func clamped(_ width: CGFloat) -> CGFloat { Swift.min(Swift.max(width, least), most) }
}

struct ColumnWidthKey: PreferenceKey {
    static var defaultValue: ColumnWidth? { nil }

    static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) { value = value ?? nextValue() }
}
