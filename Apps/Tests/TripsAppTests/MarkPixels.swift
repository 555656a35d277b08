import SwiftUITesting

@testable import TripsApp

/// Tells whether a card shows a mark: a symbol of 100 points brings much white into the middle of the card.
@MainActor
struct MarkPixels {
    private let atRest: Int

    init(_ picture: Snapshot) { atRest = Self.whites(in: picture) }

    func isShown(in picture: Snapshot) -> Bool { Self.whites(in: picture) > atRest + 2000 }

    /// Pure white pixels between the bars, without the label's.
    private static func whites(in picture: Snapshot) -> Int {
        var count = 0
        for y in 500..<1200 {
            for x in 100..<(picture.width - 100) where picture[x, y] == (255, 255, 255, 255) { count += 1 }
        }
        return count
    }
}

extension TripsFixture {
    /// What is seen a while after the card on top was dragged somewhere; the mark stands still by then.
    static func picture(dx: CGFloat) async throws -> Snapshot {
        let trips = try await TripsFixture()
        let touch = await trips.hold()
        await touch.move(by: CGSize(width: dx, height: 0), over: 0.2)
        await touch.hold(for: 0.4)
        return try trips.tester.snapshot()
    }
}
