import SwiftUITesting
import Testing

@MainActor
struct GaugeTests {
    @Test("a gauge tells its value as a share of its range")
    func value() throws {
        let tester = ViewTester(Gauge(value: 25, in: 0...50) { Text("Fuel") })
        #expect(try tester.find(.containing("Fuel")).value == "50%")
    }

    @Test("every style shows the gauge")
    func styles() throws {
        func text(_ gauge: some View) -> Bool {
            !ViewTester(gauge).findAll(.containing("7")).isEmpty
        }
        let gauge = Gauge(value: 0.7) {
            Text("Level")
        } currentValueLabel: {
            Text("7")
        }
        #expect(text(gauge))
        #expect(text(gauge.gaugeStyle(.accessoryCircular)))
        #expect(text(gauge.gaugeStyle(.accessoryCircularCapacity)))
        #expect(text(gauge.gaugeStyle(.accessoryLinearCapacity)))
    }

    @Test("a timer counts down while time passes, and the bar with it")
    func timers() async throws {
        let start = Date(timeIntervalSince1970: 1_000_000)
        let tester = ViewTester(
            VStack {
                Text(timerInterval: start...start.addingTimeInterval(60))
                ProgressView(timerInterval: start...start.addingTimeInterval(60))
                Text(start, style: .relative)
            }, startDate: start)
        #expect(tester.findAll(.text("1:00")).count == 1)
        await tester.advance(by: 30)
        _ = try tester.find(.text("0:30"))
        _ = try tester.find(.text("30 sec"))
        #expect(try tester.find(.role(.progress)).value == "50%")
    }
}
