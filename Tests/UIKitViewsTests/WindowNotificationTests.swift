import RiffleUIKitViews
import SwiftUITesting
import Testing

@MainActor
struct WindowNotificationTests {
    private struct Phases: View {
        @Environment(\.scenePhase) private var phase
        @State private var heard: [String] = []

        private func hear(_ name: Notification.Name, _ word: String) -> some View {
            Color.clear.frame(width: 1, height: 1)
                .onReceive(NotificationCenter.default.publisher(for: name)) { _ in heard.append(word) }
        }

        var body: some View {
            VStack {
                Text("Phase: \(String(describing: phase))")
                Text(heard.joined(separator: ", "))
                hear(UIApplication.willResignActiveNotification, "resigns")
                hear(UIApplication.didEnterBackgroundNotification, "background")
                hear(UIApplication.willEnterForegroundNotification, "foreground")
                hear(UIApplication.didBecomeActiveNotification, "active")
                hear(UIDevice.orientationDidChangeNotification, "turned")
                Button("State") { heard = ["\(UIApplication.shared.applicationState)"] }
            }
        }
    }

    @Test("a window that is used less, and again, tells the notification center")
    func phases() async throws {
        let tester = ViewTester(Phases())
        await tester.enter(.inactive)
        await tester.enter(.background)
        await tester.pump()
        _ = try tester.find(.text("Phase: background"))
        _ = try tester.find(.text("resigns, background"))
        await tester.enter(.inactive)
        await tester.enter(.active)
        await tester.pump()
        _ = try tester.find(.text("resigns, background, foreground, active"))
        await tester.enter(.background)
        await tester.tap(try tester.find(.label("State")))
        _ = try tester.find(.text("background"))
    }

    @Test("a window that becomes wider than high tells of it")
    func orientation() async throws {
        let tester = ViewTester(Phases())
        await tester.resize(to: CGSize(width: 852, height: 393))
        await tester.pump()
        _ = try tester.find(.text("turned"))
        await tester.resize(to: CGSize(width: 800, height: 393))
        await tester.pump()
        _ = try tester.find(.text("turned"))
    }

    @Test("views hear of their own window only")
    func otherWindows() async throws {
        let first = ViewTester(Phases())
        let second = ViewTester(Phases())
        await first.enter(.background)
        await first.pump()
        await second.pump()
        _ = try first.find(.text("resigns, background"))
        #expect(second.findAll(.containing("resigns")).isEmpty)
    }
}
