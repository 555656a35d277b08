import SwiftUI
import SwiftUITesting
import Testing

/// Timers whose interval is none.
@MainActor
struct OddIntervalsTests {
    private struct Ticking: View {
        let interval: Double
        @State private var count = 0
        @State private var timer: Publishers.Autoconnect<Timer.TimerPublisher>

        init(interval: Double) {
            self.interval = interval
            _timer = State(initialValue: Timer.publish(every: interval, on: .main, in: .common).autoconnect())
        }

        var body: some View { Text(verbatim: "Ticks \(count)").onReceive(timer) { _ in count += 1 } }
    }

    @Test(
        "a published timer whose interval does not pass fires each ten-thousandth of a second",
        arguments: [0, -1, -Double.infinity, .nan, 1e-300, 0.0001])
    func published(interval: Double) async throws {
        let tester = ViewTester(Ticking(interval: interval))
        await tester.advance(by: 0.05)
        let text = try tester.find(.containing("Ticks")).label
        let count = try #require(Int(text.dropFirst(6)))
        #expect((499...501).contains(count))
    }

    @Test("one whose interval has no end never fires")
    func endless() async throws {
        let tester = ViewTester(Ticking(interval: .infinity))
        await tester.advance(by: 0.05)
        #expect(tester.findAll(.text("Ticks 0")).count == 1)
    }

    private struct Scheduling: View {
        @State private var count = 0

        var body: some View {
            Text(verbatim: "Ticks \(count)").onAppear {
                let count = $count
                Timer.scheduledTimer(withTimeInterval: .nan, repeats: false) { _ in
                    MainActor.assumeIsolated { count.wrappedValue += 1 }
                }
            }
        }
    }

    @Test("a timer whose interval is no number fires soon")
    func scheduled() async throws {
        let tester = ViewTester(Scheduling())
        await tester.advance(by: 0.05)
        #expect(tester.findAll(.text("Ticks 1")).count == 1)
    }
}
