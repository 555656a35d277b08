import SwiftUITesting
import Testing

@MainActor @Suite struct StrangeLifeTests {
    private final class Notes {
        var lines: [String] = []
    }

    // 36

    private struct Lives: View {
        let notes: Notes
        @State private var id = 0
        @State private var rows = Array(0..<40)

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(rows, id: \.self) { row in
                        Life(name: "\(row)", notes: notes)
                            .transition(.move(edge: .leading).combined(with: .opacity))
                            .id(row == 2 ? "2 \(id)" : "\(row)")
                    }
                }
            }
            .safeAreaInset(edge: .bottom) {
                HStack {
                    Button("Renew") { withAnimation { id += 1 } }
                    Button("Drop") { withAnimation { _ = rows.removeFirst() } }
                }
            }
        }
    }

    private struct Life: View {
        let name: String
        let notes: Notes
        @State private var taps = 0

        var body: some View {
            Button("Life \(name): \(taps)") { taps += 1 }
                .frame(height: 60)
                .onAppear { notes.lines.append("+\(name)") }
                .onDisappear { notes.lines.append("-\(name)") }
        }
    }

    @Test("in a lazy column another id is another life, and what leaves with a transition leaves once")
    func lives() async throws {
        let notes = Notes()
        let ordeal = Ordeal(Lives(notes: notes))
        try await ordeal.tester.settle()
        await ordeal.tester.tap(try ordeal.tester.find(.label("Life 2: 0")))
        await ordeal.tester.tap(try ordeal.tester.find(.label("Life 1: 0")))
        _ = try ordeal.tester.find(.label("Life 2: 1"))
        notes.lines = []
        await ordeal.tester.tap(try ordeal.tester.find(.label("Renew")))
        try await ordeal.tester.settle()
        #expect(notes.lines == ["+2", "-2"])
        _ = try ordeal.tester.find(.label("Life 2: 0"))
        _ = try ordeal.tester.find(.label("Life 1: 1"))
        notes.lines = []
        await ordeal.tester.tap(try ordeal.tester.find(.label("Drop")))
        try await ordeal.tester.settle()
        #expect(notes.lines.filter { $0 == "-0" }.count == 1)
        #expect(ordeal.tester.findAll(.containing("Life 0")).isEmpty)
        _ = try ordeal.tester.find(.label("Life 1: 1"))
        await ordeal.endure()
    }

    // 37

    private struct Equal: Equatable {
        let number: Int
        static func == (first: Equal, second: Equal) -> Bool { first.number / 10 == second.number / 10 }
    }

    private struct Changing: View {
        let notes: Notes
        @State private var count = 0
        @State private var ratio = 0.0

        var body: some View {
            VStack {
                Button("Add") { count += 1 }
                Button("Add and take") {
                    count += 1
                    count -= 1
                }
                Button("Divide") { ratio = 0 / ratio }
                Text("\(ratio)")
            }
            .onChange(of: Equal(number: count)) { old, new in notes.lines.append("tens \(old.number) \(new.number)") }
            .onChange(of: count) { old, new in notes.lines.append("count \(old) \(new)") }
            .onChange(of: ratio.isNaN) { notes.lines.append("NaN \($1)") }
        }
    }

    @Test("changes are told of what is not equal, once, from what was told last to what is there now")
    func changing() async throws {
        let notes = Notes()
        let ordeal = Ordeal(Changing(notes: notes))
        await ordeal.tester.tap(try ordeal.tester.find(.label("Add and take")))
        #expect(notes.lines.isEmpty)
        for _ in 0..<10 { await ordeal.tester.tap(try ordeal.tester.find(.label("Add"))) }
        #expect(notes.lines.filter { $0.hasPrefix("count") } == (0..<10).map { "count \($0) \($0 + 1)" })
        // Of the values that are equal the last one is the one before.
        #expect(notes.lines.filter { $0.hasPrefix("tens") } == ["tens 9 10"])
        await ordeal.tester.tap(try ordeal.tester.find(.label("Divide")))
        await ordeal.tester.tap(try ordeal.tester.find(.label("Divide")))
        #expect(notes.lines.filter { $0.hasPrefix("NaN") } == ["NaN true"])
        await ordeal.endure()
    }

    // 38

    private struct Hands: View {
        let notes: Notes
        @State private var isOff = true

        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(width: 100, height: 80)
                    .onTapGesture(count: 2) { notes.lines.append("twice") }
                    .onTapGesture { notes.lines.append("once") }
                    .simultaneousGesture(TapGesture().onEnded { notes.lines.append("beside") })
                    .accessibilityElement().accessibilityLabel("Taps")
                VStack(spacing: 0) {
                    Button("Off") { notes.lines.append("off") }.disabled(false).frame(height: 60)
                }
                .disabled(isOff)
                .environment(\.isEnabled, true)
                Button("On") { isOff.toggle() }.frame(height: 60)
            }
            .highPriorityGesture(
                DragGesture(minimumDistance: 30).onEnded { _ in notes.lines.append("dragged") })
        }
    }

    @Test("two taps before one, one beside both, a drag around them, and what is disabled stays so inside")
    func hands() async throws {
        let notes = Notes()
        let ordeal = Ordeal(Hands(notes: notes))
        let taps = try ordeal.tester.find(.label("Taps"))
        await ordeal.tester.tap(taps)
        await ordeal.tester.advance(by: 0.6)
        #expect(notes.lines == ["beside", "once"])
        notes.lines = []
        await ordeal.tester.tap(taps)
        await ordeal.tester.tap(taps)
        await ordeal.tester.advance(by: 0.6)
        #expect(notes.lines.filter { $0 == "twice" }.count == 1)
        #expect(!notes.lines.contains("once"))
        notes.lines = []
        await ordeal.tester.drag(taps, by: CGSize(width: 60, height: 0))
        #expect(notes.lines == ["dragged"])
        notes.lines = []
        await ordeal.tester.tap(try ordeal.tester.find(.label("Off")))
        #expect(notes.lines.isEmpty)
        await ordeal.tester.tap(try ordeal.tester.find(.label("On")))
        await ordeal.tester.tap(try ordeal.tester.find(.label("Off")))
        #expect(notes.lines == ["off"])
        await ordeal.endure()
    }
}
