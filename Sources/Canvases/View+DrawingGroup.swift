extension View {
    /// Puts the view together into one picture before it is shown.
    ///
    /// - Parameters:
    ///   - opaque: a promise that the view covers its frame; nothing is drawn differently for it.
    ///   - colorMode: how colors are mixed in the picture; ours mixes as sRGB is coded.
    nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode) -> some View {
        drawingGroup(opaque: opaque)
    }
}
