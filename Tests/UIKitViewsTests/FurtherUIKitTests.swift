import SwiftUITesting
import Testing

@MainActor
@Suite("Further names of UIKit that code for phones asks for")
struct FurtherUIKitTests {
    private struct SchemeButtons: View {
        @Environment(\.colorScheme) private var scheme
        @State private var isShown = false

        private var window: UIWindow? {
            UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first?.windows.first
        }

        var body: some View {
            VStack {
                Text(scheme == .dark ? "dark" : "light")
                Button("Night") { window?.overrideUserInterfaceStyle = .dark }
                Button("System") { window?.overrideUserInterfaceStyle = .unspecified }
                Button("Sheet") { isShown = true }
            }
            .sheet(isPresented: $isShown) { InSheet() }
        }
    }

    private struct InSheet: View {
        @Environment(\.colorScheme) private var scheme

        var body: some View { Text(scheme == .dark ? "dark sheet" : "light sheet") }
    }

    @Test("A window takes another appearance with its sheets and its ground, and the system's again")
    func windowStyle() async throws {
        let tester = ViewTester(SchemeButtons())
        _ = try tester.find(.text("light"))
        await tester.tap(try tester.find(.role(.button, "Night")))
        _ = try tester.find(.text("dark"))
        #expect(try tester.snapshot()[2, 2].r == 0)
        await tester.tap(try tester.find(.role(.button, "System")))
        _ = try tester.find(.text("light"))
        #expect(try tester.snapshot()[2, 2].r == 255)
        await tester.tap(try tester.find(.role(.button, "Night")))
        await tester.tap(try tester.find(.role(.button, "Sheet")))
        await tester.advance(by: 1)
        _ = try tester.find(.text("dark sheet"))
    }

    @Test("What a view prefers for its window goes before the window's own appearance")
    func preferredBeforeWindow() async throws {
        let tester = ViewTester(SchemeButtons().preferredColorScheme(.light))
        await tester.tap(try tester.find(.role(.button, "Night")))
        _ = try tester.find(.text("light"))
        #expect(try tester.snapshot()[2, 2].r == 255)
    }

    @Test("A font is asked for like another one: rounded, bold, slanted, in another size")
    func fontDescriptors() throws {
        let title = UIFont.preferredFont(forTextStyle: .largeTitle)
        let rounded = try #require(title.fontDescriptor.withDesign(.rounded)?.withSymbolicTraits(.traitBold))
        let font = UIFont(descriptor: rounded, size: 0)
        #expect(font.pointSize == title.pointSize)
        #expect(font.familyName == "Quicksand")
        #expect(font.fontDescriptor.symbolicTraits == .traitBold)
        #expect(UIFont(descriptor: rounded, size: 12).pointSize == 12)
        let italic = try #require(UIFont.systemFont(ofSize: 10).fontDescriptor.withSymbolicTraits([.traitItalic]))
        #expect(UIFont(descriptor: italic, size: 10).isEqual(UIFont.italicSystemFont(ofSize: 10)))
        let semibold = UIFont.systemFont(ofSize: 10, weight: .semibold)
        #expect(UIFont(name: semibold.fontName, size: 10) != nil)
        #expect(semibold.fontName == "Inter-SemiBold")
    }

    @Test("Programs run on in the background, and no icon can be changed")
    func backgroundAndIcons() async {
        let task = UIApplication.shared.beginBackgroundTask()
        #expect(task != .invalid)
        UIApplication.shared.endBackgroundTask(task)
        #expect(UIApplication.shared.backgroundTimeRemaining > 1e6)
        #expect(!UIApplication.shared.supportsAlternateIcons)
        #expect(UIApplication.shared.alternateIconName == nil)
        await #expect(throws: (any Error).self) { try await UIApplication.shared.setAlternateIconName("Night") }
        await withCheckedContinuation { continuation in
            UIApplication.shared.setAlternateIconName("Night") { error in
                #expect(error != nil)
                continuation.resume()
            }
        }
    }

    @Test("A thumbnail has the pixels that it was asked for")
    func thumbnails() throws {
        let star = try #require(UIImage(systemName: "star.fill"))
        let small = try #require(star.preparingThumbnail(of: CGSize(width: 20, height: 10)))
        #expect(small.size == CGSize(width: 20, height: 10))
        #expect(small.scale == 1)
        #expect(small.imageOrientation == .up)
    }

    private struct Shapes: View {
        var body: some View {
            VStack(spacing: 0) {
                Rectangle().fill(.windowBackground).frame(width: 20, height: 20).backgroundStyle(.red)
                Rectangle().fill(.blue).frame(width: 40, height: 40).clipShape(.buttonBorder)
            }
        }
    }

    @Test("The ground of windows is a style whatever background was set, and the outline of buttons is a shape")
    func styles() throws {
        let tester = ViewTester(
            Shapes().background(.green), size: CGSize(width: 40, height: 60), scale: 1)
        let picture = try tester.snapshot(background: .white)
        #expect(picture[20, 10] == (255, 255, 255, 255))
        #expect(picture[20, 40].b > 200 && picture[20, 40].r < 50)
        #expect(picture[1, 21].b < 200)
    }
}
