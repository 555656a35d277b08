import SwiftDiagnostics
import SwiftSyntax

/// A mistake in the use of a macro: what is wrong, why, and what to write instead.
struct MacroMessage: DiagnosticMessage, Error {
    let message: String
    let identifier: String

    var diagnosticID: MessageID { MessageID(domain: "SwiftUI", id: identifier) }

    var severity: DiagnosticSeverity { .error }

    /// The mistake at the place in the source where it was made.
    func error(at node: some SyntaxProtocol) -> DiagnosticsError {
        DiagnosticsError(diagnostics: [Diagnostic(node: Syntax(node), message: self)])
    }
}
