import RiffleUIKitViews
import SwiftUITesting
import Testing

/// What apps set for all controls through UIKit. Nothing waits in between, as it holds for the whole process.
@MainActor
struct ControlAppearanceTests {
    private func pixel(_ view: some View, _ x: Int, _ y: Int) throws -> (r: UInt8, g: UInt8, b: UInt8) {
        let pixel = try ViewTester(view, size: CGSize(width: 200, height: 60), scale: 1).snapshot()[x, y]
        return (pixel.r, pixel.g, pixel.b)
    }

    @Test("switches have the color that is set for all of them, where no view says another")
    func switches() throws {
        defer { UISwitch.appearance().onTintColor = nil }
        UISwitch.appearance().onTintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        let toggle = Toggle("On", isOn: .constant(true)).labelsHidden()
        #expect(try pixel(toggle, 84, 30) == (0, 0, 255))
        #expect(try pixel(toggle.tint(Color(red: 1, green: 0, blue: 0)), 84, 30) == (255, 0, 0))
    }

    @Test("sliders have the colors of track and thumb that are set for all of them")
    func sliders() throws {
        let look = UISlider.appearance()
        defer { (look.thumbTintColor, look.minimumTrackTintColor, look.maximumTrackTintColor) = (nil, nil, nil) }
        look.thumbTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        look.minimumTrackTintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        look.maximumTrackTintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        let slider = Slider(value: .constant(0.5))
        #expect(try pixel(slider, 100, 30) == (255, 0, 0))
        #expect(try pixel(slider, 30, 30) == (0, 255, 0))
        #expect(try pixel(slider, 170, 30) == (0, 0, 255))
    }

    @Test("buttons in accessibilityActions are offered under their titles, and not shown")
    func actions() async throws {
        struct Message: View {
            @State private var log = "none"

            var body: some View {
                Text("Message")
                    .accessibilityValue(log)
                    .accessibilityActions {
                        Button("Reply") { log = "replied" }
                        Button(role: .destructive) {
                            log = "deleted"
                        } label: {
                            Text("Delete")
                        }
                    }
            }
        }
        let tester = ViewTester(Message())
        #expect(tester.findAll(.role(.button)).isEmpty)
        try await tester.perform("Reply", on: try tester.find(.label("Message")))
        #expect(try tester.find(.label("Message")).value == "replied")
        try await tester.perform("Delete", on: try tester.find(.label("Message")))
        #expect(try tester.find(.label("Message")).value == "deleted")
    }

    @Test("a button that repeats does so while it is held, and once where it is tapped")
    func repeats() async throws {
        struct Counter: View {
            let repeats: ButtonRepeatBehavior
            @State private var count = 0

            var body: some View { Button("\(count)") { count += 1 }.buttonRepeatBehavior(repeats) }
        }
        for (behavior, held) in [(ButtonRepeatBehavior.enabled, 6), (.disabled, 1)] {
            let tester = ViewTester(Counter(repeats: behavior))
            await tester.tap(try tester.find(.label("0")))
            try await tester.settle()
            await tester.press(try tester.find(.label("1")), for: 1.05)
            try await tester.settle()
            #expect(tester.findAll(.label("\(1 + held)")).count == 1, "\(tester.semanticsDescription)")
        }
    }
}
