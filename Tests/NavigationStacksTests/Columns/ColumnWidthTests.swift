import RiffleNavigationStacks
import SwiftUITesting
import Testing

@testable import RiffleNavigationStacks

/// Columns of split views whose edges are dragged.
@MainActor
struct ColumnWidthTests {
    private struct Two: View {
        var isFixed = false

        var body: some View {
            NavigationSplitView {
                Group {
                    if isFixed {
                        Color.clear.navigationSplitViewColumnWidth(300)
                    } else {
                        Color.clear.navigationSplitViewColumnWidth(min: 200, ideal: 300, max: 400)
                    }
                }
            } detail: {
                GeometryReader { proxy in Text("\(Int(proxy.size.width.rounded())) wide") }
            }
        }
    }

    private func wide(_ view: some View) -> ViewTester {
        ViewTester(view, size: CGSize(width: 1000, height: 700)) { $0.horizontalSizeClass = .regular }
    }

    private func drag(_ tester: ViewTester, from x: CGFloat, by way: CGFloat) async throws {
        let touch = tester.touch(at: CGPoint(x: x, y: 400))
        await touch.move(by: CGSize(width: way, height: 0), over: 0.3)
        await touch.lift()
        try await tester.settle()
    }

    @Test("a drag of the edge resizes the column between its bounds")
    func resize() async throws {
        let tester = wide(Two())
        try await tester.settle()
        #expect(try tester.find(.containing("wide")).text == "700 wide")
        try await drag(tester, from: 302, by: 60)
        #expect(try tester.find(.containing("wide")).text == "640 wide")
        try await drag(tester, from: 360, by: 300)
        #expect(try tester.find(.containing("wide")).text == "600 wide")
        try await drag(tester, from: 400, by: -390)
        #expect(try tester.find(.containing("wide")).text == "800 wide")
    }

    @Test("a column of one width keeps it")
    func fixed() async throws {
        let tester = wide(Two(isFixed: true))
        try await tester.settle()
        try await drag(tester, from: 301, by: 80)
        #expect(try tester.find(.containing("wide")).text == "700 wide")
    }

    @Test("bounds that contradict each other, or are no numbers, leave a width that can be shown")
    func bad() {
        for (least, ideal, most) in [
            (CGFloat.nan, CGFloat.infinity, CGFloat.nan), (500, 300, 200), (-1, -5, -9), (0, 0, 0),
        ] {
            let width = ColumnWidth(least: least, ideal: ideal, most: most)
            #expect(width.least <= width.ideal && width.ideal <= width.most)
            #expect(width.clamped(250).isFinite)
        }
    }
}
