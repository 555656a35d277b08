/// An item of a bar, with the environment that it was written in.
struct ToolbarEntry: Equatable {
    let placement: ToolbarItemPlacement
    let box: Box

    /// The item's views. Another object stands for newer views, so that two need not be compared.
    @MainActor
    final class Box {
        let content: AnyView
        let environment: EnvironmentValues

        init(_ content: AnyView, _ environment: EnvironmentValues) {
            self.content = content
            self.environment = environment
        }
    }

    nonisolated static func == (first: ToolbarEntry, second: ToolbarEntry) -> Bool {
        first.placement == second.placement && first.box === second.box
    }
}

struct ToolbarEntriesKey: PreferenceKey {
    static var defaultValue: [ToolbarEntry] { [] }

    static func reduce(value: inout [ToolbarEntry], nextValue: () -> [ToolbarEntry]) { value += nextValue() }
}

/// Takes no room, and tells the screen around of an item.
struct ToolbarEntryView: View {
    let placement: ToolbarItemPlacement
    let content: AnyView
    @Environment(\.self) private var environment

    init(placement: ToolbarItemPlacement, content: AnyView) {
        self.placement = placement
        self.content = content
    }

    var body: some View {
        EmptyView().preferenceOnce(
            key: ToolbarEntriesKey.self,
            value: [ToolbarEntry(placement: placement, box: ToolbarEntry.Box(content, environment))])
    }
}

/// `toolbar`: follows whether a text in the view is edited.
struct ToolbarModifier: ViewModifier, EvaluatedOnce {
    let items: AnyView
    /// Whether a text in the view is edited.
    @State private var isEditing = false

    nonisolated init(items: AnyView) { self.items = items }

    func body(content: Content) -> some View {
        content
            .onTextFocus { isEditing = $0 != .none }
            .modifier(ToolbarTelling(items: items, isEditing: isEditing))
    }
}

/// A view and, beside it, what tells of the items.
private struct ToolbarTelling: ViewModifier, ActsOnce {
    let items: AnyView
    let isEditing: Bool

    func body(content: Content) -> some View {
        content
        KeyboardBarPresenter(items: items, isEditing: isEditing)
    }
}

extension View {
    /// Puts items into the bars of the screen that the view is on.
    ///
    /// A `ToolbarItem` names its place, such as `.topBarTrailing`, `.principal` or `.bottomBar`; without one it stands
    /// at the trailing side of the navigation bar. Write it on the content inside of the stack. Items of several views
    /// on one screen add up, in their order, and go with the screen. Items of the place `.keyboard` stand above the
    /// keyboard while a text in the view is edited.
    ///
    ///     NavigationStack {
    ///         Text("12 cards left")
    ///             .toolbar {
    ///                 ToolbarItem(placement: .topBarLeading) {
    ///                     Button("Shuffle", systemImage: "shuffle") { deck.shuffle() }
    ///                 }
    ///                 ToolbarItem(placement: .bottomBar) {
    ///                     Text("\(deck.count) cards")
    ///                 }
    ///             }
    ///     }
    @MainActor @preconcurrency
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(items: Content._makeToolbar(content())))
    }

    /// Puts items into the bars of the screen that the view is on.
    ///
    /// - Parameter id: names the items, so that people could arrange them; they stand as they are written.
    @MainActor @preconcurrency
    public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(ToolbarModifier(items: Content._makeToolbar(content())))
    }

    /// Puts views at the trailing side of the navigation bar of the screen that the view is on; see
    /// `toolbar(content:)`.
    @MainActor @preconcurrency
    @_disfavoredOverload
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(
            ToolbarModifier(items: AnyView(ToolbarEntryView(placement: .automatic, content: AnyView(content())))))
    }

    /// Puts views at the leading and trailing side of the navigation bar of the screen that the view is on.
    @MainActor @preconcurrency
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItem(placement: .topBarLeading) { leading }
            ToolbarItem(placement: .topBarTrailing) { trailing }
        }
    }

    /// Puts views at the leading side of the navigation bar of the screen that the view is on.
    @MainActor @preconcurrency
    public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
    }

    /// Puts views at the trailing side of the navigation bar of the screen that the view is on.
    @MainActor @preconcurrency
    public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
    }
}
