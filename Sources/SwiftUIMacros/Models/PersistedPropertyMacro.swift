import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// What `@Model` puts before each property that the store keeps: its slot, and accessors that load the row first.
struct PersistedPropertyMacro: AccessorMacro, PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let property = ModelProperty(declaration), let index = index(node) else { return [] }
        let name = property.name
        return [
            """
            @storageRestrictions(initializes: _\(raw: name))
            init(initialValue) {
                _\(raw: name) = .value(initialValue)
            }
            """,
            """
            get {
                if let record = _$record, record.needsCare { record.willRead(self, \\.\(raw: name), \(raw: index)) }
                return _\(raw: name).value(in: self, \(raw: index))
            }
            """,
            """
            set {
                SwiftData._ModelRecord.set(newValue, \\.\(raw: name), \\._\(raw: name), \(raw: index), of: self)
            }
            """,
        ]
    }

    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let property = ModelProperty(declaration) else { return [] }
        // Nothing calls back while a slot is read or written.
        let slot = "@exclusivity(unchecked) private var _\(property.name)"
        guard let type = property.binding.typeAnnotation?.type.trimmed else {
            let value = property.binding.initializer?.value.trimmedDescription ?? "()"
            // Only the compiler knows the type. The closure never runs.
            return ["\(raw: slot) = SwiftData._Slot.empty(like: { \(raw: value) })"]
        }
        let initial = property.binding.initializer == nil && property.initial != nil ? " = .value(nil)" : ""
        let named = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self).map { "\($0.wrappedType.trimmed)?" }
        return ["\(raw: slot): SwiftData._Slot<\(raw: named ?? type.description)>\(raw: initial)"]
    }

    private static func index(_ node: AttributeSyntax) -> String? {
        node.arguments?.as(LabeledExprListSyntax.self)?.first?.expression.trimmedDescription
    }
}

/// `@Attribute`, `@Relationship`, `@Transient`: read by `@Model`, nothing by themselves.
struct ModelMarkerMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}

/// `#Unique` and `#Index`: read by `@Model`, nothing by themselves.
struct ModelConstraintMacro: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}

/// `@ModelActor actor Name { … }`: an actor with a context of its own, on whose queue its code runs.
struct ModelActorMacro: MemberMacro, ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let isPublic = declaration.modifiers.contains { $0.name.tokenKind == .keyword(.public) }
        let access = isPublic ? "public " : ""
        let makesInit = node.arguments?.trimmedDescription.contains("false") != true
        let members: [DeclSyntax] = [
            "\(raw: access)nonisolated let modelExecutor: any SwiftData.ModelExecutor",
            "\(raw: access)nonisolated let modelContainer: SwiftData.ModelContainer",
        ]
        guard makesInit else { return members }
        return members + [
            """
            \(raw: access)init(modelContainer: SwiftData.ModelContainer) {
                let modelContext = ModelContext(modelContainer)
                self.modelExecutor = DefaultSerialModelExecutor(modelContext: modelContext)
                self.modelContainer = modelContainer
            }
            """
        ]
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftData.ModelActor {}")]
    }
}
