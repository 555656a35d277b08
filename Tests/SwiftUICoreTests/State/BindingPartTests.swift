import SwiftUICore
import Testing

@MainActor
struct BindingPartTests {
    private struct Item: Identifiable, Equatable {
        let id: Int
        var isOn = false
        var name = ""
    }

    private struct Rows: View {
        let probe: Probe<[Item]>
        @State private var items: [Item]

        init(_ probe: Probe<[Item]>) {
            self.probe = probe
            _items = State(initialValue: probe.value)
        }

        var body: some View {
            let _ = probe.write = { items = $0 }
            let _ = probe.log.append("list")
            VStack(spacing: 0) { ForEach($items) { $item in Row(item: $item, probe: probe) } }
        }
    }

    private struct Row: View {
        @Binding var item: Item
        let probe: Probe<[Item]>

        var body: some View {
            let _ = probe.log.append("\(item.id)\(item.isOn ? "+" : "")")
            Box("\(item.id)", width: 40, height: 10).onTapGesture { item.isOn.toggle() }
        }
    }

    @Test("changing an element through its binding runs the list's body and the element's, not those of the others")
    func element() {
        let probe = Probe((0..<8).map { Item(id: $0) })
        let fixture = Fixture(Rows(probe), size: CGSize(width: 100, height: 80))
        fixture.frame(at: 0)
        probe.log = []
        fixture.tap(50, 35)
        #expect(probe.log == ["list", "3+"])
        probe.log = []
        fixture.tap(50, 75)
        #expect(probe.log == ["list", "7+"])
    }

    private struct MadeRows: View {
        let probe: Probe<[Item]>
        @State private var items = (0..<4).map { Item(id: $0) }

        var body: some View {
            let _ = probe.write = { items = $0 }
            VStack(spacing: 0) { ForEach($items) { [probe] $item in BindingPartTests.made($item, probe) } }
        }
    }

    @Test("an element that changes does not have the views of a binding's elements made anew")
    func making() {
        let probe = Probe<[Item]>([])
        let fixture = Fixture(MadeRows(probe: probe), size: CGSize(width: 100, height: 40))
        fixture.frame(at: 0)
        #expect(probe.log.filter { $0 == "made" }.count == 4)
        probe.log = []
        fixture.tap(50, 25)
        #expect(probe.log == ["2+"])
        probe.log = []
        probe.write?((0..<5).map { Item(id: $0) })
        fixture.frame(at: 0.1)
        #expect(probe.log.filter { $0 == "made" }.count == 5)
    }

    private struct NamedRows: View {
        let probe: Probe<[Item]>
        @State private var items = (0..<4).map { Item(id: $0, name: "\($0)") }

        var body: some View {
            let _ = probe.write = { items = $0 }
            VStack(spacing: 0) { ForEach($items) { $item in Box(item.name, width: 40, height: 10).id(item.name) } }
        }
    }

    @Test("views that the closure itself makes of an element's value follow that")
    func reading() {
        let probe = Probe<[Item]>([])
        let fixture = Fixture(NamedRows(probe: probe), size: CGSize(width: 100, height: 40))
        fixture.frame(at: 0)
        probe.write?((0..<4).map { Item(id: $0, name: $0 == 1 ? "other" : "\($0)") })
        fixture.frame(at: 0.1)
        #expect(fixture.names == ["0", "other", "2", "3"])
    }

    @Test("elements that move, come and go are told apart by id, and read their new places")
    func moving() {
        let probe = Probe((0..<4).map { Item(id: $0) })
        let fixture = Fixture(Rows(probe), size: CGSize(width: 100, height: 80))
        fixture.frame(at: 0)
        probe.log = []
        probe.write?([Item(id: 3), Item(id: 0, isOn: true)])
        fixture.frame(at: 0.1)
        #expect(probe.log == ["list", "3", "0+"])
        #expect(fixture.names == ["3", "0"])
        probe.write?([])
        fixture.frame(at: 0.2)
        #expect(fixture.names.isEmpty)
    }

    @MainActor
    private static func made(_ item: Binding<Item>, _ probe: Probe<[Item]>) -> Row {
        probe.log.append("made")
        return Row(item: item, probe: probe)
    }

    private struct Model: Equatable {
        var first = 0
        var second = 0
    }

    private struct Halves: View {
        let probe: Probe<Model>
        @State private var model = Model()

        var body: some View {
            let _ = probe.write = { model = $0 }
            let _ = probe.log.append("whole")
            VStack {
                Half(name: "first", value: $model.first, probe: probe)
                Half(name: "second", value: $model.second, probe: probe)
            }
        }
    }

    private struct Half: View {
        let name: String
        @Binding var value: Int
        let probe: Probe<Model>

        var body: some View {
            let _ = probe.log.append("\(name) \(value)")
            Box(name)
        }
    }

    @Test("a view with a binding to a member runs when that member changes, and nothing around it does")
    func member() {
        let probe = Probe(Model())
        let fixture = Fixture(Halves(probe: probe))
        fixture.frame(at: 0)
        #expect(probe.log == ["whole", "first 0", "second 0"])
        probe.log = []
        probe.write?(Model(first: 1))
        fixture.frame(at: 0.1)
        #expect(probe.log == ["first 1"])
        probe.write?(Model(first: 1, second: 2))
        fixture.frame(at: 0.2)
        #expect(probe.log == ["first 1", "second 2"])
        probe.write?(Model(first: 3, second: 4))
        fixture.frame(at: 0.3)
        #expect(probe.log == ["first 1", "second 2", "first 3", "second 4"])
    }

    private struct Rounded: View {
        let probe: Probe<Model>
        @State private var model = Model()

        var body: some View {
            let _ = probe.write = { model = $0 }
            VStack {
                Tens(value: $model.first, probe: probe)
                Half(name: "second", value: $model.second, probe: probe)
            }
        }
    }

    /// Takes back, in the same update, what is no multiple of ten.
    private struct Tens: View {
        @Binding var value: Int
        let probe: Probe<Model>

        var body: some View {
            let _ = probe.log.append("first \(value)")
            Box("first").onChange(of: value) { _, new in
                if new % 10 != 0 { value = new / 10 * 10 }
            }
        }
    }

    @Test("what a change is answered with runs the views of the part that it writes, and of no other")
    func answer() {
        let probe = Probe(Model())
        let fixture = Fixture(Rounded(probe: probe))
        fixture.frame(at: 0)
        probe.log = []
        probe.write?(Model(first: 27))
        fixture.frame(at: 0.1)
        #expect(probe.log == ["first 27", "first 20"])
        probe.log = []
        probe.write?(Model(first: 23))
        fixture.frame(at: 0.2)
        #expect(probe.log == ["first 23", "first 20"])
        probe.log = []
        probe.write?(Model(first: 31, second: 1))
        fixture.frame(at: 0.3)
        #expect(probe.log == ["first 31", "second 1", "first 30"])
    }
}
