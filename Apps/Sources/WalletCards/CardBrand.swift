/// Who issued a card; the raw value names the artwork in the catalog.
package enum CardBrand: String, CaseIterable, Codable, Sendable {
    case visa, mastercard, amex, chase, discover

    package var name: String { rawValue.capitalized }

    /// The brand that numbers with these first digits belong to; nil while it cannot be told, or if it is none of these.
    ///
    /// The ranges are those that the brands publish (ISO/IEC 7812 gives each a part of all numbers). A bank such as Chase
    /// has no range of its own.
    package init?(firstDigits digits: [Int]) {
        func prefix(_ count: Int) -> Int? {
            digits.count < count ? nil : digits.prefix(count).reduce(0) { $0 * 10 + $1 }
        }
        if prefix(1) == 4 {
            self = .visa
        } else if let two = prefix(2), (51...55).contains(two) {
            self = .mastercard
        } else if let four = prefix(4), (2221...2720).contains(four) {
            self = .mastercard
        } else if let two = prefix(2), two == 34 || two == 37 {
            self = .amex
        } else if prefix(4) == 6011 || prefix(2) == 65 || prefix(3).map((644...649).contains) == true {
            self = .discover
        } else {
            return nil
        }
    }

    /// How many digits its numbers have.
    package var lengths: Set<Int> {
        switch self {
        case .visa: [13, 16, 19]
        case .mastercard, .chase: [16]
        case .amex: [15]
        case .discover: [16, 17, 18, 19]
        }
    }

    /// How its digits are grouped: fours, but for American Express.
    var groups: [Int] { self == .amex ? [4, 6, 5] : [4, 4, 4, 4, 3] }
}
