import Foundation
import SwiftUITesting
import WalletApp

/// Films of what a picture cannot show.
extension Screenshots {
    /// How large a film may be, in bytes: two are on a page that is to come up at once.
    private static let filmBytes = 980_000

    /// A card of the wallet that finds another place, and a spring that is caught on its way.
    @MainActor
    static func motion(into folder: URL) async throws {
        try await reorder(into: folder)
        try await spring(into: folder)
    }

    @MainActor
    private static func reorder(into folder: URL) async throws {
        let tester = ViewTester(WalletView(), size: CGSize(width: 393, height: 560), scale: 1.25)
        try await tester.settle()
        let film = try await tester.film {
            await tester.advance(by: 0.4)
            // The front card goes behind two others, then one from behind comes to the front.
            try await drag("visa", by: [(CGSize(width: 24, height: -118), 0.7)], tester)
            await tester.advance(by: 0.8)
            try await drag(
                "chase", by: [(CGSize(width: -26, height: 60), 0.5), (CGSize(width: 8, height: 96), 0.5)], tester)
            try await tester.settle()
            await tester.advance(by: 0.9)
        }
        try await save(film, "wallet-reorder", in: folder)
    }

    /// Takes a card by its upper edge, holds it, and moves it by one distance after another.
    @MainActor
    private static func drag(
        _ card: String, by moves: [(distance: CGSize, seconds: Double)], _ tester: ViewTester
    ) async throws {
        let frame = try tester.find(.id(card)).frame
        let finger = tester.touch(at: CGPoint(x: frame.midX, y: frame.minY + 24))
        await finger.hold(for: 0.3)
        for move in moves {
            await finger.move(by: move.distance, over: move.seconds)
            await finger.hold(for: 0.15)
        }
        await finger.lift()
    }

    @MainActor
    private static func spring(into folder: URL) async throws {
        let tester = ViewTester(SpringToy(), size: CGSize(width: 400, height: 360), scale: 1.5)
        try await tester.settle()
        let film = try await tester.film(framesPerSecond: 60) {
            await tester.advance(by: 0.3)
            try await pull(by: CGSize(width: -70, height: 110), tester)
            // It is caught in full flight, pulled elsewhere, and let go again.
            await tester.advance(by: 0.9)
            try await pull(by: CGSize(width: 110, height: 40), tester)
            await tester.advance(by: 2)
        }
        try await save(film, "spring", in: folder)
    }

    @MainActor
    private static func pull(by distance: CGSize, _ tester: ViewTester) async throws {
        let ball = try tester.find(.label("Ball")).frame
        let finger = tester.touch(at: CGPoint(x: ball.midX, y: ball.midY))
        await finger.hold(for: 0.15)
        await finger.move(by: distance, over: 0.4)
        await finger.hold(for: 0.1)
        await finger.lift()
    }

    /// Writes a film to a file with this name.
    @MainActor
    private static func save(_ film: Film, _ name: String, in folder: URL) async throws {
        let file = folder.appendingPathComponent("\(name).webp")
        try await film.webPData(maximumBytes: filmBytes).write(to: file)
        print(file.path)
    }
}
