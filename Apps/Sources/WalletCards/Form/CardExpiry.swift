import Foundation

/// The month and year until which a card is good, as somebody types or pastes them.
package struct CardExpiry: Equatable, Sendable {
    /// Cards are issued for a few years; a year further away than this was mistyped.
    private static let mostYears = 20

    /// What was typed, as MM/YY.
    package let text: String
    private let month: Int?
    private let year: Int?

    /// Reads a text such as 0328, 3/28, 03-28 or 03/2028.
    package init(_ text: String) {
        var parts: [[Int]] = [[]]
        for character in text.prefix(40) {
            if let digit = character.decimalDigit {
                parts[parts.count - 1].append(digit)
            } else if "/-. ".contains(character), parts.last?.isEmpty == false, parts.count == 1 {
                parts.append([])
            }
        }
        var (month, year) = (parts[0], parts.count > 1 ? parts[1] : [])
        if parts.count == 1 {
            // A month that begins with more than 1 has one digit.
            let length = month.first.map { $0 > 1 } == true ? 1 : 2
            year = Array(month.dropFirst(length))
            month = Array(month.prefix(length))
        }
        if month.count == 1, parts.count > 1 || month[0] > 1 { month.insert(0, at: 0) }
        month = Array(month.prefix(2))
        year = year.count >= 4 && year.prefix(2) == [2, 0] ? Array(year[2..<4]) : Array(year.prefix(2))
        self.text =
            month.map(String.init).joined() + (parts.count > 1 || !year.isEmpty ? "/" : "")
            + year.map(String.init).joined()
        self.month = month.count == 2 ? month[0] * 10 + month[1] : nil
        self.year = year.count == 2 ? 2000 + year[0] * 10 + year[1] : nil
    }

    /// As it is printed on a card, such as 3/28.
    package var printed: String { "\(month ?? 0)/\(String(text.suffix(2)))" }

    /// What is wrong with it, and what to do; nil if nothing is. A card is good until its month ends.
    package func problem(on today: Date) -> String? {
        guard !text.isEmpty else { return String(localized: "Enter the month and year, such as 04/29.") }
        guard let month, (1...12).contains(month) else {
            return String(localized: "There is no such month. Enter 01 to 12.")
        }
        guard let year else { return String(localized: "Enter the year, too, such as \(String(text.prefix(2)))/29.") }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let now = calendar.dateComponents([.year, .month], from: today)
        guard let thisYear = now.year, let thisMonth = now.month else { return nil }
        if (year, month) < (thisYear, thisMonth) { return String(localized: "This card has expired.") }
        if year > thisYear + Self.mostYears {
            return String(localized: "This year is too far away. Compare it with the card.")
        }
        return nil
    }
}
