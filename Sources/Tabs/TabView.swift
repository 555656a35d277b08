import RiffleLists
import SwiftUICore

/// Screens of which one is shown, and a bar to choose among them; or pages that a finger swipes.
///
/// A tab's views are made when it is first chosen, and keep their state from then on while others are shown. The bar is
/// at the bottom, and at the top of a window as large as an iPad's. A narrow bar has room for five tabs: of six or more
/// the first four stand in it, and the fifth place leads to a list of the others. A touch of the tab that is shown goes
/// back to the root of its stack, and from there to the top of its content. Tags or the values of `Tab` connect tabs
/// with the selection; where none has a tag, a selection of integers counts them from 0. A selection that is none of
/// the tabs shows the first.
///
///     TabView {
///         Tab("Trips", systemImage: "map") { Text("Four trips") }
///         Tab("Friends", systemImage: "person.2") { Text("Nobody yet") }
///     }
///
/// - Complexity: only the tabs that have been shown have views; of more than 64 pages, those around the one in sight.
///
/// The bar looks as in iOS 18: it does not become smaller while content scrolls. On Apple's platforms all pages keep
/// their state.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>?
    private let content: Content
    @Environment(\.tabViewLook) private var look

    init(selected selection: Binding<SelectionValue>?, content: Content) {
        self.selection = selection
        self.content = content
    }

    /// Tabs of which the selection's is shown.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.init(selected: selection, content: content())
    }

    /// Tabs of which the selection's is shown.
    public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
        self.init(selected: selection, content: TabContentBuilder<SelectionValue>.Content(content: content()))
    }

    /// The tabs in the style of the environment.
    @MainActor public var body: some View {
        Group(subviews: content) { subviews in
            switch look {
            case .bar: TabScreens(choice: TabChoice(subviews, selection: selection))
            case .sidebar: TabScreens(choice: TabChoice(subviews, selection: selection), prefersSidebar: true)
            case .pages(let mode):
                let isLazy = subviews.count > TabPages.mostKept
                TabPages(
                    subviews: subviews, choice: TabChoice(subviews, selection: selection, isLazy: isLazy),
                    indexMode: mode)
            }
        }
    }
}

extension TabView where SelectionValue == Int {
    /// Tabs of which the first is shown at first.
    public init(@ViewBuilder content: () -> Content) { self.init(selected: nil, content: content()) }
}

extension TabView where SelectionValue == Never {
    /// Tabs of which the first is shown at first.
    public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
        self.init(selected: nil, content: TabContentBuilder<Never>.Content(content: content()))
    }
}

/// The tabs there are, and what choosing one does.
@MainActor
struct TabChoice {
    struct Option: Identifiable {
        let id: Subview.ID
        let view: Subview
        let item: TabItem?
        let header: TabHeader?
        let badge: Text?
        /// Whether the selection from outside names it.
        let isNamed: Bool
        let choose: @MainActor () -> Void
    }

    let count: Int
    /// All of them; none where there are so many that each is made when it is asked for.
    let options: [Option]
    /// Whether the selection comes from outside.
    let isBound: Bool
    private let make: @MainActor (Int) -> Option
    private let find: @MainActor (Subview.ID) -> Int?
    private let findNamed: @MainActor (_ places: [Int]) -> Int?

    /// - Parameter isLazy: whether there may be too many tabs to look at all of them.
    init<Value: Hashable>(_ subviews: SubviewsCollection, selection: Binding<Value>?, isLazy: Bool = false) {
        isBound = selection != nil
        let count = subviews.count
        let named = selection?.wrappedValue
        let make = { @MainActor (index: Int) -> Option in
            let subview = subviews[index]
            let values = subview.containerValues
            // Numbers count the tabs where none is tagged.
            let tag = values.tag(for: Value.self) ?? (values.isTagged ? nil : index as? Value)
            return Option(
                id: subview.id, view: subview, item: values.tabItem, header: values.tabHeader, badge: values.badge,
                isNamed: tag != nil && tag == named
            ) {
                if let tag, let selection { selection.wrappedValue = tag }
            }
        }
        let options = isLazy ? [] : (0..<count).map { make($0) }
        find = { id in isLazy ? subviews.offset(of: id) : options.firstIndex { $0.id == id } }
        findNamed = { places in
            guard isLazy else { return options.firstIndex(where: \.isNamed) }
            // The id of an element is its tag as a rule, and numbers are places.
            let likely = [named.flatMap { subviews.offset(identified: AnyHashable($0)) }, named as? Int]
            for place in likely.compactMap({ $0 }) + places where place >= 0 && place < count {
                if make(place).isNamed { return place }
            }
            return (0..<min(count, Self.mostSearched)).first { make($0).isNamed }
        }
        self.count = count
        self.options = options
        self.make = make
    }

    /// Of how many pages each is asked for its tag, where it is neither the id of an element nor near the last one.
    private static let mostSearched = 65_536

    func option(at index: Int) -> Option { options.isEmpty ? make(index) : options[index] }

    func index(of id: Subview.ID?) -> Int? { id.flatMap { find($0) } }

    /// The place of the tab to show; nil where there is none.
    ///
    /// - Parameters:
    ///   - own: the one that was chosen last, where no selection comes from outside.
    ///   - index: where that was, while it is not known.
    func shownIndex(_ own: Subview.ID?, at index: Int?) -> Int? {
        guard count > 0 else { return nil }
        if !isBound, own == nil, let index, index >= 0, index < count { return index }
        let last = self.index(of: own)
        guard isBound else { return last ?? 0 }
        return findNamed(last.map { [$0, $0 + 1, $0 - 1] } ?? []) ?? 0
    }

    /// The tab to show.
    func shown(_ own: Subview.ID?, at index: Int?) -> Option? {
        shownIndex(own, at: index).map { option(at: $0) }
    }
}
