import Foundation
import Testing
import WalletCards

@Suite struct CardExpiryTests {
    /// Noon on 15 April 2026.
    static let today = Date(timeIntervalSince1970: 1_776_254_400)

    @Test(
        "a month and a year are understood however they are written",
        arguments: [
            ("0328", "03/28"), ("3/28", "03/28"), ("03/28", "03/28"), ("03-28", "03/28"), ("03/2028", "03/28"),
            ("3 28", "03/28"), ("1", "1"), ("12", "12"), ("123", "12/3"), ("9", "09"), ("928", "09/28"), ("", ""),
            ("12/", "12/"), ("abc", ""), ("٠٣٢٨", "03/28"), ("0328999", "03/28"),
        ])
    func reading(_ typed: String, _ shown: String) { #expect(CardExpiry(typed).text == shown) }

    @Test(
        "what cannot be is said in words",
        arguments: [
            ("", "Enter the month and year, such as 04/29."), ("13/29", "There is no such month. Enter 01 to 12."),
            ("00/29", "There is no such month. Enter 01 to 12."), ("03", "Enter the year, too, such as 03/29."),
            ("03/26", "This card has expired."), ("12/25", "This card has expired."),
            ("04/47", "This year is too far away. Compare it with the card."),
        ])
    func problems(_ typed: String, _ problem: String) { #expect(CardExpiry(typed).problem(on: Self.today) == problem) }

    @Test("a card is good until its month ends", arguments: ["04/26", "05/26", "12/29", "04/46"])
    func good(_ typed: String) { #expect(CardExpiry(typed).problem(on: Self.today) == nil) }

    @Test("it is printed as on the samples")
    func printed() { #expect(CardExpiry("0328").printed == "3/28") }
}
