import BrowserTesting
import Testing
import WalletApp

/// The wallet under a finger, a mouse and a keyboard, on every host.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10))) struct WalletWalkTests {
    private static let names = ["visa", "mastercard", "amex", "chase", "discover"]

    @Test("The cards arrive in their places, 50 points apart", arguments: StageHost.all)
    func launch(_ host: StageHost) async throws {
        try await host.show(WalletView()) { stage in
            #expect(try await order(stage) == Self.names)
            let visa = try await stage.find(.id("visa")).frame
            for (index, name) in Self.names.enumerated() {
                let above = visa.minY - (try await stage.find(.id(name)).frame.minY)
                #expect(abs(above - 50 * CGFloat(index)) <= 1, "\(name)")
            }
        }
    }

    @Test("A tap opens a card's history, the next closes it", arguments: StageHost.all)
    func tap(_ host: StageHost) async throws {
        try await host.show(WalletView()) { stage in
            try await stage.tap(at: try await handle("amex", stage))
            try await stage.settle()
            #expect(try await stage.findAll(.text("Transaction History")).count == 1)
            try await stage.tap(try await stage.find(.id("amex")))
            try await stage.settle()
            #expect(try await stage.findAll(.text("Transaction History")).isEmpty)
            #expect(try await order(stage) == Self.names)
        }
    }

    @Test("A card that is held and dragged follows past three neighbors and stays there", arguments: StageHost.all)
    func drag(_ host: StageHost) async throws {
        try await host.show(WalletView()) { stage in
            let before = try await stage.find(.id("visa")).frame
            let start = try await handle("visa", stage)
            try await stage.down(at: start)
            try await stage.live(for: 0.2)
            let steps = try await stage.move(from: start, by: CGSize(width: 3, height: -165), over: 0.5)
            try await stage.settle()
            let lifted = try await stage.find(.id("visa")).frame
            #expect(abs(lifted.minY - (before.minY - 20 - 165)) <= 1)
            try await stage.lift()
            try await stage.settle()
            #expect(try await order(stage) == ["mastercard", "amex", "chase", "visa", "discover"])
            #expect(try await stage.findAll(.text("Transaction History")).isEmpty)
            // Every sample arrived, once.
            let count = try await stage.countInput()
            #expect(count.sent == steps + 2 && count.received == steps + 2)
        }
    }

    @Test("A touch that is taken away leaves the deck as it was", arguments: StageHost.all)
    func cancel(_ host: StageHost) async throws {
        try await host.show(WalletView()) { stage in
            let before = try await frames(stage)
            let start = try await handle("chase", stage)
            try await stage.down(at: start)
            try await stage.live(for: 0.2)
            try await stage.move(from: start, by: CGSize(width: 0, height: 120))
            try await stage.cancel()
            try await stage.settle()
            #expect(try await frames(stage) == before)
        }
    }

    @Test("Without a finger, cards are moved and opened by their actions", arguments: StageHost.all)
    func actions(_ host: StageHost) async throws {
        try await host.show(WalletView()) { stage in
            try await stage.perform("Move back", on: try await stage.find(.id("visa")))
            try await stage.settle()
            #expect(try await order(stage) == ["mastercard", "visa", "amex", "chase", "discover"])
            try await stage.perform("Move forward", on: try await stage.find(.id("discover")))
            try await stage.settle()
            #expect(try await order(stage) == ["mastercard", "visa", "amex", "discover", "chase"])
            try await stage.perform("Show transactions", on: try await stage.find(.id("visa")))
            try await stage.settle()
            #expect(try await stage.findAll(.text("Transaction History")).count == 1)
        }
    }

    @Test("A window of another size and scale keeps the deck's order, centers it, and works", arguments: StageHost.all)
    func resize(_ host: StageHost) async throws {
        try await host.show(WalletView()) { stage in
            try await stage.perform("Move back", on: try await stage.find(.id("visa")))
            try await stage.resize(to: CGSize(width: 500, height: 900), scale: 3)
            try await stage.settle()
            let moved = ["mastercard", "visa", "amex", "chase", "discover"]
            #expect(try await order(stage) == moved)
            for frame in try await frames(stage) {
                #expect(abs(frame.minX - 50) <= 1 && abs(frame.width - 400) <= 1)
            }
            try await stage.tap(at: try await handle("amex", stage))
            try await stage.settle()
            #expect(try await stage.findAll(.text("Transaction History")).count == 1)
        }
    }

    private func frames(_ stage: any Stage) async throws -> [CGRect] {
        var frames: [CGRect] = []
        for name in Self.names { frames.append(try await stage.find(.id(name)).frame) }
        return frames
    }

    /// The cards by place, the lowest on the screen first.
    private func order(_ stage: any Stage) async throws -> [String] {
        zip(Self.names, try await frames(stage)).sorted { $0.1.midY > $1.1.midY }.map(\.0)
    }

    /// A point of a card that no card in front covers.
    private func handle(_ name: String, _ stage: any Stage) async throws -> CGPoint {
        let frame = try await stage.find(.id(name)).frame
        return CGPoint(x: frame.midX, y: frame.minY + 25)
    }
}
