/// Moves a screen to its place: sideways by its width when it comes and by a third of it when it is covered, or into the
/// view that it grows out of.
struct ScreenEffect: GeometryEffect {
    var place: Double
    /// The part of the stack's area that the screen shrinks into at place 1; nil for the usual way.
    var source: CGRect?
    /// Whether the screen stays where it is while it is covered, as one does that another grows out of.
    var staysBelow = false

    var animatableData: Double {
        get { place }
        set { place = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        if place > 0, let source, size.width > 0 {
            let scale = 1 + (source.width / size.width - 1) * place
            return ProjectionTransform(
                CGAffineTransform(
                    a: scale, b: 0, c: 0, d: scale, tx: source.minX * place, ty: source.minY * place))
        }
        let x = place > 0 ? place * size.width : staysBelow ? 0 : place * size.width / 3
        return ProjectionTransform(CGAffineTransform(translationX: x, y: 0))
    }
}

/// What is seen of a screen that grows: as much as has the form of the view it grows out of.
struct ZoomClip: Shape {
    var place: Double
    var source: CGRect?
    var radius: CGFloat

    var animatableData: Double {
        get { place }
        set { place = newValue }
    }

    func path(in rect: CGRect) -> Path {
        guard place > 0, let source, source.width > 0 else { return Path(rect) }
        let height = rect.height + (rect.width * source.height / source.width - rect.height) * place
        // Corners as large as the source's once the screen is as small.
        let corner = max(radius, 12) * place * rect.width / source.width
        let seen = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: min(height, rect.height))
        return Path(roundedRect: seen, cornerRadius: min(corner, min(seen.width, seen.height) / 2))
    }
}
