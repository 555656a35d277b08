import RifflePresentations

/// Shows a root view, and on top of it the screens that links and a path ask for.
///
/// A `NavigationLink` with a value puts the value on the path; `navigationDestination(for:destination:)` says which
/// view a type of values leads to; without one, the screen shows a warning sign, and an issue names the type. A stack
/// with a `path` follows it: appending pushes a screen, removing pops, and an empty path shows the root. Screens below
/// keep their state. The bar at the top has the screen's title, its toolbar and a button that leads back, and a swipe
/// from the leading edge goes back as well. Without a path the stack keeps its own.
///
///     NavigationStack(path: $trips) {
///         List(["Lisbon", "Kyoto"], id: \.self) { city in
///             NavigationLink(city, value: city)
///         }
///         .navigationDestination(for: String.self) { city in
///             Text(city).navigationTitle(city)
///         }
///     }
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
            .afterEvaluation { model.connect(path) }
    }
}
