import SwiftUICore
import Testing

@MainActor
struct WriteStageTests {
    /// Two boxes that one body moves.
    private struct Pair: View {
        let probe: Probe<Void>
        let event: (Binding<CGFloat>, Binding<CGFloat>) -> Void
        @State private var first: CGFloat = 0
        @State private var second: CGFloat = 0

        var body: some View {
            let _ = probe.write = { _ in event($first, $second) }
            let _ = probe.log.append("\(first) \(second)")
            ZStack {
                Box("first").offset(x: first)
                Box("second").offset(x: second)
            }
        }
    }

    /// Runs an event one second after the first frame, and tells how far boxes moved at times after it.
    private func moves(
        _ event: @escaping (Binding<CGFloat>, Binding<CGFloat>) -> Void, after times: [Double], log: [String]? = nil
    ) throws -> [[CGFloat]] {
        let probe = Probe<Void>(())
        let fixture = Fixture(Pair(probe: probe, event: event))
        fixture.frame(at: 0)
        probe.log = []
        probe.write?(())
        var found: [[CGFloat]] = []
        for time in [0] + times {
            fixture.frame(at: 1 + time)
            if found.isEmpty, let log { #expect(probe.log == log) }
            found.append(
                try ["first", "second"].map { (try #require(fixture.shown($0)).origin.x - 45).rounded() })
        }
        return found
    }

    @Test("of two animations in one event, each moves what its own write changed")
    func twoAnimations() throws {
        let found = try moves(
            { first, second in
                withAnimation(.linear(duration: 1)) { first.wrappedValue = 40 }
                withAnimation(.linear(duration: 1).delay(1)) { second.wrappedValue = 40 }
            }, after: [0.5, 1, 1.5, 2], log: ["40.0 0.0", "40.0 40.0"])
        #expect(found == [[0, 0], [20, 0], [40, 0], [40, 20], [40, 40]])
    }

    @Test("a value that is set back and then animated moves from where it was set")
    func setBack() throws {
        let found = try moves(
            { first, _ in
                first.wrappedValue = -40
                withAnimation(.linear(duration: 1)) { first.wrappedValue = 0 }
            }, after: [0.5, 1], log: ["-40.0 0.0", "0.0 0.0"])
        #expect(found == [[-40, 0], [-20, 0], [0, 0]])
    }

    @Test("a plain write after an animated one is shown at once, and does not stop the other")
    func plainAfterAnimated() throws {
        let found = try moves(
            { first, second in
                withAnimation(.linear(duration: 1)) { first.wrappedValue = 40 }
                second.wrappedValue = 40
            }, after: [0.5, 1])
        #expect(found == [[0, 40], [20, 40], [40, 40]])
    }

    @Test("writes with equal animations are taken up together, as are writes with none")
    func together() throws {
        _ = try moves(
            { first, second in
                withAnimation(.linear(duration: 1)) { first.wrappedValue = 40 }
                withAnimation(.linear(duration: 1)) { second.wrappedValue = 40 }
            }, after: [], log: ["40.0 40.0"])
        _ = try moves(
            { first, second in
                first.wrappedValue = 40
                second.wrappedValue = 40
            }, after: [], log: ["40.0 40.0"])
    }

    @Test("who writes reads what was written last, whatever bodies are still to be told")
    func read() throws {
        var read: [CGFloat] = []
        _ = try moves(
            { first, _ in
                first.wrappedValue = 10
                withAnimation(.linear(duration: 1)) { first.wrappedValue += 10 }
                withAnimation(.easeIn) { first.wrappedValue += 10 }
                read.append(first.wrappedValue)
            }, after: [], log: ["10.0 0.0", "20.0 0.0", "30.0 0.0"])
        #expect(read == [30])
    }

    @Test("a hundred animations in one event are no endless update")
    func many() {
        let probe = Probe<Void>(())
        let fixture = Fixture(
            Pair(probe: probe) { first, _ in
                for index in 1...100 {
                    withAnimation(.linear(duration: 1).delay(Double(index))) { first.wrappedValue += 1 }
                }
            })
        fixture.frame(at: 0)
        probe.write?(())
        #expect(fixture.frame(at: 1).bodiesEvaluated == 100)
        #expect(fixture.graph.issues.isEmpty)
    }

    private struct Late: View {
        let probe: Probe<Void>
        @State private var isShown = false
        @State private var progress = 0.0

        var body: some View {
            let _ =
                probe.write = { _ in
                    isShown = true
                    withAnimation(.linear(duration: 1)) { progress = 1 }
                }
            ZStack { if isShown { Part(value: $progress, probe: probe) } }
        }
    }

    @Test("a view that one stage inserts reads what the next one writes")
    func late() {
        let probe = Probe<Void>(())
        let fixture = Fixture(Late(probe: probe))
        fixture.frame(at: 0)
        probe.write?(())
        fixture.frame(at: 1)
        #expect(probe.log == ["0.0", "1.0"])
        fixture.frame(at: 1.5)
        #expect(fixture.shown("box")?.opacity == 0.5)
    }

    private struct Row: View {
        let index: Int
        @State private var isShown = false

        var body: some View {
            Box("\(index)").opacity(isShown ? 1 : 0)
                .onAppear { withAnimation(.linear(duration: 1).delay(Double(index) * 0.05)) { isShown = true } }
        }
    }

    @Test("forty rows that appear one after the other all do")
    func appearances() {
        let fixture = Fixture(ZStack { ForEach(0..<40) { Row(index: $0) } })
        fixture.frame(at: 0)
        #expect(fixture.graph.issues.isEmpty)
        fixture.frame(at: 3)
        for index in 0..<40 { #expect(fixture.shown("\(index)")?.opacity == 1) }
    }

    private struct SourceKey: TransactionKey {
        static var defaultValue: String { "none" }
    }

    private struct Readers: View {
        let probe: Probe<Void>
        @State private var value = 0.0

        var body: some View {
            let _ =
                probe.write = { _ in
                    var transaction = Transaction()
                    transaction[SourceKey.self] = "test"
                    $value.transaction(transaction).wrappedValue = 1
                }
            ZStack { ForEach(0..<20) { _ in Part(value: $value, probe: probe) } }
                .transaction { probe.log.append($0[SourceKey.self]) }
        }
    }

    @Test("a write that carries a value of the app's is taken up once by all readers, with the value")
    func custom() {
        let probe = Probe<Void>(())
        let fixture = Fixture(Readers(probe: probe))
        fixture.frame(at: 0)
        probe.log = []
        let before = fixture.graph.updateID
        probe.write?(())
        fixture.frame(at: 1)
        #expect(fixture.graph.updateID == before + 1)
        #expect(probe.log.filter { $0 == "1.0" }.count == 20)
        #expect(Set(probe.log) == ["1.0", "test"])
    }

    private struct Parts: View {
        let probe: Probe<Void>
        @State private var values = [0.0, 0.0]

        var body: some View {
            let _ =
                probe.write = { _ in
                    values[0] = 1
                    withAnimation(.linear(duration: 1)) { values[0] = 0 }
                }
            Part(value: $values[0], probe: probe)
        }
    }

    private struct Part: View {
        @Binding var value: Double
        let probe: Probe<Void>

        var body: some View {
            let _ = probe.log.append("\(value)")
            Box("box").opacity(value)
        }
    }

    @Test("readers of a part see each stage, also where the last sets the part back")
    func parts() {
        let probe = Probe<Void>(())
        let fixture = Fixture(Parts(probe: probe))
        fixture.frame(at: 0)
        probe.log = []
        probe.write?(())
        fixture.frame(at: 1)
        #expect(probe.log == ["1.0", "0.0"])
        fixture.frame(at: 1.5)
        #expect(fixture.shown("box")?.opacity == 0.5)
    }

    private struct Released: View {
        @GestureState private var drag: CGFloat = 0
        @State private var x: CGFloat = 0
        @State private var isDragging = false

        var body: some View {
            Box("box", width: 40, height: 40).offset(x: x + drag)
                .gesture(
                    DragGesture(minimumDistance: 0)
                        .onChanged { _ in isDragging = true }
                        .updating($drag) { value, state, _ in state = value.translation.width }
                        .onEnded { _ in
                            withAnimation(.linear(duration: 1)) { x = 10 }
                            isDragging = false
                        }
                )
                .opacity(isDragging ? 0.5 : 1)
        }
    }

    @Test("a gesture's state falls back with the animation that the gesture's end asks for")
    func gestureState() throws {
        let fixture = Fixture(Released())
        fixture.frame(at: 0)
        fixture.pointer(.began, 50, 50, at: 0)
        fixture.pointer(.moved, 80, 50, at: 0.1)
        #expect(fixture.frame(at: 0.1).bodiesEvaluated == 1)
        #expect(try #require(fixture.shown("box")).origin.x == 60)
        fixture.pointer(.ended, 80, 50, at: 1)
        fixture.frame(at: 1)
        let released = try #require(fixture.shown("box"))
        #expect(released.origin.x == 60)
        #expect(released.opacity == 1)
        fixture.frame(at: 2.1)
        #expect(try #require(fixture.shown("box")).origin.x == 40)
    }

    private final class Model: ObservableObject {
        @Published var first: CGFloat = 0
        @Published var second: CGFloat = 0
    }

    private struct Modeled: View {
        @ObservedObject var model: Model
        let probe: Probe<Void>

        var body: some View {
            let _ = probe.log.append("body")
            Box("box").offset(x: model.first + model.second)
        }
    }

    @Test("what an object changed without and with an animation is taken up together, animated")
    func object() throws {
        let model = Model()
        let probe = Probe<Void>(())
        let fixture = Fixture(Modeled(model: model, probe: probe))
        fixture.frame(at: 0)
        probe.log = []
        model.first = 20
        withAnimation(.linear(duration: 1)) { model.second = 20 }
        fixture.frame(at: 1)
        #expect(probe.log == ["body"])
        fixture.frame(at: 1.5)
        #expect(try #require(fixture.shown("box")).origin.x == 65)
    }

    private struct Revealing: View {
        let probe: Probe<Void>
        @State private var isShown = false
        @State private var count = 0
        @FocusState private var isFocused: Bool

        var body: some View {
            let _ =
                probe.write = { _ in
                    count += 1
                    withAnimation(.linear(duration: 1)) { isShown = true }
                    isFocused = true
                }
            let _ = probe.log.append("\(isFocused)")
            if isShown { Box("box").focusable().focused($isFocused) }
            Box("\(count)")
        }
    }

    @Test("the keyboard is directed to a view that an earlier write of the event inserts")
    func focus() {
        let probe = Probe<Void>(())
        let fixture = Fixture(Revealing(probe: probe))
        fixture.frame(at: 0)
        probe.write?(())
        fixture.frame(at: 1)
        fixture.frame(at: 1.1)
        #expect(probe.log.last == "true")
    }

    /// Boxes that a body moves as they appear, each in its own time.
    private struct Swarm: View {
        let count: Int
        @State private var places: [CGFloat]

        init(count: Int) {
            self.count = count
            places = Array(repeating: 0, count: count)
        }

        var body: some View {
            ZStack {
                ForEach(0..<count, id: \.self) { index in
                    Box("\(index)").offset(x: places[index])
                        .onAppear { withAnimation(.linear(duration: Double(index + 1))) { places[index] = 40 } }
                }
            }
        }
    }

    @Test("many views that appear at once move each with its own animation")
    func swarm() {
        let fixture = Fixture(Swarm(count: 40))
        fixture.frame(at: 0)
        fixture.frame(at: 1)
        #expect(fixture.graph.issues.isEmpty)
        for index in 0..<40 {
            let x = fixture.shown("\(index)")?.origin.x ?? 0
            #expect(abs(x - 45 - 40 / CGFloat(index + 1)) < 0.01)
        }
    }
}
