import Foundation
import RifflePredicates

extension NSPredicate {
    /// A condition in the language of predicates, with a value for each `%@`, `%K`, `%d` or `%f` in it.
    ///
    /// Foundation on Linux takes closures only. Here comparisons of `SELF`, of what is under keys of dictionaries and
    /// of stored properties, texts, numbers, dates and lists are read, with `AND`, `OR` and `NOT`; functions and
    /// subqueries are not. What cannot be read is reported, and no object fulfills it.
    ///
    /// - Complexity: O(*n*) in the text's length to read it.
    @_disfavoredOverload  // `XCUIAutomation` reads more for queries: where both are imported, its own is meant.
    public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    /// A condition in the language of predicates, with a value for each `%@`, `%K`, `%d` or `%f` in it.
    @_disfavoredOverload
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        do {
            let condition = try PredicateReader.condition(predicateFormat, arguments ?? [])
            self.init { object, variables in condition.holds(object, variables ?? [:]) }
        } catch {
            let message = "Riffle: the predicate “\(predicateFormat)” cannot be read: \(error)."
            FileHandle.standardError.write(Data((message + " No object fulfills it.\n").utf8))
            self.init(value: false)
        }
    }
}
