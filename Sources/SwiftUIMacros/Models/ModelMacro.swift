import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Model class Name { … }`: what makes a class one that a store keeps.
///
/// The values of its properties move into slots, which are empty until the store's row is loaded. Beside them stands the
/// table from key paths to names, since key paths of computed properties do not know theirs.
struct ModelMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let model = try ModelDeclaration(declaration, of: node)
        let access = model.access
        let indices = model.properties.indices
        let table = model.properties.map { "SwiftData._ModelProperty.make(\($0.tableArguments(in: model.name)))" }
        let visits = model.properties.enumerated().map { "visitor.visit(&_\($1.name), \($0))" }
        return [
            "@ObservationIgnored @exclusivity(unchecked) private var _$record: SwiftData._ModelRecord? = nil",
            """
            \(raw: access)var _record: SwiftData._ModelRecord {
                if let record = _$record { return record }
                let record = SwiftData._ModelRecord(of: self)
                _$record = record
                return record
            }
            """,
            """
            \(raw: access)\(raw: model.isFinal ? "" : "required ")init(_record: SwiftData._ModelRecord) {
                \(raw: model.properties.map { "_\($0.name) = .empty" }.joined(separator: "\n"))
                _$record = _record
            }
            """,
            """
            \(raw: access)static var _properties: [SwiftData._ModelProperty] {
                [
                    \(raw: table.joined(separator: ",\n"))
                ]
            }
            """,
            """
            \(raw: access)static var _constraints: SwiftData._ModelConstraints {
                SwiftData._ModelConstraints(unique: [\(raw: model.unique)], indexed: [\(raw: model.indexed)])
            }
            """,
            """
            \(raw: access)func _visitSlots(_ visitor: SwiftData._SlotVisitor) {
                \(raw: visits.joined(separator: "\n"))
            }
            """,
            """
            \(raw: access)func _visitSlot(_ index: Int, _ visitor: SwiftData._SlotVisitor) {
                switch index {
                \(raw: zip(indices, visits).map { "case \($0): \($1)" }.joined(separator: "\n"))
                default: break
                }
            }
            """,
        ]
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        guard let model = try? ModelDeclaration(declaration, of: node) else { return [] }
        guard let property = ModelProperty(member) else { return [] }
        guard let index = model.properties.firstIndex(where: { $0.name == property.name }) else { return [] }
        return ["@SwiftData._PersistedProperty(\(raw: index))"]
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard (try? ModelDeclaration(declaration, of: node)) != nil else { return [] }
        return [
            try ExtensionDeclSyntax("extension \(type.trimmed): SwiftData.PersistentModel, Observation.Observable {}")
        ]
    }
}

/// A class that `@Model` stands before.
private struct ModelDeclaration {
    var name: String
    var access = ""
    var isFinal = false
    var properties: [ModelProperty]
    /// The arguments of `#Unique` and `#Index`, as lists of lists of key paths.
    var unique: String
    var indexed: String

    init(_ declaration: some DeclGroupSyntax, of node: AttributeSyntax) throws {
        guard let type = declaration.as(ClassDeclSyntax.self) else {
            throw MacroMessage(
                message:
                    "@Model makes objects that a store keeps, so it needs a class and this is something else; write "
                    + "@Model final class",
                identifier: "model.class"
            ).error(at: node)
        }
        name = type.name.text
        for modifier in type.modifiers {
            switch modifier.name.tokenKind {
            case .keyword(.public), .keyword(.open): access = "public "
            case .keyword(.final): isFinal = true
            default: break
            }
        }
        properties = type.memberBlock.members.compactMap { ModelProperty($0.decl) }
        unique = Self.lists(of: "Unique", in: type)
        indexed = Self.lists(of: "Index", in: type)
    }

    private static func lists(of macro: String, in type: ClassDeclSyntax) -> String {
        type.memberBlock.members.flatMap { member -> [String] in
            guard let expansion = member.decl.as(MacroExpansionDeclSyntax.self), expansion.macroName.text == macro
            else {
                return []
            }
            return expansion.arguments.map { argument in
                qualified(argument.expression.trimmedDescription, type)
            }
        }.joined(separator: ", ")
    }

    /// `\.name` has no root where the table stands, so it is written out.
    private static func qualified(_ text: String, _ type: ClassDeclSyntax) -> String {
        text.replacing("\\.", with: "\\\(type.name.text).")
    }
}

extension String {
    fileprivate func replacing(_ old: String, with new: String) -> String {
        split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
    }
}

/// A property of a model that the store keeps.
struct ModelProperty {
    var name: String
    var binding: PatternBindingSyntax
    /// The arguments of `@Attribute(…)` or `@Relationship(…)`.
    private var attribute: LabeledExprListSyntax?
    private var isRelationship = false

    init?(_ declaration: some DeclSyntaxProtocol) {
        guard let variable = declaration.as(VariableDeclSyntax.self),
            variable.bindingSpecifier.tokenKind == .keyword(.var), variable.bindings.count == 1,
            let binding = variable.bindings.first, let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
            Self.isStored(binding)
        else { return nil }
        let plain = variable.modifiers.allSatisfy {
            ![.keyword(.static), .keyword(.class), .keyword(.lazy), .keyword(.weak)].contains($0.name.tokenKind)
        }
        guard plain else { return nil }
        for case .attribute(let attribute) in variable.attributes {
            switch attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text
                ?? attribute.attributeName
                .as(MemberTypeSyntax.self)?.name.text
            {
            case "Transient", "ObservationIgnored": return nil
            case "Attribute": self.attribute = attribute.arguments?.as(LabeledExprListSyntax.self)
            case "Relationship":
                self.attribute = attribute.arguments?.as(LabeledExprListSyntax.self)
                isRelationship = true
            default: break
            }
        }
        self.binding = binding
        name = pattern.identifier.text
        if name.hasPrefix("`") { name = String(name.dropFirst().dropLast()) }
    }

    private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
        switch binding.accessorBlock?.accessors {
        case nil: true
        case .getter: false
        case .accessors(let list):
            list.allSatisfy { [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind) }
        }
    }

    /// The value that new objects begin with, as it is written; optionals begin with nil.
    var initial: String? {
        if let value = binding.initializer?.value.trimmedDescription { return value }
        let type = binding.typeAnnotation?.type
        return type?.is(OptionalTypeSyntax.self) == true || type?.trimmedDescription.hasPrefix("Optional<") == true
            ? "nil" : nil
    }

    func tableArguments(in model: String) -> String {
        var arguments = ["\"\(name)\"", "\\\(model).\(name)"]
        if let initial {
            let type = binding.typeAnnotation.map { " as \($0.type.trimmedDescription)" } ?? ""
            arguments.append("default: { \(initial)\(type) }")
        }
        if let attribute {
            let list = attribute.trimmedDescription
            arguments.append(isRelationship ? "relationship: .init(\(list))" : "attribute: .init(\(list))")
        }
        return arguments.joined(separator: ", ")
    }
}
