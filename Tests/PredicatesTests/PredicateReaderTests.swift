import Foundation
import RifflePredicates
import Testing

/// The language of predicates, as `NSPredicate(format:)` and queries of UI tests read it.
struct PredicateReaderTests {
    private struct Shown: PredicateObject {
        func predicateValue(_ key: String) -> Any? { ["label": "Café au lait", "enabled": true, "count": 3][key] }
    }

    @Test(
        "Conditions hold or not",
        arguments: [
            ("label CONTAINS[cd] 'cafe'", true), ("label CONTAINS 'cafe'", false), ("label CONTAINS ''", false),
            ("label LIKE[c] 'CAF*'", true), ("label MATCHES[c] 'CAFÉ\\\\s.+'", true), ("enabled == true", true),
            ("enabled == 1 AND count > 2", true), ("count BETWEEN {1, 3}", true), ("count IN {1, 2}", false),
            ("NOT enabled == NO", true), ("!(count == 3 OR TRUEPREDICATE)", false), ("missing == nil", true),
            ("missing < 3", false), ("SELF.label BEGINSWITH \"Caf\"", true), ("label != 'Tea'", true),
            ("count => 3 && count <> 4", true),
        ])
    func conditions(format: String, holds: Bool) throws {
        #expect(try PredicateReader.condition(format, []).holds(Shown(), [:]) == holds)
    }

    @Test("Lists, sets, dates and optionals are looked into")
    func values() throws {
        func holds(_ format: String, _ arguments: Any?..., of object: Any?) throws -> Bool {
            try PredicateReader.condition(format, arguments).holds(object, [:])
        }
        #expect(try holds("SELF IN %@", ["a", "b"], of: "b"))
        #expect(try holds("SELF CONTAINS %@", 2, of: Set([1, 2])))
        #expect(try holds("SELF.@count == 2", of: [1, 2]))
        #expect(
            try holds("SELF > %@", Date(timeIntervalSinceReferenceDate: 1), of: Date(timeIntervalSinceReferenceDate: 2))
        )
        #expect(try holds("SELF == %@", Optional("a"), of: Optional(Optional("a"))))
        #expect(try holds("length == 4", of: "abcd"))
        #expect(try PredicateReader.condition("SELF == $NAME", []).holds("Ada", ["NAME": "Ada"]))
    }

    @Test("A condition says what it asks")
    func description() throws {
        let condition = try PredicateReader.condition("label BEGINSWITH[c] %@ AND NOT enabled == false", ["A"])
        #expect("\(condition)" == "(label BEGINSWITH[c] \"A\" AND NOT (enabled == false))")
    }

    @Test(
        "What is no predicate is refused", arguments: ["", "name ==", "(a == 1", "a == 1 b", "a ~ 2", "'a", "a ==[c 3"])
    func unreadable(format: String) {
        #expect(throws: PredicateReader.Unreadable.self) { try PredicateReader.condition(format, []) }
    }
}
