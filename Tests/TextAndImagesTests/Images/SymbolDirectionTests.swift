import RiffleTextAndImages
import SwiftUITesting
import Testing

/// Symbols where text runs from right to left.
@MainActor
struct SymbolDirectionTests {
    /// How far to the right of its middle the ink in the upper third of a symbol is, in pixels.
    private func lean(_ name: String, _ direction: LayoutDirection, flips: Bool = false) async throws -> Double {
        let symbol = Image(systemName: name).font(.system(size: 60)).flipsForRightToLeftLayoutDirection(flips)
        let view = symbol.frame(width: 120, height: 120).background(.white).environment(\.layoutDirection, direction)
        let tester = ViewTester(view, size: CGSize(width: 120, height: 120), scale: 1)
        await tester.pump()
        let picture = try tester.snapshot()
        var ink: [(x: Int, y: Int)] = []
        for y in 0..<120 {
            for x in 0..<120 where picture[x, y].g < 128 { ink.append((x, y)) }
        }
        let (xs, ys) = (ink.map(\.x), ink.map(\.y))
        let (left, right) = (try #require(xs.min()), try #require(xs.max()))
        let (top, bottom) = (try #require(ys.min()), try #require(ys.max()))
        let upper = ink.filter { $0.y < top + (bottom - top) / 3 }.map { Double($0.x) }
        return upper.reduce(0, +) / Double(upper.count) - Double(left + right) / 2
    }

    @Test(
        "what means a direction of reading is mirrored",
        arguments: [
            "chevron.forward", "chevron.backward", "arrow.forward", "arrow.backward", "chevron.backward.2",
            "list.bullet", "sidebar.leading", "text.append", "increase.indent", "delete.backward.fill",
        ])
    func mirrored(name: String) async throws {
        let (natural, mirrored) = (try await lean(name, .leftToRight), try await lean(name, .rightToLeft))
        #expect(abs(natural) > 0.4)
        #expect(abs(natural + mirrored) < 0.3, "\(natural) \(mirrored)")
        #expect(abs(try await lean(name, .rightToLeft, flips: true) - natural) < 0.3, "flipped once more")
    }

    @Test(
        "what is named for a side, plays, turns or has a check mark is not",
        arguments: [
            "chevron.right", "arrow.left", "sidebar.left", "forward.end.fill", "play.fill", "arrow.turn.up.left",
            "list.number", "text.badge.checkmark", "pencil",
        ])
    func kept(name: String) async throws {
        let natural = try await lean(name, .leftToRight)
        #expect(try await lean(name, .rightToLeft) == natural)
        #expect(abs(try await lean(name, .rightToLeft, flips: true) + natural) < 0.3)
    }
}
