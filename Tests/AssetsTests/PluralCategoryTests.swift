import RiffleAssets
import Testing

struct PluralCategoryTests {
    @Test(
        "numbers have the forms that Unicode's rules say",
        arguments: [
            ("en", "1 one, 0 other, 2 other"), ("de", "1 one, 2 other"), ("fr", "0 one, 1 one, 2 other"),
            ("ja", "1 other"), ("ru", "1 one, 2 few, 5 many, 11 many, 21 one, 22 few, 112 many"),
            ("pl", "1 one, 2 few, 12 many, 21 many, 22 few"), ("cs", "1 one, 3 few, 5 other"),
            ("ar", "0 zero, 1 one, 2 two, 3 few, 11 many, 100 other, 103 few"), ("he", "1 one, 2 two, 3 other"),
            ("lt", "1 one, 2 few, 11 other, 21 one"), ("lv", "0 zero, 1 one, 2 other, 11 zero"),
            ("ro", "1 one, 0 few, 19 few, 20 other"), ("sl", "1 one, 2 two, 3 few, 5 other, 101 one"),
            ("cy", "0 zero, 1 one, 2 two, 3 few, 6 many, 4 other"), ("ga", "1 one, 2 two, 3 few, 7 many, 11 other"),
            ("pt-BR", "0 one, 1 one, 2 other"), ("sr", "1 one, 2 few, 5 other"), ("hi", "0 one, 1 one, 2 other"),
        ])
    func integers(language: String, rules: String) {
        let found = rules.split(separator: ",").map { rule in
            let number = Double(rule.split(separator: " ")[0]) ?? 0
            return "\(Int(number)) \(PluralCategory.of(PluralNumber(number), language: language).rawValue)"
        }
        #expect(found.joined(separator: ", ") == rules)
    }

    @Test("fractions have forms of their own, and numbers that are none are taken for zero")
    func fractions() {
        #expect(PluralCategory.of(PluralNumber(1, showsFraction: true), language: "en") == .other)
        #expect(PluralCategory.of(PluralNumber(1.5), language: "fr") == .one)
        #expect(PluralCategory.of(PluralNumber(1.5), language: "ru") == .other)
        #expect(PluralCategory.of(PluralNumber(1.5), language: "cs") == .many)
        #expect(PluralCategory.of(PluralNumber(.nan), language: "ar") == .zero)
        #expect(PluralCategory.of(PluralNumber(-1), language: "en") == .one)
    }
}
