import RiffleLayers

/// `blendMode`: mixes a view with what is behind it.
struct BlendModeEffect: EffectModifier {
    let mode: BlendMode
    var animatableData = EmptyAnimatableData()

    func apply(to layer: inout Layer, size: CGSize) { layer.blendMode = mode }

    static var name: String { "blendMode" }
}

/// `compositingGroup` and `drawingGroup`: what is blended inside stays inside.
struct GroupEffect: EffectModifier {
    var animatableData = EmptyAnimatableData()

    func apply(to layer: inout Layer, size: CGSize) { layer.isIsolated = true }

    static var name: String { "group" }
}

extension View {
    /// Mixes the view with what is behind it by a formula.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(BlendModeEffect(mode: blendMode))
    }

    /// Puts the view together before effects around it are applied: blend modes inside see only what is inside.
    nonisolated public func compositingGroup() -> some View { modifier(GroupEffect()) }

    /// Puts the view together into one picture before it is shown, and mixes colors as sRGB is coded.
    ///
    /// - Parameter opaque: a promise that the view covers its frame; nothing is drawn differently for it.
    nonisolated public func drawingGroup(opaque: Bool = false) -> some View { modifier(GroupEffect()) }
}
