import SwiftUITesting
import Testing

/// What is presented, and is taken away together with what it shows.
@MainActor
struct RemovedPresentationTests {
    enum Kind: CaseIterable {
        case sheet, cover, popover, sheetOfItem, coverOfItem, popoverOfItem, alert, dialog
    }

    /// What the closing button does first, and with which animation.
    enum Order: CaseIterable {
        case shownFirst, itemFirst, animated, shownAnimated
    }

    private struct Presenter: View {
        let kind: Kind
        let order: Order
        @State private var isShown = false
        @State private var item: RowItem?

        init(_ kind: Kind, _ order: Order) {
            self.kind = kind
            self.order = order
        }

        var body: some View {
            let button = Button("Show") {
                item = RowItem(1)
                isShown = true
            }
            switch kind {
            case .sheet: button.sheet(isPresented: $isShown) { content }
            case .cover: button.fullScreenCover(isPresented: $isShown) { content }
            case .popover:
                button.popover(isPresented: $isShown) { content.presentationCompactAdaptation(.popover) }
            case .sheetOfItem: button.sheet(item: $item) { _ in content }
            case .coverOfItem: button.fullScreenCover(item: $item) { _ in content }
            case .popoverOfItem:
                button.popover(item: $item) { _ in content.presentationCompactAdaptation(.popover) }
            case .alert:
                button.alert("Title", isPresented: $isShown, presenting: item) { _ in
                    Button("Close", action: close)
                } message: { _ in
                    Text(item!.name)
                }
            case .dialog:
                button.confirmationDialog(
                    "Title", isPresented: $isShown, titleVisibility: .visible, presenting: item
                ) { _ in
                    Button("Close", action: close)
                } message: { _ in
                    Text(item!.name)
                }
            }
        }

        private var content: some View {
            NavigationStack {
                VStack {
                    Text(item!.name)
                    StructureRow(item: Binding($item)!)
                    TickingRow(item: Binding(get: { item! }, set: { item = $0 }))
                    GeometryReader { _ in Text(item!.name) }
                    List { StructureRow(item: Binding(get: { item! }, set: { item = $0 })) }
                    Button("Close", action: close)
                }
                .navigationTitle(item!.name)
                .toolbar { ToolbarItem { Text(item!.name) } }
            }
        }

        private func close() {
            switch order {
            case .shownFirst:
                isShown = false
                item = nil
            case .itemFirst:
                item = nil
                isShown = false
            case .animated:
                withAnimation {
                    isShown = false
                    item = nil
                }
            case .shownAnimated:
                withAnimation { isShown = false }
                item = nil
            }
        }
    }

    @Test("the button that closes something presented may take away what it shows", arguments: Kind.allCases)
    func close(kind: Kind) async throws {
        for order in Order.allCases {
            let tester = ViewTester(Presenter(kind, order))
            await tester.pump()
            try await tester.tap("Show")
            #expect(!tester.findAll(.containing("Name 1")).isEmpty)
            await tester.tap(try tester.find(.label("Close")))
            await tester.advance(by: 0.1)
            #expect(tester.paints("Name 1"), "\(order)")
            // What is outside of it is no concern of it.
            await tester.resize(to: CGSize(width: 500, height: 700))
            try await tester.settle()
            #expect(tester.findAll(.containing("Name 1")).isEmpty, "\(order)")
            try await tester.tap("Show")
            #expect(!tester.findAll(.containing("Name 1")).isEmpty, "\(order)")
        }
    }

    private struct Dismissing: View {
        @Environment(\.dismiss) private var dismiss
        let act: () -> Void

        init(act: @escaping () -> Void) { self.act = act }

        var body: some View {
            Button("Delete") {
                act()
                dismiss()
            }
        }
    }

    private struct InBar: View {
        @Binding var item: RowItem

        var body: some View { Text("In bar: \(item.name)") }
    }

    enum Push: CaseIterable {
        case pathLast, pathFirst, animated, dismissed, linkToViews, item, isPresented
    }

    private struct Stack: View {
        let push: Push
        @State private var items = RowItem.three
        @State private var path: [Int] = []
        @State private var chosen: RowItem?
        @State private var isShown = false

        init(_ push: Push) { self.push = push }

        var body: some View {
            switch push {
            case .pathLast, .pathFirst, .animated, .dismissed:
                NavigationStack(path: $path) {
                    List(items) { NavigationLink($0.name, value: $0.id) }
                        .navigationDestination(for: Int.self) { id in
                            screen(items.first { $0.id == id }!, $items[items.firstIndex { $0.id == id }!])
                        }
                }
            case .linkToViews:
                NavigationStack {
                    List($items) { $item in NavigationLink(item.name) { screen(item, $item) } }
                }
            case .item:
                NavigationStack {
                    Button("Name 3") { chosen = items[2] }
                        .navigationDestination(item: $chosen) {
                            screen($0, Binding(get: { chosen! }, set: { chosen = $0 }))
                        }
                }
            case .isPresented:
                NavigationStack {
                    Button("Name 3") {
                        chosen = items[2]
                        isShown = true
                    }
                    .navigationDestination(isPresented: $isShown) {
                        screen(RowItem(3), Binding(get: { chosen! }, set: { chosen = $0 }))
                    }
                }
            }
        }

        private func screen(_ item: RowItem, _ binding: Binding<RowItem>) -> some View {
            VStack {
                Text(item.name)
                StructureRow(item: binding)
                TickingRow(item: binding)
                GeometryReader { _ in StructureRow(item: binding) }
                if push == .dismissed || push == .linkToViews {
                    Dismissing { items.removeAll { $0.id == item.id } }
                } else {
                    Button("Delete") { delete(item.id) }
                }
            }
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) { StructureRow(item: binding) }
                ToolbarItem(placement: .bottomBar) { InBar(item: binding) }
            }
        }

        private func delete(_ id: Int) {
            switch push {
            case .pathFirst:
                path.removeLast()
                items.removeAll { $0.id == id }
            case .animated:
                withAnimation {
                    items.removeAll { $0.id == id }
                    path.removeLast()
                }
            case .item: chosen = nil
            case .isPresented:
                isShown = false
                chosen = nil
            default:
                items.removeAll { $0.id == id }
                path.removeLast()
            }
        }
    }

    @Test("a pushed screen may delete what it shows, and pop", arguments: Push.allCases)
    func pop(push: Push) async throws {
        let tester = ViewTester(Stack(push))
        await tester.pump()
        try await tester.tap("Name 3")
        await tester.tap(try tester.find(.label("Delete")))
        await tester.advance(by: 0.1)
        #expect(tester.paints("Name 3"))
        #expect(tester.paints("In bar: Name 3"))
        await tester.resize(to: CGSize(width: 500, height: 700))
        try await tester.settle()
        #expect(tester.findAll(.label("Delete")).isEmpty)
        if push != .item, push != .isPresented {
            #expect(tester.findAll(.containing("Name")).map(\.label) == ["Name 1", "Name 2"])
        }
    }
}
