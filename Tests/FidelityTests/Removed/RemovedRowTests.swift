import SwiftUITesting
import Testing

/// Rows that are removed while they are bound to what is removed with them.
@MainActor
struct RemovedRowTests {
    private struct Rows: View {
        let kind: RowKind
        let isInList: Bool
        let animation: Animation?
        @State private var items = RowItem.three

        init(_ kind: RowKind, inList: Bool, animation: Animation? = .default) {
            self.kind = kind
            isInList = inList
            self.animation = animation
        }

        var body: some View {
            VStack {
                Button("First") { withAnimation(animation) { _ = items.removeFirst() } }
                Button("Last") { withAnimation(animation) { _ = items.removeLast() } }
                if isInList { List { rows } } else { VStack { rows } }
            }
        }

        private var rows: some View { ForEach($items) { BoundRow(kind, $0) } }
    }

    @Test("the last of the bound rows may be removed, with and without animation", arguments: RowKind.allCases)
    func last(kind: RowKind) async throws {
        for animation in [Animation.default, nil] {
            for isInList in [false, true] {
                let tester = ViewTester(Rows(kind, inList: isInList, animation: animation))
                await tester.pump()
                for _ in 0..<3 { try await tester.tap("Last") }
                #expect(tester.findAll(.containing("Name")).isEmpty)
            }
        }
    }

    @Test("the first of the bound rows may be removed, with and without animation", arguments: RowKind.allCases)
    func first(kind: RowKind) async throws {
        for animation in [Animation.default, nil] {
            for isInList in [false, true] {
                let tester = ViewTester(Rows(kind, inList: isInList, animation: animation))
                await tester.pump()
                for _ in 0..<3 { try await tester.tap("First") }
                #expect(tester.findAll(.containing("Name")).isEmpty)
            }
        }
    }

    private struct Deletable: View {
        let kind: RowKind
        @State private var items = RowItem.three

        init(_ kind: RowKind) { self.kind = kind }

        var body: some View {
            List { ForEach($items) { BoundRow(kind, $0) }.onDelete { items.remove(atOffsets: $0) } }
            Text("\(items.count) left")
        }
    }

    @Test("a bound row may be swiped away", arguments: RowKind.allCases)
    func swipe(kind: RowKind) async throws {
        let tester = ViewTester(Deletable(kind))
        await tester.pump()
        for count in [2, 1, 0] {
            let touch = tester.touch(at: CGPoint(x: 370, y: 64))
            await touch.move(by: CGSize(width: -340, height: 0), over: 0.2)
            await touch.lift()
            try await tester.settle()
            if let button = tester.findAll(.label("Delete")).first { await tester.tap(button) }
            try await tester.settle()
            _ = try tester.find(.text("\(count) left"))
        }
    }

    private struct Cards: View {
        @State private var items = RowItem.three

        init() {}

        var body: some View {
            VStack {
                Button("First") { withAnimation(.linear(duration: 1)) { _ = items.removeFirst() } }
                HStack { ForEach($items) { StructureRow(item: $0).transition(.slide) } }
                HStack { ForEach($items) { TickingRow(item: $0).transition(.slide) } }
            }
        }
    }

    @Test("the first of several bound cards shows its own content while it slides out, and not its neighbor's")
    func neighbor() async throws {
        let tester = ViewTester(Cards())
        await tester.pump()
        try await tester.tap("First") {
            #expect(tester.paints("Name 1"))
            #expect(tester.layersDescription.contains("Name 1, "))
        }
        #expect(!tester.layersDescription.contains("Name 1"))
        #expect(tester.paints("Name 2"))
    }

    /// Two views of the same elements, whose rows write to them when they disappear.
    private struct Writers: View {
        @State private var items = RowItem.three

        init() {}

        var body: some View {
            VStack {
                Button("First") { withAnimation { _ = items.removeFirst() } }
                ForEach($items) { $item in
                    Text(item.name).onDisappear { item.name = "Written by \(item.name)" }
                }
            }
        }
    }

    @Test("what a removed row writes goes to no other element")
    func writes() async throws {
        let tester = ViewTester(Writers())
        await tester.pump()
        try await tester.tap("First")
        #expect(tester.findAll(.containing("Name")).map(\.text) == ["Name 2", "Name 3"])
    }

    /// Bindings that code keeps longer than the views know of.
    private final class Held {
        var bindings: [Int: Binding<RowItem>] = [:]
        var read: [String] = []

        nonisolated init() {}
    }

    private struct Holding: View {
        let held: Held
        @State private var items = RowItem.three

        init(held: Held) { self.held = held }

        var body: some View {
            VStack {
                Button("Write") {
                    items.removeFirst()
                    for id in 1...3 { held.bindings[id]?.wrappedValue.name = "Written \(id)" }
                    held.read = (1...3).compactMap { held.bindings[$0]?.wrappedValue.name }
                }
                ForEach($items) { $item in
                    let _ = held.bindings[item.id] = $item
                    Text(item.name)
                }
            }
        }
    }

    @Test("code that writes before the views are up to date writes to the element that it means")
    func early() async throws {
        let held = Held()
        let tester = ViewTester(Holding(held: held))
        await tester.pump()
        try await tester.tap("Write")
        #expect(held.read == ["Name 1", "Written 2", "Written 3"])
        #expect(tester.findAll(.containing("Written")).map(\.text) == ["Written 2", "Written 3"])
    }

    private struct Changing: View {
        @State private var items = RowItem.three

        init() {}

        var body: some View {
            VStack {
                Button("Both") {
                    withAnimation(.linear(duration: 1)) {
                        items.removeFirst()
                        items[0].name = "Changed"
                    }
                }
                Button("Back") { withAnimation(.linear(duration: 1)) { items.insert(RowItem(1), at: 0) } }
                Button("Rename") { items[0].name = "Renamed" }
                ForEach($items) { StructureRow(item: $0) }
            }
        }
    }

    @Test("bindings of rows that stay are live, and a row that comes back shows what it is by then")
    func live() async throws {
        let tester = ViewTester(Changing())
        await tester.pump()
        await tester.tap(try tester.find(.label("Both")))
        await tester.advance(by: 0.3)
        #expect(tester.paints("Name 1"))
        _ = try tester.find(.text("Changed"))
        await tester.tap(try tester.find(.label("Back")))
        await tester.pump()
        await tester.tap(try tester.find(.label("Rename")))
        try await tester.settle()
        _ = try tester.find(.text("Renamed"))
        _ = try tester.find(.text("Changed"))
        _ = try tester.find(.text("Name 3"))
    }
}
