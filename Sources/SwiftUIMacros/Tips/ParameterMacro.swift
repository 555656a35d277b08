import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Parameter static var name: Type = value`, which rules of tips follow: `$name` keeps the value, and `name` reads and sets
/// it there.
struct ParameterMacro: AccessorMacro, PeerMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        // The peer expansion reports what is wrong; once is enough.
        guard let parameter = try? TipParameter(declaration, of: node, in: context) else { return [] }
        return [
            """
            get {
                $\(raw: parameter.name).wrappedValue
            }
            """,
            """
            set {
                $\(raw: parameter.name).wrappedValue = newValue
            }
            """,
        ]
    }

    static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let parameter = try TipParameter(declaration, of: node, in: context)
        return ["\(raw: parameter.keeper)"]
    }
}

/// A well-formed parameter.
private struct TipParameter {
    let name: String
    /// The declaration of what keeps the value.
    let keeper: String

    init(_ declaration: some DeclSyntaxProtocol, of node: AttributeSyntax, in context: some MacroExpansionContext)
        throws
    {
        guard let variable = declaration.as(VariableDeclSyntax.self),
            variable.bindingSpecifier.tokenKind == .keyword(.var),
            variable.bindings.count == 1, let binding = variable.bindings.first, binding.accessorBlock == nil,
            let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) })
        else {
            throw MacroMessage(
                message: "@Parameter keeps one static property and this is something else; write "
                    + "@Parameter static var name: Type = value",
                identifier: "parameter.variable"
            ).error(at: node)
        }
        name = identifier.text.removing("`")
        let type = binding.typeAnnotation?.type.trimmed
        let written = binding.initializer?.value.trimmed
        guard let value = written?.description ?? type.flatMap(Self.nilOfOptional) else {
            throw MacroMessage(
                message: "@Parameter needs a value to begin with; write = value behind '\(name)'",
                identifier: "parameter.value"
            ).error(at: node)
        }
        var modifiers = variable.modifiers.filter { Self.kept.contains($0.name.text) && $0.detail == nil }
            .map(\.trimmedDescription)
        // Rules are of no actor, and may follow a parameter of a type that is of the main actor. What is no literal may be so
        // itself.
        if written.map(Self.isLiteral) ?? true, !modifiers.contains("nonisolated") { modifiers.append("nonisolated") }
        let options = node.arguments.map { ", \($0.trimmedDescription)" } ?? ""
        let annotation = type.map { ": Tips.Parameter<\($0)>" } ?? ""
        // The name is what the value is kept under from one run of the program to the next.
        let key = (Self.typeNames(around: context.lexicalContext) + [name]).joined(separator: ".")
        keeper =
            "\((modifiers + ["static let"]).joined(separator: " ")) $\(name)\(annotation) = "
            + "_tipParameter(\"\(key)\", \(value)\(options))"
    }

    /// The modifiers that the keeper has as well.
    private static let kept: Set<String> = [
        "public", "package", "internal", "fileprivate", "private", "nonisolated",
    ]

    private static func isLiteral(_ value: ExprSyntax) -> Bool {
        if let negated = value.as(PrefixOperatorExprSyntax.self) { return isLiteral(negated.expression) }
        return value.is(BooleanLiteralExprSyntax.self) || value.is(IntegerLiteralExprSyntax.self)
            || value.is(FloatLiteralExprSyntax.self) || value.is(NilLiteralExprSyntax.self)
            || value.as(StringLiteralExprSyntax.self)?.representedLiteralValue != nil
    }

    private static func nilOfOptional(_ type: TypeSyntax) -> String? {
        let isOptional =
            type.is(OptionalTypeSyntax.self) || type.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
        return isOptional ? "nil" : nil
    }

    /// The types that the property stands in, from the outermost.
    private static func typeNames(around context: [Syntax]) -> [String] {
        context.reversed().compactMap { place in
            place.asProtocol((any NamedDeclSyntax).self)?.name.text
                ?? place.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        }
    }
}

extension String {
    fileprivate func removing(_ character: Character) -> String {
        filter { $0 != character }
    }
}
