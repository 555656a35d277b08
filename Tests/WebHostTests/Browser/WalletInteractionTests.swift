import Foundation
import Testing
import WebHost

/// The wallet under a finger: one source for every host.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(3))) struct WalletInteractionTests {
    @Test("The cards arrive in their places, 50 points apart", arguments: WalletHost.all)
    func launch(_ host: WalletHost) async throws {
        try await host.with { stage in
            let cards = try await stage.cards()
            #expect(cards.count == 5)
            #expect(try await stage.order() == HeadlessStage.names)
            for (index, name) in HeadlessStage.names.enumerated() {
                let below = try #require(cards["visa"]).minY - (try #require(cards[name])).minY
                #expect(abs(below - 50 * CGFloat(index)) <= 1, "\(name)")
            }
        }
    }

    @Test("A tap opens a card's history, the next closes it", arguments: WalletHost.all)
    func tap(_ host: WalletHost) async throws {
        try await host.with { stage in
            let point = try await stage.handle("amex")
            try await stage.down(point)
            try await stage.live(for: 0.03)
            try await stage.up()
            try await stage.settle()
            #expect(try await stage.labels().contains("Transaction History"))
            let card = try await stage.frame("amex")
            try await stage.down(CGPoint(x: card.midX, y: card.midY))
            try await stage.live(for: 0.03)
            try await stage.up()
            try await stage.settle()
            #expect(try await stage.labels().contains("Transaction History") == false)
            #expect(try await stage.order() == HeadlessStage.names)
        }
    }

    @Test(
        "A card that is held and dragged follows the finger past three neighbors and stays there",
        arguments: WalletHost.all)
    func drag(_ host: WalletHost) async throws {
        try await host.with { stage in
            let before = try await stage.frame("visa")
            let start = try await stage.handle("visa")
            try await stage.down(start)
            try await stage.live(for: 0.2)
            let steps = try await stage.move(from: start, by: CGSize(width: 3, height: -165), steps: 30)
            try await stage.live(for: 0.1)
            let lifted = try await stage.frame("visa")
            #expect(abs(lifted.minY - (before.minY - 20 - 165)) <= 1)
            try await stage.up()
            try await stage.settle()
            #expect(try await stage.order() == ["mastercard", "amex", "chase", "visa", "discover"])
            #expect(try await stage.labels().contains("Transaction History") == false)
            if let browser = stage as? BrowserStage {
                // Every sample arrived, once and in order.
                let content = browser.test.content
                #expect(content.pointers(.began).count == 1)
                #expect(content.pointers(.ended).count == 1)
                let places = content.pointers(.moved).map(\.location.y)
                #expect(places.count == steps)
                #expect(places == places.sorted(by: >))
                let sent = try await browser.test.page.evaluate("riffle.pointers.eventsSent").int
                #expect(sent == content.events.count)
            }
        }
    }

    @Test("A touch that is taken away leaves the deck as it was", arguments: WalletHost.all.filter { $0 == .touch })
    func cancel(_ host: WalletHost) async throws {
        try await host.with { stage in
            let browser = try #require(stage as? BrowserStage)
            let before = try await stage.cards()
            let start = try await stage.handle("chase")
            try await stage.down(start)
            try await stage.live(for: 0.2)
            try await stage.move(from: start, by: CGSize(width: 0, height: 120), steps: 8)
            try await browser.test.page.touch(.cancel, [])
            try await stage.settle()
            #expect(try await stage.cards() == before)
            #expect(browser.test.content.pointers(.cancelled).count == 1)
        }
    }
}
