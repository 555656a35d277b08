/// Any shape, its type hidden.
public struct AnyShape: Shape {
    private var box: ShapeBox

    /// Hides the type of a shape.
    public init<S: Shape>(_ shape: S) { box = (shape as? AnyShape)?.box ?? TypedShapeBox(shape) }

    /// The hidden shape's outline.
    public func path(in rect: CGRect) -> Path { box.path(in: rect) }

    /// The hidden shape's size.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { box.sizeThatFits(proposal) }

    /// What the hidden shape does.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { box.layoutDirectionBehavior }

    /// The hidden shape's numbers: shapes of one type change into each other.
    public var animatableData: _AnyAnimatableData {
        get { box.animatableData }
        set { box = box.animated(to: newValue) }
    }
}

extension AnyShape: Equatable {
    /// Whether both hide equal shapes of one type.
    public static func == (first: AnyShape, second: AnyShape) -> Bool { first.box.isEqual(to: second.box) }
}

private class ShapeBox: @unchecked Sendable {
    func path(in rect: CGRect) -> Path { preconditionFailure("ShapeBox is never made itself") }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    func isEqual(to other: ShapeBox) -> Bool { self === other }
    var animatableData: _AnyAnimatableData { .zero }
    func animated(to data: _AnyAnimatableData) -> ShapeBox { self }
}

private final class TypedShapeBox<S: Shape>: ShapeBox, @unchecked Sendable {
    let shape: S

    init(_ shape: S) { self.shape = shape }

    override func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    override var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    override func isEqual(to other: ShapeBox) -> Bool {
        guard let other = other as? TypedShapeBox<S> else { return false }
        return ViewComparison.areEqual(shape, other.shape)
    }

    override var animatableData: _AnyAnimatableData { _AnyAnimatableData(shape.animatableData) }

    override func animated(to data: _AnyAnimatableData) -> ShapeBox {
        guard let data = data.value(as: S.AnimatableData.self) else { return self }
        var copy = shape
        copy.animatableData = data
        return TypedShapeBox(copy)
    }
}
