import RiffleControls
import SwiftUITesting
import Testing

@MainActor
struct ExpansionChevronTests {
    /// Where the middles of the dark rows of the chevron are, from above, and how wide each is.
    private func rows(_ isExpanded: Bool, _ direction: LayoutDirection) async throws -> [(middle: Int, width: Int)] {
        let view = ExpansionChevron(isExpanded: isExpanded).scaleEffect(4).frame(width: 100, height: 100)
            .background(.white).environment(\.layoutDirection, direction)
        let tester = ViewTester(view, size: CGSize(width: 100, height: 100), scale: 1)
        await tester.pump()
        let picture = try tester.snapshot()
        return (0..<100).compactMap { y in
            let ink = (0..<100).filter { picture[$0, y].r < 128 }
            guard let first = ink.first, let last = ink.last else { return nil }
            return ((first + last) / 2, last - first)
        }
    }

    @Test("a chevron points forward in both directions of reading, and down while what it stands for is shown")
    func directions() async throws {
        for (direction, sign) in [(LayoutDirection.leftToRight, 1), (.rightToLeft, -1)] {
            let folded = try await rows(false, direction)
            let tip = folded[folded.count / 2].middle
            #expect((tip - folded[2].middle) * sign > 4)
            let expanded = try await rows(true, direction)
            #expect(expanded[2].width > expanded[expanded.count - 3].width + 10)
        }
    }
}
