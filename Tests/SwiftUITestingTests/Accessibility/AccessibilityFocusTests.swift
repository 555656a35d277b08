import SwiftUI
import SwiftUITesting
import Testing

@MainActor
struct AccessibilityFocusTests {
    private struct Form: View {
        enum Place: Hashable { case name, error }
        @AccessibilityFocusState private var place: Place?
        @AccessibilityFocusState private var isAtEnd: Bool
        @State private var hasFailed = false

        var body: some View {
            VStack {
                Text("Place: \(place.map { "\($0)" } ?? "none"), \(isAtEnd ? "at the end" : "not there")")
                Button("Name") {}.accessibilityFocused($place, equals: .name)
                if hasFailed { Text("Something is wrong").accessibilityFocused($place, equals: .error) }
                Button("Send") {
                    hasFailed = true
                    place = .error
                }
                Button("End") { isAtEnd = true }.accessibilityFocused($isAtEnd)
                Button("Nowhere") { place = .error }
            }
        }
    }

    @Test("writing the state leads a screen reader to the element, though it comes with the same change")
    func leading() async throws {
        let tester = ViewTester(Form())
        #expect(tester.attendedElement == nil)
        await tester.tap(try tester.find(.label("Send")))
        #expect(tester.attendedElement == "Something is wrong")
        _ = try tester.find(.text("Place: error, not there"))
        await tester.tap(try tester.find(.label("End")))
        await tester.pump()
        #expect(tester.attendedElement == "End")
        _ = try tester.find(.text("Place: none, at the end"))
    }

    @Test("the state follows a screen reader from element to element")
    func following() async throws {
        let tester = ViewTester(Form())
        await tester.attend(try tester.find(.label("Name")))
        await tester.pump()
        _ = try tester.find(.text("Place: name, not there"))
        await tester.attend(try tester.find(.label("End")))
        await tester.pump()
        _ = try tester.find(.text("Place: none, at the end"))
    }

    @Test("a value that no element has falls back")
    func nowhere() async throws {
        let tester = ViewTester(Form())
        await tester.tap(try tester.find(.label("Nowhere")))
        await tester.pump()
        _ = try tester.find(.text("Place: none, not there"))
        #expect(tester.attendedElement == nil)
    }

    @Test("a new screen leads to its first element, and a page that was turned is said")
    func notifications() async throws {
        let tester = ViewTester(
            VStack {
                Text("Title")
                Button("Change") {
                    AccessibilityNotification.ScreenChanged().post()
                    AccessibilityNotification.PageScrolled("Page 2 of 3").post()
                    AccessibilityNotification.LayoutChanged().post()
                }
            })
        await tester.tap(try tester.find(.label("Change")))
        #expect(tester.attendedElement == "Title")
        #expect(tester.announcements == ["Page 2 of 3"])
    }

    @Test("what code for UIKit posts is said, too")
    func posting() async throws {
        let tester = ViewTester(
            VStack {
                Button("Say") { UIAccessibility.post(notification: .announcement, argument: "Saved") }
                Button("Nothing") { UIAccessibility.post(notification: .layoutChanged, argument: nil) }
            })
        await tester.tap(try tester.find(.label("Say")))
        await tester.tap(try tester.find(.label("Nothing")))
        #expect(tester.announcements == ["Saved"])
    }
}
