import Foundation
import Testing
import RiffleFoundationParity

/// Predicates in their own language.
struct PredicateTests {
    private final class Person: NSObject {
        let name: String
        let age: Int
        let nickname: String?

        init(name: String, age: Int, nickname: String? = nil) {
            self.name = name
            self.age = age
            self.nickname = nickname
        }
    }

    private let ada = Person(name: "Ada", age: 36, nickname: "Countess")

    @Test("a regular expression has to be all of the text")
    func matches() {
        let mail = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}")
        #expect(mail.evaluate(with: "ada@example.org"))
        #expect(!mail.evaluate(with: "ada@example"))
        #expect(!mail.evaluate(with: "to ada@example.org"))
        #expect(NSPredicate(format: "SELF MATCHES %@", "a|ab").evaluate(with: "ab"))
    }

    @Test(
        "properties are compared",
        arguments: [
            ("name == 'Ada'", true), ("name BEGINSWITH[c] 'ad' AND age > 30", true), ("age BETWEEN {1, 20}", false),
            ("NOT (age < 30 OR name CONTAINS 'x')", true), ("name IN {'Ada', 'Bob'}", true), ("age <= 36", true),
            ("nickname != nil && nickname ENDSWITH 'ess'", true), ("name LIKE 'A?a'", true),
            ("name ==[c] 'ADA'", true), ("missing == nil", true), ("missing > 3", false), ("TRUEPREDICATE", true),
        ])
    func properties(format: String, holds: Bool) {
        #expect(NSPredicate(format: format).evaluate(with: ada) == holds)
    }

    @Test("values stand for placeholders, in order")
    func placeholders() {
        let predicate = NSPredicate(format: "%K CONTAINS[cd] %@ AND age >= %d", "name", "DÁ", 36)
        #expect(predicate.evaluate(with: ada))
        #expect(predicate.evaluate(with: ["name": "Adam", "age": 40] as [String: Any]))
    }

    @Test("what cannot be read is fulfilled by nothing")
    func unreadable() {
        #expect(!NSPredicate(format: "SUBQUERY(").evaluate(with: ada))
        #expect(!NSPredicate(format: "name ==").evaluate(with: ada))
        #expect(!NSPredicate(format: "SELF == %@").evaluate(with: "a"))
    }

    @Test("random words never end the program")
    func randomWords() {
        var seed: UInt64 = 0x5EED
        let words = ["SELF", "(", ")", "AND", "NOT", "==", "MATCHES", "%@", "{", "}", "'a'", "3", "name", "\"", "["]
        for round in 0..<500 {
            var text = ""
            for _ in 0..<(round % 9) {
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                text += words[Int(seed >> 33) % words.count] + " "
            }
            _ = NSPredicate(format: text, "x").evaluate(with: ada)
        }
    }
}
