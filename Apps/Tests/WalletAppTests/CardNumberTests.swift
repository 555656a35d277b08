import Testing
import WalletCards

@Suite struct CardNumberTests {
    @Test(
        "the brand is known by the first digits, as soon as they are typed",
        arguments: [
            ("4", CardBrand.visa), ("51", .mastercard), ("55", .mastercard), ("2221", .mastercard),
            ("2720", .mastercard), ("34", .amex), ("37", .amex), ("6011", .discover), ("65", .discover),
            ("644", .discover),
        ])
    func brand(_ text: String, _ brand: CardBrand) {
        #expect(CardNumber(text).brand == brand)
        #expect(text.count == 1 || CardNumber(String(text.dropLast())).brand != brand)
    }

    @Test(
        "other numbers belong to no brand", arguments: ["", "5", "50", "56", "2220", "2721", "36", "60", "6012", "9"])
    func noBrand(_ text: String) { #expect(CardNumber(text).brand == nil) }

    @Test("digits stand in groups of four, an Amex's in groups of four, six and five")
    func groups() {
        #expect(CardNumber("4017789998054242").text == "4017 7899 9805 4242")
        #expect(CardNumber("40177").text == "4017 7")
        #expect(CardNumber("374291837571887").text == "3742 918375 71887")
        #expect(CardNumber("4017-7899 9805–4242").text == "4017 7899 9805 4242")
        #expect(CardNumber("4000001234567890123").text == "4000 0012 3456 7890 123")
    }

    @Test("the samples are good, and with any other digit in any place they are not")
    func checksum() {
        for card in Card.samples where card.brand != .chase {
            let number = CardNumber(card.number)
            #expect(number.problem == nil, "\(card.number)")
            #expect(number.brand == card.brand)
            for place in number.digits.indices {
                for other in 0...9 where other != number.digits[place] {
                    var digits = number.digits
                    digits[place] = other
                    #expect(!CardNumber(digits.map(String.init).joined()).isConsistent)
                }
            }
        }
    }

    @Test(
        "what is wrong is said in words",
        arguments: [
            ("", "Enter the number on the card."), ("card", "A card number has digits only."),
            ("40", "The number is too short: Visa has 16 digits."),
            ("40", "The number is too short: Visa has 16 digits."),
            ("55", "The number is too short: Mastercard has 16 digits."), ("12", "The number is too short."),
            ("9999 9999", "Only Visa, Mastercard, Amex and Discover cards can be added."),
            ("55000000000000040", "The number is too long: Mastercard has 16 digits."),
            ("4017 7899 9805 4243", "One of the digits is wrong. Compare them with the card."),
        ])
    func problems(_ text: String, _ problem: String) { #expect(CardNumber(text).problem == problem) }

    @Test("digits of other scripts are digits; emoji and circled ones are not")
    func scripts() {
        #expect(CardNumber("٤٠١٧").text == "4017")
        #expect(CardNumber("４０１７").digits == [4, 0, 1, 7])
        #expect(CardNumber("4️⃣②½").digits.isEmpty)
        #expect(CardNumber("👩‍👩‍👧‍👦").hasOther)
    }

    @Test("a text of any length gives nineteen digits at most")
    func long() {
        #expect(CardNumber(String(repeating: "4", count: 10_000)).digits.count == 19)
        #expect(CardNumber(String(repeating: "\u{301}", count: 100_000)).digits.isEmpty)
    }
}
