import Foundation

extension Card {
    /// The cards of a new wallet, the front one first. Names and numbers are invented; the numbers have valid check digits.
    ///
    /// Their ids are the same in every wallet and every time, as they are made anew until something is kept.
    package static let samples = numbered([
        Card(
            .visa, "4017 7899 9805 4242", of: "Thea Brandvold", until: "3/28",
            payments: [
                Payment("Lantern & Leaf", 999, on: "2 Apr 2026", symbol: "bag.fill"),
                Payment("Harbor Cabs", 12.5, on: "3 Apr 2026", symbol: "car.fill"),
                Payment("Third Cup", 6.75, on: "5 Apr 2026", symbol: "cup.and.saucer.fill"),
                Payment("Gull Cottage", 318.4, on: "9 Apr 2026", symbol: "bed.double.fill"),
            ]),
        Card(
            .mastercard, "5218 2782 2717 0619", of: "Ruben Okafor", until: "10/27",
            payments: [
                Payment("Matinee Club", 15.49, on: "1 Apr 2026", symbol: "tv"),
                Payment("Orchard Market", 84.12, on: "4 Apr 2026", symbol: "cart.fill"),
                Payment("Ringroad Fuel", 51.3, on: "7 Apr 2026", symbol: "fuelpump.fill"),
            ]),
        Card(
            .amex, "3742 918375 71887", of: "Linnea Castell", until: "6/29",
            payments: [
                Payment("Meridian Air", 1240, on: "28 Mar 2026", symbol: "airplane"),
                Payment("The Old Customs", 462, on: "30 Mar 2026", symbol: "bed.double.fill"),
                Payment("Saffron Yard", 58.9, on: "31 Mar 2026", symbol: "fork.knife"),
            ]),
        Card(
            .chase, "4266 1891 0275 4134", of: "Jorun Adeyemi", until: "1/30",
            payments: [
                Payment("Longplay", 10.99, on: "1 Apr 2026", symbol: "headphones"),
                Payment("City Metro", 2.9, on: "2 Apr 2026", symbol: "tram.fill"),
                Payment("Gift Shop", 35, on: "6 Apr 2026", symbol: "gift.fill"),
            ]),
        Card(
            .discover, "6011 4306 0830 3163", of: "Mateo Vinterberg", until: "8/28",
            payments: [
                Payment("Bookshop", 23.8, on: "27 Mar 2026", symbol: "book.fill"),
                Payment("Corner Gym", 39, on: "1 Apr 2026", symbol: "flame.fill"),
            ]),
    ])

    private static func numbered(_ cards: [Card]) -> [Card] {
        cards.enumerated().map { place, card in
            let payments = card.payments.enumerated().map { number, payment in
                Payment(
                    payment.merchant, payment.amount, on: payment.day, symbol: payment.symbol,
                    id: UUID(number: 100 * (place + 1) + number))
            }
            return Card(
                card.brand, card.number, of: card.holder, until: card.expiry, payments: payments,
                id: UUID(number: place + 1))
        }
    }
}

extension UUID {
    /// An id that is the same every time; numbers below 2¹⁶ have different ones.
    fileprivate init(number: Int) {
        let number = UInt16(truncatingIfNeeded: number)
        self.init(
            uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, UInt8(number >> 8), UInt8(number & 0xFF)))
    }
}
