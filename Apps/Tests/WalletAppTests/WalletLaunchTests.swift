import SwiftUITesting
import Testing

@testable import WalletCards

@MainActor
struct WalletLaunchTests {
    @Test("at the first frame no card is seen")
    func firstFrame() async throws {
        let wallet = try await WalletFixture(settled: false)
        for index in 0..<5 { #expect(try wallet.card(index).opacity == 0, "card \(index)") }
    }

    @Test("cards arrive from the leading edge, the rearmost first, a tenth of a second apart")
    func arrival() async throws {
        let wallet = try await WalletFixture(settled: false)
        // Card i starts at (5 - i) · 0.1 s: at 0.13 s only card 4 is under way.
        await wallet.tester.advance(by: 0.13)
        #expect(try wallet.card(4).opacity > 0)
        #expect(try wallet.card(4).frame.minX < 35)
        for index in 0..<4 { #expect(try wallet.card(index).opacity == 0, "card \(index)") }
        await wallet.tester.advance(by: 0.1)
        #expect(try wallet.card(3).opacity > 0)
        #expect(try wallet.card(2).opacity == 0)
        try await wallet.tester.settle()
        for index in 0..<5 {
            #expect(try wallet.card(index).opacity == 1)
            #expect(isClose(try wallet.card(index).frame.minX, 35))
        }
    }
}
