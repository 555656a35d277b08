/// How the parts of a symbol are colored.
public struct SymbolRenderingMode: Hashable, Sendable {
    enum Mode: Hashable, Sendable { case monochrome, hierarchical, palette, multicolor }
    let mode: Mode

    /// All parts in the foreground style.
    public static let monochrome = SymbolRenderingMode(mode: .monochrome)
    /// What surrounds the glyph steps back behind it.
    public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
    /// The symbol's own colors; the foreground style for a symbol that has none.
    public static let multicolor = SymbolRenderingMode(mode: .multicolor)
    /// What surrounds the glyph has the second foreground style.
    public static let palette = SymbolRenderingMode(mode: .palette)
}

private struct SymbolRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
    /// How the parts of symbols are colored; nil for a palette where several foreground styles were set.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

extension View {
    /// Sets how the parts of symbols are colored.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}

private struct SymbolShareKey: EnvironmentKey {
    static var defaultValue: Double? { nil }
}

extension EnvironmentValues {
    /// How much of symbols with parts that show a share is shown in full, where they do not say so themselves.
    package var symbolShare: Double? {
        get { self[SymbolShareKey.self] }
        set { self[SymbolShareKey.self] = newValue }
    }
}
