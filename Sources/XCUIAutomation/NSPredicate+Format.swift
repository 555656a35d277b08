import Foundation
import RifflePredicates

// Foundation on Linux has predicates of blocks only. These make one of a format, such as `label CONTAINS[c] %@`.
extension NSPredicate {
    /// A predicate of a format. One that cannot be read ends the program, as on a Mac.
    public convenience init(format predicateFormat: String) { self.init(read: predicateFormat, []) }

    /// A predicate of a format, with values for its `%@`, `%K`, `%d` and so on.
    public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
        self.init(read: predicateFormat, args)
    }

    /// A predicate of a format, with values for its `%@`, `%K`, `%d` and so on, that are none of C's: texts, and optionals.
    public convenience init(format predicateFormat: String, _ args: Any?...) { self.init(read: predicateFormat, args) }

    /// A predicate of a format, with values for its `%@`, `%K`, `%d` and so on.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self.init(read: predicateFormat, arguments ?? [])
    }

    private convenience init(read format: String, _ arguments: [Any?]) {
        let condition: PredicateCondition
        do {
            condition = try PredicateReader.condition(format, arguments)
        } catch {
            fatalError("NSPredicate(format: \"\(format)\"): \(error)")
        }
        let text = condition.description
        self.init { object, variables in
            if let question = object as? PredicateText {
                question.text = text
                return true
            }
            return condition.holds(object, variables ?? [:])
        }
    }

    /// What it says; `BLOCKPREDICATE` for one that only a block knows.
    var text: String {
        if let compound = self as? NSCompoundPredicate {
            let parts = compound.subpredicates.compactMap { ($0 as? NSPredicate)?.text }
            switch compound.compoundPredicateType {
            case .not: return "NOT (\(parts.first ?? ""))"
            case .and: return parts.map { "(\($0))" }.joined(separator: " AND ")
            case .or: return parts.map { "(\($0))" }.joined(separator: " OR ")
            }
        }
        let question = PredicateText()
        _ = evaluate(with: question)
        return question.text
    }
}

/// Asks a predicate what it says.
private final class PredicateText { var text = "BLOCKPREDICATE" }
