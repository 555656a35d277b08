import SwiftCompilerPlugin
import SwiftSyntax
import SwiftSyntaxMacros

struct DoubledMacro: ExpressionMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> ExprSyntax {
        guard let value = node.arguments.first?.expression else { return "0" }
        return "(\(value) * 2)"
    }
}

@main
struct LanternPlugin: CompilerPlugin {
    let providingMacros: [Macro.Type] = [DoubledMacro.self]
}
