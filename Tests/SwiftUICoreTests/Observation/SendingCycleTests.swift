import EngineTesting
import SwiftUICore
import Testing

/// Publishers that send to themselves.
@MainActor
struct SendingCycleTests {
    private final class Model: ObservableObject {
        @Published var count = 0
        @Published var echo = 0
        let subject = PassthroughSubject<Int, Never>()
        var subscriptions: [AnyCancellable] = []
    }

    private struct Counting: View {
        @ObservedObject var model: Model

        var body: some View {
            Box("\(model.count)").onReceive(model.$count) { _ in model.count += 1 }
        }
    }

    @Test("An action of onReceive that writes what it receives is stopped, and its view is named")
    func action() {
        let model = Model()
        let fixture = Fixture(Counting(model: model))
        fixture.frame()
        fixture.frame()
        let issues = fixture.graph.issues.filter { $0.message.contains("from inside itself") }
        #expect(issues.count == 1, "\(fixture.graph.issues)")
        #expect(issues.first?.path.contains("Counting") == true)
        #expect(issues.first?.kind == .endlessUpdate)
    }

    private struct Answering: View {
        @ObservedObject var model: Model

        var body: some View {
            Box("answering")
                .onReceive(model.$count) { if $0 > 0 { model.echo = $0 } }
                .onReceive(model.$echo) { if $0 > 0 { model.count = $0 + 1 } }
        }
    }

    @Test("Two actions that answer each other are stopped, too")
    func answers() {
        let model = Model()
        let fixture = Fixture(Answering(model: model))
        fixture.frame()
        model.count = 1
        fixture.frame()
        #expect(fixture.graph.issues.contains { $0.message.contains("from inside itself") })
    }

    @Test("A subject whose subscriber sends to it is stopped, and goes on with the next value")
    func subject() {
        let model = Model()
        var received = 0
        model.subject.sink { value in
            received += 1
            model.subject.send(value + 1)
        }
        .store(in: &model.subscriptions)
        model.subject.send(0)
        #expect(received == NestedDelivery.limit)
        model.subject.send(0)
        #expect(received == 2 * NestedDelivery.limit)
        let current = CurrentValueSubject<Int, Never>(0)
        current.sink { current.value = $0 + 1 }.store(in: &model.subscriptions)
        current.value = 1
    }

    @Test("A subscriber that sends a few times to its publisher, and then no more, is let be")
    func converging() {
        let model = Model()
        var received: [Int] = []
        let fixture = Fixture(
            Box("converging")
                .onReceive(model.$count) { value in
                    received.append(value)
                    if value > 0, value < 50 { model.count = value + 1 }
                })
        fixture.frame()
        model.count = 1
        fixture.frame()
        #expect(received == Array(0...50))
        #expect(!fixture.graph.issues.contains { $0.message.contains("from inside itself") })
    }
}
