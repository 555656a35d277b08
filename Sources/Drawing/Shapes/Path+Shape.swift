extension Path: Shape {
    /// The path itself, in its own coordinates: the rectangle does not matter.
    public func path(in rect: CGRect) -> Path { self }

    /// Flipped where leading is right, as every shape.
    public typealias Body = _ShapeView<Path, ForegroundStyle>
    /// Paths of single elements do not animate.
    public typealias AnimatableData = EmptyAnimatableData
}
