import SwiftSyntax
import SwiftSyntaxMacros

/// `@Previewable`: marks what `#Preview` moves into a view of its own. Adds nothing itself.
struct PreviewableMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let variable = declaration.as(VariableDeclSyntax.self) else {
            throw MacroMessage(
                message: "@Previewable marks a property for #Preview to keep, and this is none; write @Previewable "
                    + "@State var name = value",
                identifier: "previewable.variable"
            ).error(at: node)
        }
        // A block of a preview is a closure or file level; a type or function around means the mark does nothing.
        if let around = context.lexicalContext.first, around.is(ClosureExprSyntax.self) || around.isPreview {
            return []
        }
        guard context.lexicalContext.isEmpty else {
            throw MacroMessage(
                message: "@Previewable is outside of #Preview { … }, where nothing keeps it; remove it from "
                    + "'\(variable.bindings.trimmedDescription)'",
                identifier: "previewable.place"
            ).error(at: node)
        }
        return []
    }
}

extension Syntax {
    fileprivate var isPreview: Bool {
        self.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview"
            || self.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
    }
}
