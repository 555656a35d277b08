import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview("name", traits: …) { … }`: a type that the preview tools find at run time, without any registration.
struct PreviewMacro: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let arguments = try PreviewArguments(node)
        let registry = context.makeUniqueName("PreviewRegistry")
        // The file as the compiler names it, "Module/File.swift", whatever the path of the checkout is.
        let location = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID)
        let file = location?.file ?? "\"\""
        let line = location?.line ?? "0"

        return [
            """
            struct \(registry): SwiftUI.PreviewRegistry {
                static var fileID: String {
                    \(file)
                }
                static var line: Int {
                    \(line)
                }
                @MainActor static func makePreview() throws -> SwiftUI.Preview {
            \(raw: arguments.factory(named: context.makeUniqueName("Previewable")).indented(by: 8))
                }
            }
            """
        ]
    }
}

/// The parts of a `#Preview`.
private struct PreviewArguments {
    /// Everything but the body, as written: the name and the traits.
    private var leading: [LabeledExprSyntax]
    private var body: ExprSyntax

    init(_ node: some FreestandingMacroExpansionSyntax) throws {
        leading = node.arguments.filter { $0.label?.text != "body" }
        if let closure = node.trailingClosure {
            body = ExprSyntax(closure)
        } else if let argument = node.arguments.first(where: { $0.label?.text == "body" }) {
            body = argument.expression
        } else {
            throw MacroMessage(
                message: "#Preview has no body, so there is nothing to show; write #Preview { MyView() }",
                identifier: "preview.body"
            ).error(at: node)
        }
    }

    /// The statements that make the preview; `wrapper` names the view that holds the `@Previewable` declarations.
    func factory(named wrapper: TokenSyntax) -> String {
        guard let closure = body.as(ClosureExprSyntax.self) else { return preview(body: "body: \(body.trimmed)") }
        let previewable = closure.statements.filter { $0.item.isPreviewable }
        guard !previewable.isEmpty else { return preview(trailing: closure.trimmed.description) }

        // State belongs to a view, so the marked declarations move into one, and the rest becomes its body.
        let properties = previewable.map { $0.item.withoutPreviewable.trimmedDescription }
        let rest = closure.statements.filter { !$0.item.isPreviewable }.map { $0.trimmedDescription }
        return """
            struct \(wrapper): SwiftUI.View {
            \(properties.joined(separator: "\n").indented(by: 4))
                var body: some SwiftUI.View {
            \(rest.joined(separator: "\n").indented(by: 8))
                }
            }
            return \(preview(trailing: "{\n    \(wrapper)()\n}"))
            """
    }

    private func preview(trailing closure: String) -> String {
        let arguments = leading.map { $0.with(\.trailingComma, nil).trimmedDescription }.joined(separator: ", ")
        return arguments.isEmpty ? "SwiftUI.Preview \(closure)" : "SwiftUI.Preview(\(arguments)) \(closure)"
    }

    private func preview(body: String) -> String {
        let arguments = leading.map { $0.with(\.trailingComma, nil).trimmedDescription } + [body]
        return "SwiftUI.Preview(\(arguments.joined(separator: ", ")))"
    }
}

extension CodeBlockItemSyntax.Item {
    /// Whether this is a variable marked `@Previewable`.
    fileprivate var isPreviewable: Bool {
        variable?.attributes.contains { $0.isPreviewable } ?? false
    }

    /// The variable without its mark.
    fileprivate var withoutPreviewable: VariableDeclSyntax {
        guard var variable else { preconditionFailure("only variables are previewable") }
        variable.leadingTrivia = []
        variable.attributes = variable.attributes.filter { !$0.isPreviewable }
        return variable
    }

    private var variable: VariableDeclSyntax? {
        guard case .decl(let declaration) = self else { return nil }
        return declaration.as(VariableDeclSyntax.self)
    }
}

extension AttributeListSyntax.Element {
    fileprivate var isPreviewable: Bool {
        guard case .attribute(let attribute) = self else { return false }
        let name = attribute.attributeName.trimmedDescription
        return name == "Previewable" || name == "SwiftUI.Previewable"
    }
}

extension String {
    /// Every line that is not empty, moved to the right.
    fileprivate func indented(by spaces: Int) -> String {
        split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : String(repeating: " ", count: spaces) + $0 }
            .joined(separator: "\n")
    }
}
