import SwiftUITesting
import Testing

/// Views that find their elements by places, which are there no more when the elements are gone.
@MainActor
struct RemovedPlaceTests {
    enum Container: CaseIterable {
        case stack, list, lazyStack, lazyGrid, grid, pages, tabs, reader, readersInRows, fitting, form, scroll
    }

    enum Access: CaseIterable {
        /// The closure itself reads the element.
        case closure
        /// A view has a binding to the element.
        case element
        /// A view has a binding that closures of the app make.
        case closures
        /// A view has a binding to the whole collection.
        case whole
        /// The same with a timer of its own.
        case timer
        /// A view has the model that has the collection.
        case model
    }

    @Observable
    @MainActor
    final class Model {
        var items = RowItem.three

        nonisolated init() {}
    }

    private struct Places: View {
        let container: Container
        let access: Access
        let animation: Animation?
        @State private var items = RowItem.three
        @State private var model = Model()

        init(_ container: Container, _ access: Access, _ animation: Animation?) {
            self.container = container
            self.access = access
            self.animation = animation
        }

        var body: some View {
            VStack {
                Button("First") {
                    withAnimation(animation) {
                        items.removeFirst()
                        model.items.removeFirst()
                    }
                }
                Button("Last") {
                    withAnimation(animation) {
                        items.removeLast()
                        model.items.removeLast()
                    }
                }
                content
            }
        }

        @ViewBuilder private var content: some View {
            switch container {
            case .stack: VStack { rows }
            case .list: List { rows }
            case .lazyStack: ScrollView { LazyVStack { rows } }
            case .lazyGrid: LazyVGrid(columns: [GridItem(), GridItem()]) { rows }
            case .grid: Grid { GridRow { rows } }
            case .pages: TabView { rows }.tabViewStyle(.page)
            case .tabs: TabView { rows }
            case .reader: GeometryReader { _ in VStack { rows } }
            case .readersInRows: VStack { GeometryReader { _ in rows } }
            case .fitting: ViewThatFits { VStack { rows } }
            case .form: Form { Section { rows } }
            case .scroll: ScrollView(.horizontal) { HStack { rows } }
            }
        }

        private var rows: some View {
            ForEach(access == .model ? model.items.indices : items.indices, id: \.self) { index in
                switch access {
                case .closure: Text(items[index].name)
                case .element: StructureRow(item: $items[index])
                case .closures: TickingRow(item: Binding(get: { items[index] }, set: { items[index] = $0 }))
                case .whole: WholeRow(items: $items, index: index, isTicking: false)
                case .timer: WholeRow(items: $items, index: index, isTicking: true)
                case .model: ModelRow(model: model, index: index)
                }
            }
        }
    }

    private struct WholeRow: View {
        @Binding var items: [RowItem]
        let index: Int
        let isTicking: Bool
        @State private var ticks = 0

        init(items: Binding<[RowItem]>, index: Int, isTicking: Bool) {
            _items = items
            self.index = index
            self.isTicking = isTicking
        }

        var body: some View {
            Text("\(items[index].name), \(ticks)")
                .onReceive(Timer.publish(every: 0.05, on: .main, in: .common).autoconnect()) { _ in
                    if isTicking { ticks += 1 }
                }
        }
    }

    private struct ModelRow: View {
        let model: Model
        let index: Int

        init(model: Model, index: Int) {
            self.model = model
            self.index = index
        }

        var body: some View { Text(model.items[index].name) }
    }

    @Test("elements that views find by their places may be removed from every container", arguments: Container.allCases)
    func remove(container: Container) async throws {
        for access in Access.allCases {
            for animation in [Animation.default, nil] {
                let tester = ViewTester(Places(container, access, animation))
                await tester.pump()
                for button in ["Last", "First", "Last"] { try await tester.tap(button) }
                #expect(tester.findAll(.containing("Name")).isEmpty, "\(access)")
            }
        }
    }
}
