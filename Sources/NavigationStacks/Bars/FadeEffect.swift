import RiffleLayers

/// Fades what is in a bar in the nearer half of its screen's way, so that two bars' items are hardly seen at once.
nonisolated struct FadeEffect: EffectModifier {
    var place: Double

    var animatableData: Double {
        get { place }
        set { place = newValue }
    }

    func apply(to layer: inout Layer, size: CGSize) { layer.opacity = max(1 - 1.7 * abs(place), 0) }

    var isInvisible: Bool { abs(place) >= 1 }

    static var name: String { "fade" }
}
