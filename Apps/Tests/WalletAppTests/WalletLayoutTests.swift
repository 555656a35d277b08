import SwiftUITesting
import Testing

@testable import WalletCards

@MainActor
struct WalletLayoutTests {
    @Test("card i stands 50·i points above the front card, with 35 points of padding left and right")
    func places() async throws {
        let wallet = try await WalletFixture()
        let front = try wallet.card(0).frame
        #expect(isClose(front.minX, 35))
        #expect(isClose(front.maxX, 393 - 35))
        for index in 1..<5 {
            let frame = try wallet.card(index).frame
            #expect(isClose(front.minY - frame.minY, 50 * CGFloat(index)), "card \(index)")
            #expect(frame.size == front.size)
        }
    }

    @Test("card 0 is in front, and every card in front of the next")
    func order() async throws {
        let wallet = try await WalletFixture()
        for index in 0..<4 {
            #expect(try wallet.card(index).isInFront(of: wallet.card(index + 1)), "card \(index)")
        }
    }

    @Test("the heading stands at the top left and the plus at the top right, 20 points down")
    func titleBar() async throws {
        let wallet = try await WalletFixture()
        let title = try wallet.tester.find(.label("Wallet")).frame
        #expect(isClose(title.minX, 16))
        #expect(title.minY >= 20 && title.minY < 30)
        #expect(title.height > 30)
    }

    @Test("a face shows number, holder and expiry")
    func face() async throws {
        let wallet = try await WalletFixture()
        let card = try wallet.card(0)
        #expect(card.label == "Visa card ending in 4242")
    }

    @Test(
        "cards never cover the heading, and stay in the window",
        arguments: [
            CGSize(width: 320, height: 568), CGSize(width: 393, height: 852), CGSize(width: 852, height: 393),
            CGSize(width: 820, height: 1180), CGSize(width: 1200, height: 800), CGSize(width: 1440, height: 900),
        ])
    func sizes(_ size: CGSize) async throws {
        for type in [DynamicTypeSize.xSmall, .large, .accessibility5] {
            let tester = ViewTester(WalletScreen(), size: size) { $0.dynamicTypeSize = type }
            try await tester.settle()
            let title = try tester.find(.label("Wallet")).frame
            for name in WalletFixture.names {
                let card = try tester.find(.id(name)).frame
                #expect(card.minY >= title.maxY, "\(name) at \(type)")
                #expect(card.minX >= 0 && card.maxX <= size.width && card.maxY <= size.height)
                #expect(card.width <= 400.01)
            }
            #expect(tester.issues == [])
        }
    }

    @Test("a wallet without cards says so")
    func empty() async throws {
        let tester = ViewTester(WalletScreen(cards: []) { _ in })
        try await tester.settle()
        _ = try tester.find(.text("No cards yet"))
        #expect(tester.issues == [])
    }
}
