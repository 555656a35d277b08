/// The line along a shape's outline, as a shape.
struct StrokedShape<Base: Shape>: StrokedOutline {
    var base: Base
    var style: StrokeStyle

    func path(in rect: CGRect) -> Path { base.path(in: rect).strokedPath(style) }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

    static var role: ShapeRole { .stroke }

    var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    var animatableData: AnimatablePair<Base.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(base.animatableData, style.animatableData) }
        set {
            base.animatableData = newValue.first
            style.animatableData = newValue.second
        }
    }

    func track(in size: CGSize, _ direction: LayoutDirection) -> (path: Path, stroke: StrokeStyle?) {
        (base.outline(in: size, direction), style)
    }
}

/// A shape that is a line: painting the line is cheaper than filling its outline.
protocol StrokedOutline: Shape {
    func track(in size: CGSize, _ direction: LayoutDirection) -> (path: Path, stroke: StrokeStyle?)
}
