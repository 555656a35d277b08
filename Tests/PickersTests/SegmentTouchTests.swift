import SwiftUITesting
import Testing

@testable import RifflePickers

@MainActor
struct SegmentTouchTests {
    private struct Page: View {
        @State private var seat = 1

        var body: some View {
            VStack {
                Picker("Seat", selection: $seat) {
                    Text("Window").tag(1)
                    Text("Middle").tag(2)
                    Text("Aisle").tag(3)
                }
                .pickerStyle(.segmented)
                Text("seat \(seat)")
            }
        }
    }

    @Test(
        "touches reach each segment, in both directions of layout",
        arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func hittable(direction: LayoutDirection) async throws {
        let tester = ViewTester(Page().environment(\.layoutDirection, direction))
        await tester.pump()
        for (title, seat) in [("Aisle", 3), ("Middle", 2), ("Window", 1)] {
            let segment = try tester.find(.label(title))
            #expect(segment.isHittable)
            await tester.tap(segment)
            try await tester.settle()
            _ = try tester.find(.text("seat \(seat)"))
        }
    }

    @Test("a finger between the titles chooses the segment that it is on, also after the picker got wider")
    func between() async throws {
        let tester = ViewTester(Page(), size: CGSize(width: 300, height: 400))
        await tester.pump()
        await tester.resize(to: CGSize(width: 600, height: 400))
        try await tester.settle()
        let frame = try tester.find(.label("Aisle")).frame
        let touch = tester.touch(at: CGPoint(x: frame.minX + 4, y: frame.minY + 3))
        await tester.pump()
        await touch.lift()
        try await tester.settle()
        _ = try tester.find(.text("seat 3"))
    }
}
