import Facts
import SwiftUITesting
import Testing

@MainActor @Suite struct MotionFactsTests {
    private final class Log {
        var lines: [String] = []
    }

    private struct Mover: View {
        let log: Log
        let animation: Animation?
        @State private var isMoved = false

        var body: some View {
            VStack {
                Color.red.frame(width: 50, height: 50).offset(x: isMoved ? 100 : 0)
                Button("Move") {
                    withAnimation(animation) {
                        isMoved.toggle()
                    } completion: {
                        log.lines.append("done")
                    }
                }
            }
        }
    }

    @Test(
        "a completion does not wait for a button that fades back after its press", .fact("animation.completion"),
        arguments: [(nil, 0), (Animation.linear(duration: 0.1), 0.1)])
    func completion(animation: Animation?, duration: Double) async throws {
        let log = Log()
        let tester = ViewTester(Mover(log: log, animation: animation))
        await tester.tap(try tester.find(.label("Move")))
        #expect(log.lines.isEmpty == (duration > 0))
        await tester.advance(by: duration + 0.02)
        #expect(log.lines == ["done"])
    }
}
