import Foundation
import SwiftUITesting
import Testing
import TipKit

@MainActor
struct TipViewTests {
    private struct Screen: View {
        @State private var pressed = ""
        @State private var error = ""

        var body: some View {
            VStack {
                TipView(FavoriteTip(), arrowEdge: .bottom) { pressed += " \($0.id) \($0.index ?? -1)" }
                Text("Below")
                Text("pressed\(pressed)")
                Button("Configure") {
                    do { try Tips.configure() } catch let failure { error = "\(failure)" }
                }
                Text("error \(error)")
            }
        }
    }

    @Test("No tip shows before tips are configured, and then it comes by a transition")
    func configure() async throws {
        let tester = ViewTester(Screen())
        try await tester.settle()
        #expect(!tester.shows("Save as a Favorite"))
        let place = try tester.find(.text("Below")).frame.minY

        await tester.tap(try tester.find(.label("Configure")))
        await tester.advance(by: 0.1)
        let coming = try tester.find(.text("Save as a Favorite"))
        #expect(coming.opacity > 0 && coming.opacity < 1)
        try await tester.settle()
        #expect(try tester.find(.text("Save as a Favorite")).opacity == 1)
        // It takes room only now.
        #expect(try tester.find(.text("Below")).frame.minY > place)
        #expect(tester.issues.isEmpty)
    }

    @Test("Configuring twice is an error")
    func twice() async throws {
        let tester = ViewTester(Screen())
        try await tester.tapAndSettle("Configure")
        #expect(tester.shows("error "))
        try await tester.tapAndSettle("Configure")
        #expect(tester.shows("error tipsDatastoreAlreadyConfigured"))
    }

    @Test("A tip has its title, message and buttons, which tell the view what was pressed")
    func buttons() async throws {
        let tester = ViewTester(Screen())
        try await tester.tapAndSettle("Configure")
        let title = try tester.find(.text("Save as a Favorite")).frame
        let message = try tester.find(.text("Favorites are at the top of the list.")).frame
        #expect(message.minY >= title.maxY && message.minX == title.minX)
        try await tester.tapAndSettle("Learn More")
        try await tester.tapAndSettle("Settings")
        // A button without an identifier has its number.
        #expect(tester.shows("pressed more 0 1 1"))
        // Buttons do not close a tip.
        #expect(tester.shows("Save as a Favorite"))
    }

    @Test("The close button has a name, a finger's size, and can be pressed by keys")
    func close() async throws {
        let tester = ViewTester(Screen())
        try await tester.tapAndSettle("Configure")
        let button = try tester.find(.label("Close"))
        #expect(button.frame.width >= 44 && button.frame.height >= 44)
        await tester.key(.tab)
        #expect(try tester.find(.label("Close")).isFocused)
        await tester.key(.space)
        try await tester.settle()
        #expect(!tester.shows("Save as a Favorite"))
    }

    private struct Visit: View {
        var body: some View {
            VStack {
                TipView(FavoriteTip())
                Text("Here")
                Button("Forget") {}
            }
            .task { try? Tips.configure() }
        }
    }

    @Test("What somebody has closed stays closed for them, and for nobody else")
    func visitors() async throws {
        let (store, other) = (KeyValueStore(), KeyValueStore())
        let first = ViewTester(Visit()) { $0.appStore = store }
        try await first.settle()
        try await first.tapAndSettle("Close")

        let again = ViewTester(Visit()) { $0.appStore = store }
        try await again.settle()
        #expect(!again.shows("Save as a Favorite"))
        let somebodyElse = ViewTester(Visit()) { $0.appStore = other }
        try await somebodyElse.settle()
        #expect(somebodyElse.shows("Save as a Favorite"))
    }

    @Test("Closing a tip on one page closes it on the other pages of the same visitor")
    func pages() async throws {
        let store = KeyValueStore()
        let first = ViewTester(Visit()) { $0.appStore = store }
        let second = ViewTester(Visit()) { $0.appStore = store }
        try await first.settle()
        try await second.settle()
        #expect(second.shows("Save as a Favorite"))
        try await first.tapAndSettle("Close")
        try await second.settle()
        #expect(!second.shows("Save as a Favorite"))
    }

    @Test("A datastore that is reset shows tips again, and only before tips are configured")
    func reset() async throws {
        struct Screen: View {
            @State private var error = "none"

            var body: some View {
                VStack {
                    TipView(FavoriteTip())
                    Text("error \(error)")
                    Button("Reset") {
                        do { try Tips.resetDatastore() } catch let failure { error = "\(failure)" }
                    }
                }
                .task {
                    try? Tips.resetDatastore()
                    try? Tips.configure()
                }
            }
        }
        let store = KeyValueStore()
        let first = ViewTester(Visit()) { $0.appStore = store }
        try await first.settle()
        try await first.tapAndSettle("Close")
        let tester = ViewTester(Screen()) { $0.appStore = store }
        try await tester.settle()
        #expect(tester.shows("Save as a Favorite"))
        try await tester.tapAndSettle("Reset")
        #expect(tester.shows("error tipsDatastoreAlreadyConfigured"))
    }

    @Test("In a list a tip is a row while it shows, and no row otherwise")
    func lists() async throws {
        struct Screen: View {
            var body: some View {
                List {
                    TipView(FavoriteTip())
                    Text("First")
                }
                .task { try? Tips.configure() }
            }
        }
        let tester = ViewTester(Screen())
        try await tester.settle()
        let low = try tester.find(.text("First")).frame.minY
        try await tester.tapAndSettle("Close")
        #expect(try tester.find(.text("First")).frame.minY < low - 100)
        let plain = ViewTester(List { Text("First") })
        #expect(try tester.find(.text("First")).frame == plain.find(.text("First")).frame)
    }

    @Test("The arrow stands out on its side, which trailing is on the left from right to left")
    func arrows() async throws {
        struct Screen: View {
            let edge: Edge?

            var body: some View {
                TipView(NamedTip("arrow"), arrowEdge: edge)
                    .tipBackground(.red)
                    .frame(width: 200)
                    .task { try? Tips.configure() }
            }
        }
        /// The red pixels in the middle of each side of the box that the tip has without an arrow, going outwards.
        func ends(_ edge: Edge?, _ direction: LayoutDirection) async throws -> ClosedRange<Int> {
            let tester = ViewTester(Screen(edge: edge), size: CGSize(width: 300, height: 200), scale: 1) {
                $0.layoutDirection = direction
            }
            try await tester.settle()
            let picture = try tester.snapshot()
            let red = (0..<300).filter { picture[$0, 100].r > 200 && picture[$0, 100].g < 120 }
            return (red.first ?? 0)...(red.last ?? 0)
        }
        #expect(try await ends(nil, .leftToRight) == 50...249)
        #expect(try await ends(.trailing, .leftToRight) == 50...249)
        // Above the arrow the card ends earlier.
        let tester = ViewTester(Screen(edge: .trailing), size: CGSize(width: 300, height: 200), scale: 1) {
            $0.layoutDirection = .rightToLeft
        }
        try await tester.settle()
        let picture = try tester.snapshot()
        #expect(picture[55, 82].g > 200 && picture[245, 82].g < 120)
        #expect(picture[55, 100].g < 120)
    }
}
