/// The number of a card as somebody types or pastes it.
package struct CardNumber: Equatable, Sendable {
    /// No number has more digits (ISO/IEC 7812-1). What is beyond them is left out.
    static let mostDigits = 19

    package let digits: [Int]
    /// Whether there was something that belongs to no number, such as a letter.
    package let hasOther: Bool

    /// Reads a text; spaces and dashes between digits do not count, and digits of every script do.
    package init(_ text: String) {
        var digits: [Int] = []
        var hasOther = false
        // A text can be of any length: no more of it is read than a number can have with everything around it.
        for character in text.prefix(200) {
            if let digit = character.decimalDigit {
                digits.append(digit)
            } else if !character.isWhitespace, !"-–—.·".contains(character) {
                hasOther = true
            }
        }
        self.digits = Array(digits.prefix(Self.mostDigits))
        self.hasOther = hasOther
    }

    package var brand: CardBrand? { CardBrand(firstDigits: digits) }

    /// The digits in the groups in which they are printed.
    package var text: String {
        var text = ""
        var rest = digits[...]
        for size in brand?.groups ?? [4, 4, 4, 4, 3] where !rest.isEmpty {
            if !text.isEmpty { text += " " }
            text += rest.prefix(size).map(String.init).joined()
            rest = rest.dropFirst(size)
        }
        return rest.isEmpty ? text : text + rest.map(String.init).joined()
    }

    /// Whether the last digit is the one that belongs to the others (ISO/IEC 7812-1 annex B, by H. P. Luhn).
    package var isConsistent: Bool {
        var sum = 0
        for (place, digit) in digits.reversed().enumerated() {
            let value = place % 2 == 0 ? digit : digit * 2
            sum += value > 9 ? value - 9 : value
        }
        return !digits.isEmpty && sum % 10 == 0
    }

    /// What is wrong with it, and what to do; nil if nothing is.
    package var problem: String? {
        if digits.isEmpty {
            return hasOther
                ? String(localized: "A card number has digits only.")
                : String(localized: "Enter the number on the card.")
        }
        guard let brand else {
            return digits.count < 4
                ? String(localized: "The number is too short.")
                : String(localized: "Only Visa, Mastercard, Amex and Discover cards can be added.")
        }
        let longest = brand.lengths.max() ?? 0
        if !brand.lengths.contains(digits.count) {
            let usual = brand == .visa ? 16 : brand.lengths.min() ?? 0
            return digits.count > longest
                ? String(localized: "The number is too long: \(brand.name) has \(usual) digits.")
                : String(localized: "The number is too short: \(brand.name) has \(usual) digits.")
        }
        return isConsistent ? nil : String(localized: "One of the digits is wrong. Compare them with the card.")
    }
}

extension Character {
    /// The value of a decimal digit of any script; circled digits, fractions and emoji are none.
    var decimalDigit: Int? {
        guard unicodeScalars.count == 1, let scalar = unicodeScalars.first,
            scalar.properties.generalCategory == .decimalNumber
        else { return nil }
        return wholeNumberValue
    }
}
