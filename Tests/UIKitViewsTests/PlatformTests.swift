import Foundation
import SwiftUITesting
import Testing

@MainActor
struct PlatformTests {
    @Test("a color with a provider is another one in the dark")
    func dynamicColors() throws {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let view = Color(uiColor: color)
        let light = try ViewTester(view, size: CGSize(width: 4, height: 4)).snapshot()
        let dark = try ViewTester(view, size: CGSize(width: 4, height: 4)) { $0.colorScheme = .dark }.snapshot()
        #expect(light[2, 2].r == 0)
        #expect(dark[2, 2].r == 255)
        #expect(Color(Color.red) == .red)
        #expect(Color(cgColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1)).cgColor?.components == [1, 0, 0, 1])
    }

    @Test("a timer that is made of nothing never fires")
    func emptyTimer() {
        let timer = Timer()
        #expect(!timer.isValid)
        timer.invalidate()
    }

    @Test("log messages hide what is private")
    func messages() {
        let name = "Ada"
        let message: OSLogMessage = "\(name, privacy: .private) has \(3) cards, \(0.5, format: .fixed(precision: 2))"
        #expect("\(message)".contains("<private> has 3 cards, 0.50"))
        Logger(subsystem: "tests", category: "platform").debug("\(message.self is OSLogMessage)")
    }

    @Test("the application opens addresses, and the pasteboard keeps what is copied")
    func application() async throws {
        var kept: String?
        let tester = ViewTester(
            Button("Go") {
                UIApplication.shared.open(URL(string: "https://example.com")!)
                UIPasteboard.general.string = "copied"
                kept = UIPasteboard.general.string
            })
        await tester.tap(try tester.find(.role(.button, "Go")))
        #expect(tester.openedURLs.count == 1)
        #expect(kept == "copied")
        #expect(UIPasteboard.general.string == nil)  // the clipboard is the window's
        #expect(UIDevice.current.userInterfaceIdiom == .phone)
    }
}
