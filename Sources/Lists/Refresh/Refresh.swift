/// Loads what a view shows anew.
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    /// Loads anew, and returns when that is done.
    public func callAsFunction() async { await action() }
}

/// What is presented from a view is not loaded anew with it: a sheet's lists are no parts of the list below.
private struct RefreshKey: PlaceBoundKey {
    static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
    /// What loads the content anew; nil where nothing does.
    public var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Says how the content is loaded anew: a list or a scroll view in this view does it when it is pulled down.
    ///
    /// - Parameter action: the wheel turns until it returns.
    nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        modifier(RefreshArea()).environment(\.refresh, RefreshAction(action: action))
    }
}

/// Pulls a scroll view down to load its content anew, and shows that it does.
private struct RefreshArea: ViewModifier {
    @State private var pull = RefreshPull()
    @Environment(\.refresh) private var refresh

    func body(content: Content) -> some View {
        content
            .safeAreaPadding(.top, pull.isRefreshing ? RefreshPull.height : 0)
            .onScrollGeometryChange(for: CGFloat.self, of: { -$0.contentOffset.y - $0.contentInsets.top }) {
                _, distance in
                pull.distance = max(distance, 0)
                if pull.isPulled, pull.distance >= RefreshPull.threshold { start() }
            }
            .onScrollPhaseChange { _, phase in
                pull.isPulled = phase == .interacting
                if !pull.isPulled { pull.isSpent = false }
            }
            .overlay(alignment: .top) {
                if pull.isShown {
                    ProgressView()
                        .opacity(pull.opacity)
                        .frame(height: RefreshPull.height)
                        .accessibilityLabel("Refreshing")
                }
            }
            .task(id: pull.runs) {
                guard pull.runs > 0, let refresh else { return }
                await refresh()
                withAnimation(.easeOut(duration: 0.3)) { pull.isRefreshing = false }
            }
    }

    private func start() {
        guard !pull.isRefreshing, !pull.isSpent else { return }
        pull.runs += 1
        pull.isSpent = true
        withAnimation(.easeOut(duration: 0.2)) { pull.isRefreshing = true }
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
    }
}

/// How far a scroll view is pulled down, and what becomes of it.
private struct RefreshPull: Equatable {
    /// How far one pulls until loading begins, in points.
    static let threshold: CGFloat = 100
    /// What stays uncovered while it goes on, in points.
    static let height: CGFloat = 60

    var distance: CGFloat = 0
    var isPulled = false
    /// Whether the pull that goes on has loaded the content anew: the next one does so again.
    var isSpent = false
    var isRefreshing = false
    var runs = 0

    var isShown: Bool { isRefreshing || isPulled && distance > 8 }
    var opacity: Double { isRefreshing ? 1 : min(Double(distance / Self.threshold), 1) }
}
