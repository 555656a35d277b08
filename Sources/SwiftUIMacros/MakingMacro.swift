import SwiftSyntax
import SwiftSyntaxMacros

/// `#_making`, the default of an argument: a closure that calls the `init()` of the type that the call asks for.
struct MakingMacro: ExpressionMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax,
        in context: some MacroExpansionContext
    ) throws -> ExprSyntax {
        "{ .init() }"
    }
}
