import SwiftUICore

/// How text editors look.
public protocol TextEditorStyle {}

/// Text on the editor's own ground.
public struct AutomaticTextEditorStyle: TextEditorStyle {
    /// The style.
    nonisolated public init() {}
}

/// Text without an ornament.
public struct PlainTextEditorStyle: TextEditorStyle {
    /// The style.
    nonisolated public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// Text on the editor's own ground.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// Text without an ornament.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
    /// Says how text editors inside look: on phones all styles look alike.
    nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
        withoutEffect("textEditorStyle", because: "all styles look alike, as on an iPhone")
    }
}
