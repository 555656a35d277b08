import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Animatable struct Wave: Shape`: an `animatableData` of the stored properties, without those marked `@AnimatableIgnored`.
struct AnimatableMacro: MemberMacro, ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard !declaration.is(EnumDeclSyntax.self), !declaration.is(ProtocolDeclSyntax.self) else {
            throw MacroMessage(
                message: "@Animatable animates the stored properties of a type, and this has none; put it on a struct",
                identifier: "animatable.type"
            ).error(at: node)
        }
        let properties = try declaration.memberBlock.members.flatMap { try AnimatedProperty.all(in: $0.decl) }
        let isPublic = declaration.modifiers.contains {
            $0.name.tokenKind == .keyword(.public) || $0.name.tokenKind == .keyword(.package)
        }
        let access = isPublic ? "public " : ""
        return [
            "\(raw: access)typealias AnimatableData = \(raw: AnimatedProperty.type(of: properties[...]))",
            """
            \(raw: access)var animatableData: AnimatableData {
                get {
                    \(raw: AnimatedProperty.value(of: properties[...]))
                }
                set {
            \(raw: AnimatedProperty.assignments(of: properties[...]).map { "        " + $0 }.joined(separator: "\n"))
                }
            }
            """,
        ]
    }

    static func expansion(
        of node: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        // A shape conforms already.
        guard !protocols.isEmpty else { return [] }
        return [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftUI.Animatable {}")]
    }
}

/// `@AnimatableIgnored`: marks what `@Animatable` leaves out. Adds nothing itself.
struct AnimatableIgnoredMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}

/// A stored property that is interpolated.
private struct AnimatedProperty {
    let name: String
    let type: String

    /// The interpolated properties of a declaration: stored ones that can change and that no wrapper keeps.
    static func all(in declaration: DeclSyntax) throws -> [AnimatedProperty] {
        guard let variable = declaration.as(VariableDeclSyntax.self),
            variable.bindingSpecifier.tokenKind == .keyword(.var), variable.attributes.isEmpty,
            !variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) })
        else { return [] }
        return try variable.bindings.compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, binding.isStored else {
                return nil
            }
            // `var x, y: Double` says the type of both at the end.
            let stated = binding.typeAnnotation ?? variable.bindings.last?.typeAnnotation
            guard let type = stated?.type.trimmedDescription ?? binding.initializer?.value.impliedType else {
                throw MacroMessage(
                    message: "@Animatable has to know the type of '\(name)'; write var \(name): Type = …, or mark it "
                        + "@AnimatableIgnored",
                    identifier: "animatable.type-of-property"
                ).error(at: binding)
            }
            return AnimatedProperty(name: name, type: type)
        }
    }

    /// The vector of some properties: pairs of the first and of the others.
    static func type(of properties: ArraySlice<AnimatedProperty>) -> String {
        guard let first = properties.first else { return "SwiftUI.EmptyAnimatableData" }
        let own = "\(first.type).AnimatableData"
        guard properties.count > 1 else { return own }
        return "SwiftUI.AnimatablePair<\(own), \(type(of: properties.dropFirst()))>"
    }

    static func value(of properties: ArraySlice<AnimatedProperty>) -> String {
        guard let first = properties.first else { return "SwiftUI.EmptyAnimatableData()" }
        let own = "\(first.name).animatableData"
        guard properties.count > 1 else { return own }
        return "SwiftUI.AnimatablePair(\(own), \(value(of: properties.dropFirst())))"
    }

    static func assignments(of properties: ArraySlice<AnimatedProperty>, from path: String = "newValue") -> [String] {
        guard let first = properties.first else { return [] }
        guard properties.count > 1 else { return ["\(first.name).animatableData = \(path)"] }
        return ["\(first.name).animatableData = \(path).first"]
            + assignments(of: properties.dropFirst(), from: path + ".second")
    }
}

extension PatternBindingSyntax {
    /// Whether it keeps a value, observed or not.
    fileprivate var isStored: Bool {
        switch accessorBlock?.accessors {
        case nil: true
        case .getter: false
        case .accessors(let accessors):
            accessors.allSatisfy {
                let kind = $0.accessorSpecifier.tokenKind
                return kind == .keyword(.willSet) || kind == .keyword(.didSet)
            }
        }
    }
}

extension ExprSyntax {
    /// The type that a value says by itself: `1.5`, `Angle.zero`, `CGFloat(2)`.
    fileprivate var impliedType: String? {
        if self.is(FloatLiteralExprSyntax.self) { return "Double" }
        if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.impliedType }
        if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.impliedType }
        guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text, name.first?.isUppercase == true else {
            return nil
        }
        return name
    }
}
