import Foundation

/// An expression of a predicate that may have a counterpart in SQL.
protocol SQLExpression {
    func term(_ translation: inout PredicateTranslation) -> SQLTerm?
}

private func joined(
    _ first: SQLText, _ sign: String, _ second: SQLText, _ kind: ColumnKind = .bool, _ suffix: String = ""
) -> SQLTerm {
    .scalar(SQLText("(\(first.text) \(sign) \(second.text)\(suffix))", first.values + second.values, kind))
}

extension PredicateExpression {
    /// The value of an expression that no variable is part of.
    fileprivate func constant(_ translation: PredicateTranslation) -> SQLTerm? {
        (try? evaluate(PredicateBindings())).flatMap { translation.constant($0) }
    }
}

extension PredicateExpressions.Variable: SQLExpression {
    func term(_ translation: inout PredicateTranslation) -> SQLTerm? { translation.term(key) }
}

extension PredicateExpressions.Value: SQLExpression {
    func term(_ translation: inout PredicateTranslation) -> SQLTerm? { translation.constant(value) }
}

extension PredicateExpressions.NilLiteral: SQLExpression {
    func term(_ translation: inout PredicateTranslation) -> SQLTerm? { .scalar(SQLText("NULL")) }
}

extension PredicateExpressions.KeyPath: SQLExpression {
    func term(_ translation: inout PredicateTranslation) -> SQLTerm? {
        if let constant = constant(translation) { return constant }
        guard let root = translation.term(root) else { return nil }
        if case .members = root {
            switch kind {
            case .collectionCount:
                return translation.query(root, "(SELECT COUNT(*)", ")").map {
                    .scalar(SQLText($0.text, $0.values, .integer))
                }
            case .collectionIsEmpty: return translation.query(root, "(NOT EXISTS (SELECT 1", "))").map { .scalar($0) }
            default: return nil
            }
        }
        return translation.property(keyPath, of: root)
    }
}

extension PredicateExpressions.Equal: SQLExpression {
    func term(_ translation: inout PredicateTranslation) -> SQLTerm? {
        guard let first = translation.scalar(lhs), let second = translation.scalar(rhs),
            let collation = collation(first, second, ordering: false)
        else { return nil }
        return joined(first, "IS", second, .bool, collation)
    }
}

extension PredicateExpressions.NotEqual: SQLExpression {
    func term(_ translation: inout PredicateTranslation) -> SQLTerm? {
        guard let first = translation.scalar(lhs), let second = translation.scalar(rhs),
            let collation = collation(first, second, ordering: false)
        else { return nil }
        return joined(first, "IS NOT", second, .bool, collation)
    }
}

extension PredicateExpressions.Comparison: SQLExpression {
    func term(_ translation: inout PredicateTranslation) -> SQLTerm? {
        guard let first = translation.scalar(lhs), let second = translation.scalar(rhs),
            let collation = collation(first, second, ordering: true)
        else { return nil }
        let sign =
            switch op {
            case .lessThan: "<"
            case .lessThanOrEqual: "<="
            case .greaterThan: ">"
            case .greaterThanOrEqual: ">="
            @unknown default: ""
            }
        return sign.isEmpty ? nil : joined(first, sign, second, .bool, collation)
    }
}

extension PredicateExpressions.Conjunction: SQLExpression {
    func term(_ translation: inout PredicateTranslation) -> SQLTerm? {
        guard let first = translation.scalar(lhs), let second = translation.scalar(rhs) else { return nil }
        return joined(first, "AND", second)
    }
}

extension PredicateExpressions.Disjunction: SQLExpression {
    func term(_ translation: inout PredicateTranslation) -> SQLTerm? {
        guard let first = translation.scalar(lhs), let second = translation.scalar(rhs) else { return nil }
        return joined(first, "OR", second)
    }
}

extension PredicateExpressions.Negation: SQLExpression {
    func term(_ translation: inout PredicateTranslation) -> SQLTerm? {
        translation.scalar(wrapped).map { .scalar(SQLText("(NOT \($0.text))", $0.values)) }
    }
}

extension PredicateExpressions.ForcedUnwrap: SQLExpression {
    func term(_ translation: inout PredicateTranslation) -> SQLTerm? { translation.term(inner) }
}

extension PredicateExpressions.NilCoalesce: SQLExpression {
    func term(_ translation: inout PredicateTranslation) -> SQLTerm? {
        guard let first = translation.scalar(lhs), let second = translation.scalar(rhs) else { return nil }
        return .scalar(SQLText("ifnull(\(first.text), \(second.text))", first.values + second.values, first.kind))
    }
}

extension PredicateExpressions.OptionalFlatMap: SQLExpression {
    func term(_ translation: inout PredicateTranslation) -> SQLTerm? {
        guard let term = translation.term(wrapped) else { return nil }
        translation.bind(variable.key, term)
        defer { translation.bind(variable.key, nil) }
        guard let known = transform as? any SQLExpression, let result = known.term(&translation) else { return nil }
        guard case .scalar(let text) = result, let subject = translation.scalar(wrapped) else { return result }
        // Nothing is said of what is not there.
        return .scalar(
            SQLText(
                "(CASE WHEN \(subject.text) IS NULL THEN NULL ELSE \(text.text) END)", subject.values + text.values,
                text.kind))
    }
}

extension PredicateExpressions.CollectionContainsCollection: SQLExpression {
    func term(_ translation: inout PredicateTranslation) -> SQLTerm? {
        guard Base.Output.self == String.self, let base = translation.scalar(base),
            let other = translation.scalar(other)
        else { return nil }
        return .scalar(SQLText("swift_contains(\(base.text), \(other.text))", base.values + other.values))
    }
}

extension PredicateExpressions.SequenceStartsWith: SQLExpression {
    func term(_ translation: inout PredicateTranslation) -> SQLTerm? {
        guard Base.Output.self == String.self, let base = translation.scalar(base),
            let other = translation.scalar(prefix)
        else { return nil }
        return .scalar(SQLText("swift_starts(\(base.text), \(other.text))", base.values + other.values))
    }
}

extension PredicateExpressions.SequenceContains: SQLExpression {
    func term(_ translation: inout PredicateTranslation) -> SQLTerm? {
        if let values = try? sequence.evaluate(PredicateBindings()) {
            guard let element = translation.scalar(element) else { return nil }
            var written: [SQLValue] = []
            for value in values {
                guard case .scalar(let text)? = translation.constant(value), text.text == "?",
                    let collation = collation(element, text, ordering: false), collation.isEmpty
                else { return nil }
                written += text.values
            }
            guard written.count < 10_000, !written.contains(.null) else { return nil }
            let marks = repeatElement("?", count: written.count).joined(separator: ", ")
            return .scalar(SQLText("(\(element.text) IN (\(marks)))", element.values + written))
        }
        guard let term = translation.term(sequence), case .members = term, let element = translation.scalar(element)
        else { return nil }
        guard element.text == "?" else { return nil }
        let variable = PredicateExpressions.Variable<Int>()
        return translation.query(term, "(EXISTS (SELECT 1", "))", variable: variable.key) { inner in
            guard case .model(_, let number) = inner.term(variable.key) else { return nil }
            return SQLText("\(number.text) = ?", element.values)
        }.map { .scalar($0) }
    }
}

extension PredicateExpressions.SequenceContainsWhere: SQLExpression {
    func term(_ translation: inout PredicateTranslation) -> SQLTerm? {
        guard let term = translation.term(sequence) else { return nil }
        return translation.query(term, "(EXISTS (SELECT 1", "))", variable: variable.key) { $0.scalar(test) }
            .map { .scalar($0) }
    }
}

extension PredicateExpressions.SequenceAllSatisfy: SQLExpression {
    func term(_ translation: inout PredicateTranslation) -> SQLTerm? {
        guard let term = translation.term(sequence) else { return nil }
        return translation.query(term, "(NOT EXISTS (SELECT 1", "))", variable: variable.key) { inner in
            inner.scalar(test).map { SQLText("NOT ifnull(\($0.text), 0)", $0.values) }
        }.map { .scalar($0) }
    }
}

extension PredicateExpressions.Conditional: SQLExpression {
    func term(_ translation: inout PredicateTranslation) -> SQLTerm? {
        guard let test = translation.scalar(test), let first = translation.scalar(trueBranch),
            let second = translation.scalar(falseBranch)
        else { return nil }
        return .scalar(
            SQLText(
                "(CASE WHEN \(test.text) THEN \(first.text) ELSE \(second.text) END)",
                test.values + first.values + second.values, first.kind))
    }
}

extension PredicateExpressions {
    /// Whether a text contains another, as people search: case and accents do not count.
    public struct StringLocalizedStandardContains<Root, Other>: StandardPredicateExpression, Codable, Sendable,
        SQLExpression
    where
        Root: StandardPredicateExpression, Other: StandardPredicateExpression, Root.Output: StringProtocol,
        Other.Output: StringProtocol
    {
        /// The answer.
        public typealias Output = Bool
        /// The text.
        public let root: Root
        /// What is looked for.
        public let other: Other

        /// Asks whether a text contains another.
        public init(root: Root, other: Other) {
            self.root = root
            self.other = other
        }

        /// The answer for the values of variables.
        public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
            try root.evaluate(bindings).localizedStandardContains(other.evaluate(bindings))
        }

        func term(_ translation: inout PredicateTranslation) -> SQLTerm? {
            guard let root = translation.scalar(root), let other = translation.scalar(other) else { return nil }
            return .scalar(SQLText("swift_standard_contains(\(root.text), \(other.text))", root.values + other.values))
        }
    }

    // Swift's macro calls it by this name.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// What `#Predicate` makes of `localizedStandardContains`.
    public static func build_localizedStandardContains<Root, Other>(
        _ root: Root, _ other: Other
    ) -> StringLocalizedStandardContains<Root, Other> {
        StringLocalizedStandardContains(root: root, other: other)
    }
}
