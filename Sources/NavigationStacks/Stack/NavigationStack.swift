import RifflePresentations

/// Shows a root view, and on top of it the screens that links and a path ask for.
nonisolated public struct NavigationStack<Data, Root: View>: View {
    private let path: StackPath?
    private let root: Root
    @StateObject private var model = StackModel()

    private init(path: StackPath?, root: Root) {
        self.path = path
        self.root = root
    }

    /// A stack that keeps its path itself.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.init(path: nil, root: root()) }

    /// A stack with a path of any values.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.init(path: StackPath(path), root: root())
    }

    /// A stack with a path of values of one type.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
    {
        self.init(path: StackPath(path), root: root())
    }

    /// The screen in front with its bars.
    @MainActor public var body: some View {
        StackView(model: model, path: path, root: AnyView(ScreenViews(root)))
    }
}
