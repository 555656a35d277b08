/// `geometryGroup`: a view that travels as one.
struct GeometryGroupEffect: EffectModifier {
    var animatableData = EmptyAnimatableData()

    static var name: String { "geometryGroup" }
}

extension View {
    /// Has the view travel as one when its place or size is animated: what is in it keeps its place in it, also what
    /// comes in on the way.
    nonisolated public func geometryGroup() -> some View { modifier(GeometryGroupEffect()) }
}
