import SwiftSyntax
import SwiftSyntaxMacros

/// `#Rule(input, …) { … }`, a condition for a tip: a call with the same arguments, whose closure Swift compiles as any other.
struct RuleMacro: ExpressionMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax,
        in context: some MacroExpansionContext
    ) throws -> ExprSyntax {
        let arguments = node.arguments.trimmedDescription
        let closure = node.trailingClosure.map { " \($0.trimmedDescription)" } ?? ""
        return "_tipRule(\(raw: arguments))\(raw: closure)"
    }
}
