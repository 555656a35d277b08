/// Shows a root view, and on top of it the screens that links ask for.
///
/// Of several views the first is the root; the others are what wide windows show beside it.
nonisolated public struct NavigationView<Content: View>: View {
    private let content: Content
    @StateObject private var model = StackModel()

    /// A stack with the views of a closure.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The screen in front with its bars.
    @MainActor public var body: some View { StackView(model: model, path: nil, root: root) }

    @MainActor private var root: AnyView {
        guard Content._listShape.count ?? 1 > 1 else { return AnyView(content) }
        return AnyView(Group(subviews: content) { $0.first })
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
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
