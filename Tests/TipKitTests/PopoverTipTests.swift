import SwiftUITesting
import Testing
import TipKit

@MainActor
struct PopoverTipTests {
    private struct Screen: View {
        @State private var pressed = ""
        @State private var isOn = true

        var body: some View {
            VStack(spacing: 80) {
                Button("One") { pressed += "one" }
                    .popoverTip(FavoriteTip(), arrowEdge: .top) {
                        pressed += $0.id
                        FavoriteTip().invalidate(reason: .actionPerformed)
                    }
                Button("Two") { pressed += "two" }.popoverTip(isOn ? NamedTip("second") : nil)
                Text("pressed \(pressed)")
                Text("status \(String(describing: FavoriteTip().status))")
            }
            .task { try? Tips.configure() }
        }
    }

    @Test("A tip is a popover at its view on a phone; the next one comes when it is closed")
    func popovers() async throws {
        let tester = ViewTester(Screen())
        try await tester.settle()
        let dialog = try tester.find(.role(.dialog)).frame
        #expect(dialog.width <= 373 && dialog.height < 200)
        #expect(tester.shows("Save as a Favorite") && !tester.shows("second"))
        try await tester.tapAndSettle("Close")
        #expect(!tester.shows("Save as a Favorite") && tester.shows("second"))
        try await tester.tapAndSettle("Close")
        #expect(tester.findAll(.role(.dialog)).isEmpty)
        // Closing has pressed nothing.
        #expect(tester.shows("pressed "))
    }

    @Test("A touch beside the popover closes the tip, and Escape does")
    func dismissal() async throws {
        let tester = ViewTester(Screen())
        try await tester.settle()
        await tester.touch(at: CGPoint(x: 20, y: 820)).lift()
        try await tester.settle()
        #expect(tester.shows("second"))
        await tester.key(.escape)
        try await tester.settle()
        #expect(tester.findAll(.role(.dialog)).isEmpty)
        #expect(tester.shows("status invalidated(TipKit.Tips.InvalidationReason.tipClosed)"))
    }

    @Test("A button of the tip tells the view, which may invalidate the tip")
    func actions() async throws {
        let tester = ViewTester(Screen())
        try await tester.settle()
        try await tester.tapAndSettle("Learn More")
        #expect(tester.shows("second"))
        try await tester.tapAndSettle("Close")
        #expect(tester.shows("pressed more"))
        #expect(tester.shows("status invalidated(TipKit.Tips.InvalidationReason.actionPerformed)"))
    }

    @Test("A binding shows the popover, and becomes false when it is closed")
    func binding() async throws {
        struct Screen: View {
            @State private var isPresented = false

            var body: some View {
                VStack(spacing: 80) {
                    Button("Show") { isPresented = true }
                        .popoverTip(NamedTip("bound"), isPresented: $isPresented, arrowEdge: .bottom)
                    Text(isPresented ? "on" : "off")
                }
                .task { try? Tips.configure() }
            }
        }
        let tester = ViewTester(Screen())
        try await tester.settle()
        #expect(!tester.shows("bound"))
        try await tester.tapAndSettle("Show")
        #expect(tester.shows("bound"))
        try await tester.tapAndSettle("Close")
        #expect(!tester.shows("bound") && tester.shows("off"))
    }
}
