import RiffleLayers
import SwiftUICore
import Testing

@MainActor
struct AnimationCompletionTests {
    private struct Scene: View {
        let probe: Probe<CGFloat>
        @State private var x: CGFloat = 0

        var body: some View { Box("box").offset(x: x).onAppear { probe.write = { x = $0 } } }
    }

    /// Not isolated, as the models of apps are.
    nonisolated private final class Model: @unchecked Sendable {
        var log: [String] = []

        func run(_ body: () -> Void) {
            withAnimation(.linear(duration: 1)) {
                body()
            } completion: {
                self.log.append("done")
            }
        }
    }

    @Test("a transaction calls back when what it moved has arrived, once")
    func transaction() {
        let probe = Probe<CGFloat>(0)
        let fixture = Fixture(Scene(probe: probe))
        fixture.frame(at: 0)
        var transaction = Transaction(animation: .linear(duration: 1))
        transaction.addAnimationCompletion { probe.log.append("one") }
        transaction.addAnimationCompletion(criteria: .removed) { probe.log.append("two") }
        withTransaction(transaction) { probe.write?(10) }
        fixture.frame(at: 1)
        fixture.frame(at: 1.9)
        #expect(probe.log.isEmpty)
        fixture.frame(at: 2.1)
        fixture.frame(at: 2.2)
        #expect(probe.log.sorted() == ["one", "two"])
    }

    @Test("it calls back at once when nothing moves")
    func nothing() {
        let probe = Probe<CGFloat>(0)
        var transaction = Transaction(animation: .default)
        transaction.addAnimationCompletion { probe.log.append("done") }
        withTransaction(transaction) { withTransaction(\.isContinuous, true) {} }
        #expect(probe.log == ["done"])
    }

    @Test("code of no actor can wait for an animation")
    func model() {
        let probe = Probe<CGFloat>(0)
        let fixture = Fixture(Scene(probe: probe))
        let model = Model()
        fixture.frame(at: 0)
        model.run { probe.write?(10) }
        fixture.frame(at: 1)
        fixture.frame(at: 1.5)
        #expect(model.log.isEmpty)
        fixture.frame(at: 2.1)
        #expect(model.log == ["done"])
    }
}
