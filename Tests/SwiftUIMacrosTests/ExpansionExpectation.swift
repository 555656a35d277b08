import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import SwiftUIMacros

/// Expands our macros in `source` and compares the result and the diagnostics.
func expectExpansion(
    of source: String,
    is expected: String,
    diagnostics: [DiagnosticSpec] = [],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    assertMacroExpansion(
        source,
        expandedSource: expected,
        diagnostics: diagnostics,
        macroSpecs: [
            "Preview": MacroSpec(type: PreviewMacro.self),
            "Previewable": MacroSpec(type: PreviewableMacro.self),
            "Entry": MacroSpec(type: EntryMacro.self),
        ],
        testModuleName: "App",
        testFileName: "Views.swift",
        indentationWidth: .spaces(4),
        failureHandler: { failure in
            Issue.record(Comment(rawValue: failure.message), sourceLocation: sourceLocation)
        }
    )
}
