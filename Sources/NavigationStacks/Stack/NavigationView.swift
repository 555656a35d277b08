/// Shows a root view, and on top of it the screens that links ask for.
///
/// Of several views the first is the root; the others are columns that wide windows show beside it, where the last
/// shows what links in the first lead to. A narrow window has a stack. Links lead to views, as in
/// `NavigationLink(_:destination:)`. New code uses `NavigationStack`, which has a path, or `NavigationSplitView` for
/// columns.
///
///     NavigationView {
///         List(["Aloe", "Fern"], id: \.self) { plant in
///             NavigationLink(plant, destination: Text("Care for \(plant)"))
///         }
///         .navigationTitle("Plants")
///         Text("Choose a plant")
///     }
///
/// A single view fills a window as wide as an iPad's, where Apple's is a sidebar beside an empty column.
nonisolated public struct NavigationView<Content: View>: View {
    private let content: Content
    @StateObject private var model = StackModel()
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.navigationViewsAreStacks) private var isStack

    /// A stack with the views of a closure.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The screen in front with its bars.
    @MainActor public var body: some View {
        let shape = Content._listShape
        if let count = shape.count {
            screens(count, root: count > 1 ? view(0) : AnyView(content)) { view($0) }
        } else if shape.isSequence {
            // How many there are shows only when they are made.
            Group(subviews: content) { views in
                screens(views.count, root: AnyView(views.first)) { AnyView(views[$0]) }
            }
        } else {
            screens(1, root: AnyView(content)) { _ in AnyView(content) }
        }
    }

    /// - Parameter column: the view at a place.
    @MainActor @ViewBuilder
    private func screens(_ count: Int, root: AnyView, _ column: (Int) -> AnyView) -> some View {
        if sizeClass == .regular, !isStack, count > 1 {
            StyledSplitView(
                configuration: NavigationSplitViewStyleConfiguration(
                    columns: SplitColumns(
                        sidebar: column(0), middle: count > 2 ? column(1) : nil, detail: column(count - 1))))
        } else {
            StackView(model: model, path: nil, root: root)
                .afterEvaluation { model.connect(nil) }
        }
    }

    /// One of the views.
    @MainActor private func view(_ place: Int) -> AnyView {
        AnyView(Group(subviews: content) { views in place < views.count ? views[place] : nil })
    }
}

private struct NavigationViewsAreStacksKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether navigation views show one screen also where there is room for columns.
    var navigationViewsAreStacks: Bool {
        get { self[NavigationViewsAreStacksKey.self] }
        set { self[NavigationViewsAreStacksKey.self] = newValue }
    }
}

/// How a `NavigationView` arranges its views.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// A stack with one screen in sight.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// The style.
    nonisolated public init() {}
}

/// The style for where a navigation view stands: a stack.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// The style.
    nonisolated public init() {}
}

/// Columns where there is room for them, as on a tablet; a stack on a phone.
public struct ColumnNavigationViewStyle: NavigationViewStyle {}

/// Columns where there is room for them, as on a tablet; a stack on a phone.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    /// The style.
    nonisolated public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// A stack with one screen in sight.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The style for where a navigation view stands: a stack.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Columns where there is room for them; a stack on a phone.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
    /// Shows navigation views in a style: on a phone each of them is a stack.
    @MainActor @preconcurrency
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(\.navigationViewsAreStacks, style is StackNavigationViewStyle)
    }
}
