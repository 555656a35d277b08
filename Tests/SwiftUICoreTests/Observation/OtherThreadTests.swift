import Foundation
import SwiftUICore
import Testing

/// Changes that other threads make and announce, and values that they send.
@MainActor
struct OtherThreadTests {
    /// Promises nothing about threads, as most models.
    private final class Model: ObservableObject, @unchecked Sendable {
        @Published var count = 0
        /// Is announced by hand, before or after.
        var unannounced = 0
    }

    private struct ModelView: View {
        @ObservedObject var model: Model
        let probe: Probe<Int>

        var body: some View {
            let _ = probe.log.append("\(model.count) \(model.unannounced)")
            Box("model")
        }
    }

    /// Does something on another thread, and lets the main queue do what that has sent to it.
    private func elsewhere(_ body: @escaping @Sendable () -> Void) async {
        await Task.detached { body() }.value
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }

    private func issues(_ fixture: Fixture) -> [RuntimeIssue] {
        fixture.graph.issues.filter { $0.kind == .backgroundChange }
    }

    @Test("An object that another thread changes is shown, and reported once for its type")
    func object() async throws {
        let models = (Model(), Model())
        let probe = Probe(0)
        let fixture = Fixture(
            VStack {
                ModelView(model: models.0, probe: probe)
                ModelView(model: models.1, probe: probe)
            })
        fixture.frame()
        probe.log = []
        await elsewhere {
            models.0.count = 1
            models.1.count = 2
            models.0.count = 3
        }
        fixture.frame()
        #expect(probe.log == ["3 0", "2 0"])
        let issue = try #require(issues(fixture).first)
        #expect(issues(fixture).count == 1)
        #expect(issue.message.hasPrefix("Model announced a change on another thread (the queue \""))
        #expect(issue.message.contains("MainActor.run"))
        #expect(issue.path.contains("ModelView"))
    }

    @Test("An object that the main actor changes is not reported")
    func mainActor() async {
        let model = Model()
        let fixture = Fixture(ModelView(model: model, probe: Probe(0)))
        fixture.frame()
        await Task { model.count = 1 }.value
        fixture.frame()
        #expect(issues(fixture).isEmpty)
    }

    @Test("A change that another thread makes only after a frame took up its announcement is shown, too")
    func late() async {
        let model = Model()
        let probe = Probe(0)
        let fixture = Fixture(ModelView(model: model, probe: probe))
        fixture.frame()
        await elsewhere { model.objectWillChange.send() }
        fixture.frame(at: 5)
        model.unannounced = 1
        #expect(probe.log.last == "0 0")
        let deadline = fixture.graph.alarms.deadline
        #expect(deadline == 5.1)
        fixture.frame(at: 5.1)
        #expect(probe.log.last == "0 1")
        #expect(fixture.graph.alarms.deadline == nil)
        let count = probe.log.count
        fixture.frame(at: 6)
        #expect(probe.log.count == count)
    }

    /// An observable object whose change can be held up between its announcement and itself.
    private final class Held: Observable, @unchecked Sendable {
        private let registrar = ObservationRegistrar()
        private let lock = NSLock()
        private var stored = 0
        var count: Int {
            registrar.access(self, keyPath: \.count)
            return lock.withLock { stored }
        }
        func announce() { registrar.willSet(self, keyPath: \.count) }
        func change() {
            lock.withLock { stored += 1 }
            registrar.didSet(self, keyPath: \.count)
        }
    }

    private struct HeldView: View {
        let held: Held
        let probe: Probe<Int>

        var body: some View {
            let _ = probe.log.append("\(held.count)")
            Box("held")
        }
    }

    @Test("The same goes for an observable object, which may change anywhere and is not reported")
    func observable() async {
        let held = Held()
        let probe = Probe(0)
        let fixture = Fixture(HeldView(held: held, probe: probe))
        fixture.frame()
        await elsewhere { held.announce() }
        fixture.frame(at: 1)
        await elsewhere { held.change() }
        #expect(probe.log.last == "0")
        fixture.frame(at: 1.1)
        #expect(probe.log.last == "1")
        #expect(issues(fixture).isEmpty)
    }

    private struct ReceivingView<P: Publisher>: View where P.Failure == Never, P.Output == Int {
        let publisher: P
        let probe: Probe<Int>

        var body: some View {
            Box("receiving").onReceive(publisher) {
                #expect(MainThread.isCurrent)
                probe.log.append("\($0)")
            }
        }
    }

    @Test("What is sent on another thread is received on the main actor, in order, and reported once for its publisher")
    func received() async throws {
        let subject = PassthroughSubject<Int, Never>()
        let probe = Probe(0)
        // The first shares its subscription with whoever receives from the same subject, the second does not.
        let fixture = Fixture(
            VStack {
                ReceivingView(publisher: subject, probe: probe)
                ReceivingView(publisher: subject.map { $0 * 10 }, probe: probe)
                ReceivingView(publisher: subject, probe: probe)
            })
        fixture.frame()
        await elsewhere { for number in 1...2 { subject.send(number) } }
        #expect(probe.log == ["1", "1", "10", "2", "2", "20"])
        #expect(
            issues(fixture).map { $0.message.prefix(while: { $0 != "(" }) } == [
                "The publisher of onReceive", "The publisher of onReceive",
            ])
        #expect(issues(fixture).first?.message.contains("(PassthroughSubject<Int, Never>) sent a value on") == true)
    }

    @Test("What a publisher keeps greets a view that shares a subscription, although another thread sent it")
    func greeting() async {
        let subject = CurrentValueSubject<Int, Never>(0)
        let probe = Probe(0)
        let first = Fixture(ReceivingView(publisher: subject, probe: probe))
        first.frame()
        await elsewhere { subject.send(1) }
        let second = Fixture(ReceivingView(publisher: subject, probe: probe))
        second.frame()
        #expect(probe.log == ["0", "1", "1"])
        #expect(issues(second).isEmpty)
    }

    private struct StateView: View {
        @State private var count = 0
        @Binding var bound: Int
        let probe: Probe<Int>

        var body: some View {
            nonisolated(unsafe) let view = self
            let _ = probe.write = { view._count.wrappedValue = $0 }
            let _ = probe.log.append("\(count) \(bound)")
            Box("state")
        }
    }

    private struct BindingView: View {
        let probe: Probe<Int>
        let inner: Probe<Binding<Int>?>
        @State private var count = 0

        var body: some View {
            let _ = inner.value = $count
            StateView(bound: $count, probe: probe)
        }
    }

    @Test("State, and state behind a binding, may be written on other threads and are not reported")
    func state() async throws {
        let probe = Probe(0)
        let inner = Probe<Binding<Int>?>(nil)
        let fixture = Fixture(BindingView(probe: probe, inner: inner))
        fixture.frame()
        let write = try #require(probe.write)
        nonisolated(unsafe) let (set, binding) = (write, try #require(inner.value))
        await elsewhere {
            set(1)
            binding.wrappedValue = 2
        }
        fixture.frame()
        #expect(probe.log == ["0 0", "1 2"])
        #expect(fixture.graph.issues.isEmpty)
    }

    @Test("Other threads read and write state while bodies run, and at the end the last value is shown")
    func race() async throws {
        let probe = Probe(0)
        let inner = Probe<Binding<Int>?>(nil)
        let fixture = Fixture(BindingView(probe: probe, inner: inner))
        fixture.frame()
        nonisolated(unsafe) let binding = try #require(inner.value)
        let writers = Task.detached {
            for round in 1...200 {
                withAnimation(round.isMultiple(of: 2) ? .linear(duration: 1) : nil) { binding.wrappedValue = round }
                _ = binding.wrappedValue
                await Task.yield()
            }
        }
        let readers = Task.detached {
            for _ in 1...200 {
                _ = binding.wrappedValue
                await Task.yield()
            }
        }
        for _ in 0..<50 {
            fixture.frame(at: fixture.graph.now + 1.0 / 60)
            await Task.yield()
        }
        await writers.value
        await readers.value
        await elsewhere {}
        fixture.frame()
        #expect(probe.log.last == "0 200")
    }
}
