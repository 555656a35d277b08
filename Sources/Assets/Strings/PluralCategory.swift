import Foundation

/// A form that a language has for counted things, in Unicode's words.
package enum PluralCategory: String, Hashable, Sendable, CaseIterable {
    case zero, one, two, few, many, other
}

/// A number as plural rules see it: only its digits count, not its sign.
package struct PluralNumber: Hashable, Sendable {
    package let magnitude: Double
    /// Whether digits stand after the point where the number is shown.
    package let showsFraction: Bool

    package init(_ value: Double, showsFraction: Bool = false) {
        magnitude = value.isFinite ? value.magnitude : 0
        self.showsFraction = showsFraction || magnitude != magnitude.rounded(.down)
    }

    /// The digits before the point; only the last nine matter to any rule.
    fileprivate var whole: Int {
        Int(clamping: magnitude.rounded(.down).truncatingRemainder(dividingBy: 1_000_000_000))
    }
    fileprivate func isExactly(_ number: Int) -> Bool { magnitude == Double(number) }
}

extension PluralCategory {
    /// The category of a number in a language.
    ///
    /// The rules are Unicode's (CLDR 44, cardinal numbers), but for those of compact numbers such as `1M`. A language that
    /// is not listed has the rule of English.
    ///
    /// - Parameter language: its code, such as `de`; a region after it does not matter.
    package static func of(_ number: PluralNumber, language: String) -> PluralCategory {
        let code = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
        guard let family = families[code] else { return english(number) }
        return family(number)
    }

    private typealias Rule = @Sendable (PluralNumber) -> PluralCategory

    private static let families: [String: Rule] = {
        var rules: [String: Rule] = [:]
        func add(_ codes: String, _ rule: @escaping Rule) {
            for code in codes.split(separator: " ") { rules[String(code)] = rule }
        }
        add("ja zh ko th vi id ms lo my km yue wo bo dz jv su to", { _ in .other })
        add("fr hy kab", { $0.magnitude < 2 ? .one : .other })
        add("pt", { $0.magnitude < 2 ? .one : .other })
        add("hi bn gu kn fa am zu as", { $0.isExactly(1) || $0.magnitude < 1 ? .one : .other })
        add(
            "es bg el hu tr nb nn no sq eu ka kk ky mn uz az ta te ml mr ne ku lb gl eo fo ug so tk",
            { $0.isExactly(1) ? .one : .other })
        add("da", { $0.isExactly(1) || ($0.showsFraction && $0.whole < 2) ? .one : .other })
        add("is mk", { $0.whole % 10 == 1 && $0.whole % 100 != 11 ? .one : .other })
        add("ru uk be", { eastSlavic($0) })
        add("sr hr bs sh", { southSlavic($0) })
        add("pl", { polish($0) })
        add("cs sk", { czech($0) })
        add("sl", { slovene($0) })
        add("lt", { lithuanian($0) })
        add("lv", { latvian($0) })
        add("ro mo", { romanian($0) })
        add("ar ars", { arabic($0) })
        add("he iw", { hebrew($0) })
        add("cy", { welsh($0) })
        add("ga", { irish($0) })
        return rules
    }()

    private static func english(_ number: PluralNumber) -> PluralCategory {
        number.isExactly(1) && !number.showsFraction ? .one : .other
    }

    private static func eastSlavic(_ number: PluralNumber) -> PluralCategory {
        guard !number.showsFraction else { return .other }
        let (ones, tens) = (number.whole % 10, number.whole % 100)
        if ones == 1, tens != 11 { return .one }
        return (2...4).contains(ones) && !(12...14).contains(tens) ? .few : .many
    }

    private static func southSlavic(_ number: PluralNumber) -> PluralCategory {
        guard !number.showsFraction else { return .other }
        let (ones, tens) = (number.whole % 10, number.whole % 100)
        if ones == 1, tens != 11 { return .one }
        return (2...4).contains(ones) && !(12...14).contains(tens) ? .few : .other
    }

    private static func polish(_ number: PluralNumber) -> PluralCategory {
        guard !number.showsFraction else { return .other }
        if number.isExactly(1) { return .one }
        let (ones, tens) = (number.whole % 10, number.whole % 100)
        return (2...4).contains(ones) && !(12...14).contains(tens) ? .few : .many
    }

    private static func czech(_ number: PluralNumber) -> PluralCategory {
        if number.showsFraction { return .many }
        if number.isExactly(1) { return .one }
        return (2...4).contains { number.isExactly($0) } ? .few : .other
    }

    private static func slovene(_ number: PluralNumber) -> PluralCategory {
        if number.showsFraction { return .few }
        switch number.whole % 100 {
        case 1: return .one
        case 2: return .two
        case 3, 4: return .few
        default: return .other
        }
    }

    private static func lithuanian(_ number: PluralNumber) -> PluralCategory {
        if number.showsFraction { return .many }
        let (ones, tens) = (number.whole % 10, number.whole % 100)
        if (11...19).contains(tens) || ones == 0 { return .other }
        return ones == 1 ? .one : .few
    }

    private static func latvian(_ number: PluralNumber) -> PluralCategory {
        let (ones, tens) = (number.whole % 10, number.whole % 100)
        if ones == 0 || (11...19).contains(tens) { return .zero }
        return ones == 1 ? .one : .other
    }

    private static func romanian(_ number: PluralNumber) -> PluralCategory {
        if number.isExactly(1), !number.showsFraction { return .one }
        let tens = number.whole % 100
        return number.showsFraction || number.isExactly(0) || (1...19).contains(tens) ? .few : .other
    }

    private static func arabic(_ number: PluralNumber) -> PluralCategory {
        guard !number.showsFraction else { return .other }
        if number.isExactly(0) { return .zero }
        if number.isExactly(1) { return .one }
        if number.isExactly(2) { return .two }
        switch number.whole % 100 {
        case 3...10: return .few
        case 11...99: return .many
        default: return .other
        }
    }

    private static func hebrew(_ number: PluralNumber) -> PluralCategory {
        if number.showsFraction { return number.whole == 0 ? .one : .other }
        return number.isExactly(1) ? .one : number.isExactly(2) ? .two : .other
    }

    private static func welsh(_ number: PluralNumber) -> PluralCategory {
        for (value, category) in [(0, PluralCategory.zero), (1, .one), (2, .two), (3, .few), (6, .many)]
        where number.isExactly(value) { return category }
        return .other
    }

    private static func irish(_ number: PluralNumber) -> PluralCategory {
        guard !number.showsFraction else { return .other }
        switch number.magnitude {
        case 1: return .one
        case 2: return .two
        case 3...6: return .few
        case 7...10: return .many
        default: return .other
        }
    }
}
