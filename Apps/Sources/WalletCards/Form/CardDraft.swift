import Foundation

/// A card that somebody is entering.
package struct CardDraft: Equatable, Sendable {
    /// What there is to fill in, in this order.
    package enum Field: CaseIterable, Hashable, Sendable {
        case number, holder, expiry
    }

    /// As it is shown: in groups.
    package private(set) var number = ""
    package private(set) var holder = ""
    package private(set) var expiry = ""
    /// Fields that were left: what is wrong with them is said from then on.
    private var left: Set<Field> = []
    private var numberHasOther = false

    package init() {}

    package mutating func enterNumber(_ text: String) {
        let typed = CardNumber(text)
        numberHasOther = typed.hasOther
        number = typed.text
    }

    /// Holders have one line, of what a card has room for.
    package mutating func enterHolder(_ text: String) {
        holder = String(text.prefix(400).map { $0.isNewline || $0 == "\t" ? " " : $0 }.prefix(40))
    }

    package mutating func enterExpiry(_ text: String) {
        // Whoever deletes the slash deletes the digit before it as well, or the slash would come back for ever.
        expiry = expiry == text + "/" ? String(text.dropLast()) : CardExpiry(text).text
    }

    package mutating func leave(_ field: Field) { left.insert(field) }

    package var brand: CardBrand? { CardNumber(number).brand }

    /// What is wrong with a field; nil if nothing is.
    package func problem(_ field: Field, on today: Date) -> String? {
        switch field {
        case .number:
            return number.isEmpty && numberHasOther
                ? String(localized: "A card number has digits only.") : CardNumber(number).problem
        case .holder:
            let name = holder.trimmingCharacters(in: .whitespaces)
            if name.isEmpty { return String(localized: "Enter the name on the card.") }
            return name.allSatisfy { $0.isLetter || " .'’-".contains($0) }
                ? nil : String(localized: "A name has letters only.")
        case .expiry:
            return CardExpiry(expiry).problem(on: today)
        }
    }

    /// What is to be said about a field now.
    package func shownProblem(_ field: Field, on today: Date) -> String? {
        left.contains(field) ? problem(field, on: today) : nil
    }

    /// The card; nil while something is wrong.
    package func card(on today: Date) -> Card? {
        guard let brand, Field.allCases.allSatisfy({ problem($0, on: today) == nil }) else { return nil }
        return Card(
            brand, number, of: holder.trimmingCharacters(in: .whitespaces), until: CardExpiry(expiry).printed)
    }
}
