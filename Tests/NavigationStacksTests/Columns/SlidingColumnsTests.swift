import SwiftUITesting
import Testing

@testable import RiffleNavigationStacks

/// Columns that slide over the detail where there is no room beside it.
@MainActor
struct SlidingColumnsTests {
    private struct Folders: View {
        @State private var selection: Int? = 1

        var body: some View {
            NavigationSplitView {
                List(0..<4, selection: $selection) { Text("Folder \($0)") }.navigationTitle("Folders")
            } detail: {
                Text("Detail \(selection ?? -1)")
            }
        }
    }

    private func tablet(_ view: some View, upright: Bool) -> ViewTester {
        let size = upright ? CGSize(width: 768, height: 1024) : CGSize(width: 1024, height: 768)
        return ViewTester(view, size: size) {
            $0.horizontalSizeClass = .regular
            $0.verticalSizeClass = .regular
        }
    }

    @Test(
        "held upright the detail has the whole width; its button brings the sidebar over it, a tap beside puts it away")
    func upright() async throws {
        let tester = tablet(Folders(), upright: true)
        try await tester.settle()
        #expect(tester.findAll(.text("Folder 0")).isEmpty)
        let middle = try tester.find(.text("Detail 1")).frame.midX
        #expect(abs(middle - 384) < 1)
        await tester.tap(try tester.find(.label("Toggle sidebar")))
        try await tester.settle()
        _ = try tester.find(.text("Folder 0"))
        #expect(try tester.find(.text("Detail 1")).frame.midX == middle)
        await tester.tap(try tester.find(.text("Folder 2")))
        try await tester.settle()
        _ = try tester.find(.text("Detail 2"))
        let touch = tester.touch(at: CGPoint(x: 600, y: 500))
        await touch.lift()
        try await tester.settle()
        #expect(tester.findAll(.text("Folder 0")).isEmpty)
        let finger = tester.touch(at: CGPoint(x: 4, y: 500))
        await finger.move(by: CGSize(width: 150, height: 0), over: 0.2)
        await finger.lift()
        try await tester.settle()
        _ = try tester.find(.text("Folder 0"))
    }

    @Test("styles say where the columns are, whichever way the window is held")
    func styles() async throws {
        for upright in [false, true] {
            let beside = tablet(Folders().navigationSplitViewStyle(.balanced), upright: upright)
            try await beside.settle()
            #expect(try beside.find(.text("Detail 1")).frame.minX > beside.find(.text("Folder 0")).frame.maxX)
            let over = tablet(Folders().navigationSplitViewStyle(.prominentDetail), upright: upright)
            try await over.settle()
            #expect(over.findAll(.text("Folder 0")).isEmpty)
        }
        let wide = tablet(Folders(), upright: false)
        try await wide.settle()
        _ = try wide.find(.text("Folder 0"))
    }

    @Test("the title of a screen and that of the back button that it becomes begin at one place, and end at one")
    func titles() {
        let size = CGSize(width: 100, height: 20)
        func x(_ effect: some GeometryEffect) -> CGFloat {
            effect.effectValue(size: size).m31
        }
        // The title's corner is half the free room into the bar, the button's after its arrow.
        let middle = (393.0 - 100) / 2
        #expect(abs(26 + x(BackArrival(place: 1, width: 393, isFromLarge: false)) - middle) < 0.01)
        #expect(x(BackArrival(place: 0, width: 393, isFromLarge: false)) == 0)
        #expect(abs(middle + x(TitleSlideEffect(place: -1, width: 393)) - 26) < 0.01)
        #expect(x(TitleSlideEffect(place: 0, width: 393)) == 0)
        // From a large title, whose margin is that of the screen.
        #expect(abs(26 + x(BackArrival(place: 1, width: 393, isFromLarge: true)) - 16) < 0.01)
    }
}
