import Foundation
import Testing
import WalletCards

@Suite struct WalletRoomTests {
    @Test("on a phone cards are as wide as 35 points at either side leave, and 50 apart")
    func phone() {
        let room = WalletRoom(in: CGSize(width: 393, height: 760), count: 5)
        #expect(abs(room.card.width - 323) < 1e-9 && room.spacing == 50)
        #expect(abs(room.padding(in: 393) - 35) < 1e-9)
    }

    @Test("a card is never wider than 400 points")
    func wide() {
        for width in [500, 820, 1440, 4000] as [CGFloat] {
            #expect(WalletRoom(in: CGSize(width: width, height: 900), count: 5).card.width <= 400)
        }
    }

    @Test("the stack fits below the heading, in every window and with any number of cards")
    func fits() {
        for width in [0, 60, 320, 393, 852, 1440] as [CGFloat] {
            for height in [120, 200, 300, 393, 700, 1100] as [CGFloat] {
                for count in [0, 1, 2, 5, 12, 60] {
                    let room = WalletRoom(in: CGSize(width: width, height: height), count: count)
                    #expect(room.card.height + room.rise <= height + 0.01, "\(width) × \(height), \(count) cards")
                    #expect(room.card.width > 0 && room.spacing >= 0)
                }
            }
        }
    }
}
