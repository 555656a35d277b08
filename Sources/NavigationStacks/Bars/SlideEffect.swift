/// Moves a screen sideways to its place: by its width when it comes, by a third of it when it is covered.
struct SlideEffect: GeometryEffect {
    var place: Double

    var animatableData: Double {
        get { place }
        set { place = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        let x = place > 0 ? place * size.width : place * size.width / 3
        return ProjectionTransform(CGAffineTransform(translationX: x, y: 0))
    }
}
