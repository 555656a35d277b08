import Facts
import Observation
import Testing

@testable import SwiftUICore

/// A body depends on what its last evaluation read, on nothing that an earlier one did.
@MainActor
struct ReadScopeTests {
    @Observable
    final class Model {
        var value = 0
        var other = 0
    }

    private struct Choosing: View {
        let probe: Probe<Int>
        let writes: Probe<Int>
        @State private var reads = true
        @State private var value = 0

        var body: some View {
            let _ = probe.write = { reads = $0 > 0 }
            let _ = writes.write = { value = $0 }
            let _ = probe.log.append(reads ? "reads \(value)" : "reads nothing")
            Box("x")
        }
    }

    @Test("a state that a body has stopped reading does not run it")
    func state() {
        let probe = Probe(0)
        let writes = Probe(0)
        let fixture = Fixture(Choosing(probe: probe, writes: writes))
        fixture.frame()
        writes.write?(1)
        fixture.frame(at: 0.1)
        probe.write?(0)
        fixture.frame(at: 0.2)
        for index in 2..<6 {
            writes.write?(index)
            #expect(fixture.frame(at: Double(index)).bodiesEvaluated == 0)
        }
        probe.write?(1)
        fixture.frame(at: 7)
        writes.write?(9)
        fixture.frame(at: 8)
        #expect(probe.log == ["reads 0", "reads 1", "reads nothing", "reads 5", "reads 9"])
    }

    private struct Parts: View {
        let probe: Probe<[Int]>
        @State private var numbers = [1, 2, 3]

        var body: some View {
            let _ = probe.write = { numbers = $0 }
            ChoosingPart(number: $numbers[2], count: $numbers.count, probe: probe)
        }
    }

    private struct ChoosingPart: View {
        let number: Binding<Int>
        let count: Int
        let probe: Probe<[Int]>
        @State private var reads = true

        var body: some View {
            let _ = probe.log.append(reads && count == 3 ? "reads \(number.wrappedValue)" : "reads nothing")
            Box("x").onTapGesture { reads = false }
        }
    }

    @Test("a part of a state that a body has stopped reading does not run it, nor when the part is gone")
    func part() {
        let probe = Probe([0])
        let fixture = Fixture(Parts(probe: probe))
        fixture.frame()
        probe.write?([1, 2, 4])
        fixture.frame(at: 0.1)
        fixture.tap(50, 50)
        #expect(probe.log == ["reads 3", "reads 4", "reads nothing"])
        probe.log = []
        for (index, numbers) in [[1, 2, 5], [7, 8, 9], [7, 8, 10]].enumerated() {
            probe.write?(numbers)
            fixture.frame(at: Double(index + 1))
        }
        #expect(probe.log.filter { $0 != "reads nothing" } == [])
    }

    private struct Observing: View {
        let model: Model
        let probe: Probe<Int>
        @State private var reads = 1

        var body: some View {
            let _ = probe.write = { reads = $0 }
            let _ = probe.log.append(reads > 0 ? "reads \(model.value)" : "reads nothing")
            Box("x")
        }
    }

    @Test("an observable property that a body has stopped reading does not run it", .fact("state.observable"))
    func observable() {
        let model = Model()
        let probe = Probe(0)
        let fixture = Fixture(Observing(model: model, probe: probe))
        fixture.frame()
        probe.write?(0)
        fixture.frame(at: 0.1)
        model.value = 1
        #expect(fixture.frame(at: 0.2).bodiesEvaluated == 0)
        probe.write?(2)
        fixture.frame(at: 0.3)
        probe.write?(0)
        fixture.frame(at: 0.4)
        model.value = 2
        #expect(fixture.frame(at: 0.5).bodiesEvaluated == 0)
        #expect(probe.log == ["reads 0", "reads nothing", "reads 1", "reads nothing"])
    }

    @Test("a thousand evaluations leave one registration with an observable object, and none when the view is gone")
    func registrations() {
        let model = Model()
        let probe = Probe(0)
        var fixture: Fixture? = Fixture(Observing(model: model, probe: probe))
        fixture?.frame()
        model.value = -1
        for index in 1...1000 {
            probe.write?(index)
            fixture?.frame(at: Double(index))
        }
        #expect(probe.log.count == 1001)
        DependencyTracking.observedChanges = 0
        model.value = 1
        #expect(DependencyTracking.observedChanges == 1)
        #expect(fixture?.frame(at: 1001).bodiesEvaluated == 1)
        fixture = nil
        DependencyTracking.observedChanges = 0
        model.value = 2
        #expect(DependencyTracking.observedChanges == 0)
    }

    private struct Guided: View {
        let model: Model
        let probe: Probe<Int>
        @State private var width = 10

        var body: some View {
            let _ = probe.write = { width = $0 }
            VStack(alignment: .leading) {
                Text("x").frame(width: CGFloat(width))
                Text("y").frame(width: 10).alignmentGuide(.leading) { _ in
                    probe.value += 1
                    return CGFloat(model.value)
                }
            }
        }
    }

    @Test("a guide that is asked a thousand times leaves one registration with an observable object")
    func guides() {
        let model = Model()
        let probe = Probe(0)
        let fixture = Fixture(Guided(model: model, probe: probe))
        fixture.frame()
        model.value = -1
        for index in 1...1000 {
            probe.write?(10 + index % 20)
            fixture.frame(at: Double(index))
        }
        #expect(probe.value > 1000)
        DependencyTracking.observedChanges = 0
        model.value = 1
        #expect((1...2).contains(DependencyTracking.observedChanges))
        #expect(fixture.frame(at: 1001).bodiesEvaluated == 1)
    }

    private struct Rows: View {
        let model: Model
        let probe: Probe<Int>
        @State private var reads = true

        var body: some View {
            let _ = probe.write = { reads = $0 > 0 }
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<40, id: \.self) { row in
                        let _ = probe.value += 1
                        Box(reads && model.value == row ? "chosen" : "\(row)", width: 50, height: 20)
                    }
                }
            }
        }
    }

    @Test("the rows of a lazy container together depend on what they read last")
    func rows() {
        let model = Model()
        let probe = Probe(0)
        let fixture = Fixture(Rows(model: model, probe: probe))
        fixture.frame()
        let first = probe.value
        model.value = 2
        fixture.frame(at: 0.1)
        #expect(probe.value > first)
        probe.write?(0)
        fixture.frame(at: 0.2)
        model.value = 3
        let last = probe.value
        #expect(fixture.frame(at: 0.3).bodiesEvaluated == 0)
        #expect(probe.value == last)
    }

    /// Reads and writes a state while it is compared and while it goes, as an app's own types may.
    private final class Meddling: Equatable {
        let meddle: () -> Void

        init(_ meddle: @escaping () -> Void) { self.meddle = meddle }
        deinit { meddle() }

        static func == (first: Meddling, second: Meddling) -> Bool {
            first.meddle()
            return false
        }
    }

    private struct Holding: View {
        let probe: Probe<Int>
        @State private var held: Meddling?
        @State private var count = 0

        var body: some View {
            let _ =
                probe.write = { _ in
                    held = Meddling {
                        probe.value += 1
                        _ = held
                        count += 1
                    }
                }
            Box("\(count)")
        }
    }

    @Test("what an app does while its values are compared and let go of may read and write the same state")
    func meddling() {
        let probe = Probe(0)
        let fixture = Fixture(Holding(probe: probe))
        fixture.frame()
        for index in 1...3 {
            probe.write?(index)
            fixture.frame(at: Double(index))
        }
        #expect(probe.value >= 2)
    }
}
