import SwiftUITesting
import Testing

@testable import RiffleCanvases

@MainActor
struct ChartElementsTests {
    @Test("a drawing has the elements that it is given for what it shows, where they would stand")
    func children() async throws {
        let tester = ViewTester(
            Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue)) }
                .frame(width: 300, height: 100)
                .accessibilityLabel("Rain")
                .accessibilityChildren {
                    HStack(spacing: 0) {
                        ForEach(1..<4) { day in
                            Rectangle().accessibilityLabel("Day \(day)").accessibilityValue("\(day * 10) mm")
                        }
                    }
                })
        await tester.pump()
        let days = try (1..<4).map { try tester.find(.label("Day \($0)")) }
        #expect(days.map(\.value) == ["10 mm", "20 mm", "30 mm"])
        #expect(days.allSatisfy { $0.frame.width == 100 && $0.frame.height == 100 })
        // Nothing of them is seen.
        let picture = try tester.snapshot()
        #expect(picture[Int(days[1].frame.midX * 2), Int(days[1].frame.midY * 2)].b > 200)
    }
}
