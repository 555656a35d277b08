import BrowserTesting
import RiffleChromiumDriver
import Foundation
import RiffleHeadlessHost
import RiffleRasterizer
import SwiftUITesting
import Testing
import WalletUnderTest
import RiffleWebHost

/// The browser's picture of the wallet against our own of the same state.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10)), browserTests) struct WalletPictureTests {
    @Test("The wallet looks in the browser as it does in our own picture", arguments: [false, true])
    func picture(isDark: Bool) async throws {
        try await ServedPage.with(dark: isDark, view: WalletScreen()) { test in
            let host = HeadlessScreen(
                WalletScreen(),
                HostConfiguration(
                    size: CGSize(width: 393, height: 852), scale: 2, colorScheme: isDark ? .dark : .light))
            host.advance(to: 3)
            let own = try host.render()
            let shown = try PixelBuffer.decodingPNG(try await test.page.screenshot())
            let difference = PictureDifference(own, shown)
            #expect(difference.hasSameSize)
            #expect(difference.meanAwayFromEdges <= 2)
            let cards = CGRect(x: 35, y: 162, width: 323, height: 405)
            #expect(difference.mean(around: cards, within: 10, scale: 2) <= 6)
        }
    }

    @Test("Shapes, strokes, gradients, clips, masks and effects look as in our own picture")
    func paints() async throws {
        try await ServedPage.with(view: PaintSpecimen()) { test in
            let host = HeadlessScreen(
                PaintSpecimen(), HostConfiguration(size: CGSize(width: 393, height: 852), scale: 2))
            host.advance(to: 0.5)
            let shown = try PixelBuffer.decodingPNG(try await test.page.screenshot())
            let difference = PictureDifference(try host.render(), shown)
            #expect(difference.meanAwayFromEdges <= 0.5)
            #expect(difference.shareAwayFromEdges(above: 12) <= 0.002)
        }
    }

    @Test("Every element lies where the engine says, to a point")
    func frames() async throws {
        try await ServedPage.with(view: WalletScreen()) { test in
            let host = HeadlessScreen(
                WalletScreen(), HostConfiguration(size: CGSize(width: 393, height: 852), scale: 2))
            host.advance(to: 3)
            let own = host.session.semantics.elements
            let shown = try await test.page.evaluate(
                """
                [...document.querySelectorAll('.e')].map((element) => {
                  const { x, y, width, height } = element.getBoundingClientRect();
                  return [element.getAttribute('aria-label') ?? element.textContent, x, y, width, height];
                })
                """
            ).array
            #expect(shown.count == own.count)
            for (element, node) in zip(shown, own) {
                #expect(element[0].string == node.label)
                let sides = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height]
                for (index, side) in sides.enumerated() {
                    #expect(abs((element[index + 1].number ?? .nan) - side) <= 1, "\(node.label)")
                }
            }
        }
    }

    @Test("Pictures and text are painted where the layers say, to a point")
    func painted() async throws {
        try await ServedPage.with(view: WalletScreen()) { test in
            let tester = ViewTester(WalletScreen())
            try await tester.settle()
            let query = Query.containing("card ending in")
            let shown = try await PageStage(test, isTouch: false).findAll(query)
            #expect(shown.count == 5)
            for (element, own) in zip(shown, tester.findAll(query)) {
                let (frame, expected) = (element.frame, own.frame)
                #expect(abs(frame.minX - expected.minX) <= 1 && abs(frame.minY - expected.minY) <= 1)
                #expect(abs(frame.width - expected.width) <= 1 && abs(frame.height - expected.height) <= 1)
            }
        }
    }

    @Test("Text is as wide in the browser as the server measured, to half a point")
    func textWidths() async throws {
        try await ServedPage.with(view: SpecimenView()) { test in
            let runs = try await test.page.evaluate(
                """
                [...document.querySelectorAll('.t')].map((run) => {
                  const range = document.createRange();
                  range.selectNodeContents(run);
                  return [run.textContent, Number.parseFloat(run.style.width), range.getBoundingClientRect().width];
                })
                """
            ).array
            #expect(runs.count >= SpecimenView.lines.count)
            for run in runs {
                let (stated, shown) = (run[1].number ?? .nan, run[2].number ?? .nan)
                #expect(abs(stated - shown) <= 0.5, "\(run[0].string ?? ""): \(stated) stated, \(shown) shown")
            }
        }
    }
}

/// Text in the fonts that apps use, and in those that stand in for characters they have not.
struct SpecimenView: View {
    static let lines = [
        "The quick brown fox jumps over the lazy dog", "4242 4242 4242 4242", "AVATAR To. We, fi fl ffi", "日本語 テスト",
        "Привет, мир", "Größe ÄÖÜ éèê", "🎉👨‍👩‍👧 🇪🇺",
    ]

    var body: some View {
        VStack(spacing: 4) {
            ForEach(Array(Self.lines.enumerated()), id: \.offset) { line in
                Text(line.element)
                Text(line.element).font(.headline)
                Text(line.element).font(.caption)
                Text(line.element).font(.system(size: 21, weight: .black, design: .rounded))
            }
        }
    }
}

/// How far two pictures are apart, in levels of 255.
struct PictureDifference {
    let hasSameSize: Bool
    private let width: Int
    private let height: Int
    private let own: [Int]
    private let shown: [Int]

    init(_ own: PixelBuffer, _ shown: PixelBuffer) {
        width = own.width
        height = own.height
        hasSameSize = own.width == shown.width && own.height == shown.height
        self.own = Self.components(own)
        self.shown = Self.components(shown)
    }

    private static func components(_ buffer: PixelBuffer) -> [Int] {
        (0..<buffer.height).flatMap { y in
            (0..<buffer.width).flatMap { x in
                let pixel = buffer[x, y]
                return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
            }
        }
    }

    private func gap(_ x: Int, _ y: Int) -> Double {
        let start = (y * width + x) * 3
        return Double((start..<start + 3).reduce(0) { $0 + abs(own[$1] - shown[$1]) }) / 3
    }

    /// Whether a pixel differs so little from its neighbors that smoothing an edge plays no part.
    private func isFlat(_ x: Int, _ y: Int) -> Bool {
        let start = (y * width + x) * 3
        for (dx, dy) in [(-2, 0), (2, 0), (0, -2), (0, 2), (-1, -1), (1, 1), (1, -1), (-1, 1)] {
            let other = start + (dy * width + dx) * 3
            for index in 0..<3 where abs(own[start + index] - own[other + index]) > 12 { return false }
        }
        return true
    }

    var meanAwayFromEdges: Double {
        guard hasSameSize else { return .infinity }
        var sum = 0.0
        var count = 0.0
        for y in 2..<height - 2 {
            for x in 2..<width - 2 where isFlat(x, y) {
                sum += gap(x, y)
                count += 1
            }
        }
        return sum / count
    }

    /// How much of what is away from edges differs by more than so many levels.
    func shareAwayFromEdges(above limit: Double) -> Double {
        guard hasSameSize else { return .infinity }
        var above = 0.0
        var count = 0.0
        for y in 2..<height - 2 {
            for x in 2..<width - 2 where isFlat(x, y) {
                if gap(x, y) > limit { above += 1 }
                count += 1
            }
        }
        return above / count
    }

    /// The mean in a band around a rectangle, where its shadow falls.
    func mean(around rect: CGRect, within reach: CGFloat, scale: CGFloat) -> Double {
        guard hasSameSize else { return .infinity }
        let outer = rect.insetBy(dx: -reach, dy: -reach)
        var sum = 0.0
        var count = 0.0
        for y in Int(outer.minY * scale)..<Int(outer.maxY * scale) {
            for x in Int(outer.minX * scale)..<Int(outer.maxX * scale) {
                let point = CGPoint(x: (CGFloat(x) + 0.5) / scale, y: (CGFloat(y) + 0.5) / scale)
                guard !rect.contains(point) else { continue }
                sum += gap(x, y)
                count += 1
            }
        }
        return sum / count
    }
}
