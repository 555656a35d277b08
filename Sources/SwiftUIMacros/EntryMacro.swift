import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry var name: Type = value`, in an extension of environment values and their like: the accessors, and the key that
/// they look the value up by.
struct EntryMacro: AccessorMacro, PeerMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        // The peer expansion reports what is wrong; once is enough.
        guard let entry = try? Entry(declaration, of: node, in: context) else { return [] }
        return [
            """
            get {
                self[\(entry.key).self]
            }
            """,
            """
            set {
                self[\(entry.key).self] = newValue
            }
            """,
        ]
    }

    static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let entry = try Entry(declaration, of: node, in: context)
        return [
            """
            private struct \(entry.key): SwiftUI.\(raw: entry.container.keyProtocol) {
            \(raw: entry.members.joined(separator: "\n"))
            }
            """
        ]
    }
}

/// What can be extended with entries.
private enum EntryContainer: String {
    case environment = "EnvironmentValues"
    case transaction = "Transaction"
    case container = "ContainerValues"
    case focused = "FocusedValues"

    var keyProtocol: String {
        switch self {
        case .environment: "EnvironmentKey"
        case .transaction: "TransactionKey"
        case .container: "ContainerValueKey"
        case .focused: "FocusedValueKey"
        }
    }
}

/// A well-formed entry.
private struct Entry {
    var key: TokenSyntax
    var container: EntryContainer
    /// The members of the key, one a line.
    var members: [String]

    init(_ declaration: some DeclSyntaxProtocol, of node: AttributeSyntax, in context: some MacroExpansionContext)
        throws
    {
        guard let variable = declaration.as(VariableDeclSyntax.self),
            variable.bindingSpecifier.tokenKind == .keyword(.var),
            variable.bindings.count == 1, let binding = variable.bindings.first, binding.accessorBlock == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            !variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) })
        else {
            throw MacroMessage(
                message: "@Entry makes one stored-looking property and this is something else; write "
                    + "@Entry var name: Type = value",
                identifier: "entry.variable"
            ).error(at: node)
        }
        guard let container = Self.container(around: context.lexicalContext) else {
            throw MacroMessage(
                message: "@Entry stands for a value of the environment or its like, and is outside of them; put it in "
                    + "extension EnvironmentValues { … }, Transaction, ContainerValues or FocusedValues",
                identifier: "entry.place"
            ).error(at: node)
        }
        self.container = container
        key = .identifier("__Key_\(name.text.trimmingBackticks)")
        members = try Self.members(of: binding, in: container, name: name, node: node)
    }

    private static func container(around context: [Syntax]) -> EntryContainer? {
        guard let extended = context.first?.as(ExtensionDeclSyntax.self)?.extendedType else { return nil }
        let name = extended.as(MemberTypeSyntax.self)?.name.text ?? extended.trimmedDescription
        return EntryContainer(rawValue: name)
    }

    private static func members(
        of binding: PatternBindingSyntax,
        in container: EntryContainer,
        name: TokenSyntax,
        node: AttributeSyntax
    ) throws -> [String] {
        let type = binding.typeAnnotation?.type.trimmed
        let value = binding.initializer?.value.trimmed
        if container == .focused {
            guard let wrapped = type?.unwrapped, value == nil || value?.is(NilLiteralExprSyntax.self) == true else {
                throw MacroMessage(
                    message: "A focused value is nil where nothing sets it, so it has no other default; write "
                        + "@Entry var \(name.text): Type?",
                    identifier: "entry.focused"
                ).error(at: node)
            }
            return ["    typealias Value = \(wrapped)"]
        }
        guard let type else {
            guard let value else { throw missingValue(name, node) }
            // Only the compiler knows the type, and only a stored property can leave it to be inferred.
            return ["    static let defaultValue = \(value)"]
        }
        guard let value = value?.description ?? (type.unwrapped == nil ? nil : "nil") else {
            throw missingValue(name, node)
        }
        return [
            "    typealias Value = \(type)",
            "    static var defaultValue: Value {",
            "        \(value)",
            "    }",
        ]
    }

    private static func missingValue(_ name: TokenSyntax, _ node: AttributeSyntax) -> any Error {
        MacroMessage(
            message: "@Entry needs a default for where nothing sets '\(name.text)'; write = value behind it",
            identifier: "entry.value"
        ).error(at: node)
    }
}

extension TypeSyntax {
    /// What an optional type is an optional of, nil for other types.
    fileprivate var unwrapped: TypeSyntax? {
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.trimmed }
        guard let named = self.as(IdentifierTypeSyntax.self), named.name.text == "Optional",
            let argument = named.genericArgumentClause?.arguments.first
        else { return nil }
        return TypeSyntax(argument.argument.trimmed.as(TypeSyntax.self))
    }
}

extension String {
    fileprivate var trimmingBackticks: String {
        hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self
    }
}
