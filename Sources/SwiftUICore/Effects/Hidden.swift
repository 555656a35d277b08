import RiffleLayers

/// `hidden`: keeps a view's place and shows nothing of it.
nonisolated struct _HiddenModifier: EffectModifier {
    var animatableData = EmptyAnimatableData()

    func apply(to layer: inout Layer, size: CGSize) { layer.opacity = 0 }

    var isInvisible: Bool { true }

    static var name: String { "hidden" }
}

extension View {
    /// Keeps the view's place without showing it; it takes no touches and is not read out.
    nonisolated public func hidden() -> some View { modifier(_HiddenModifier()) }
}
