extension Path: Shape {
    /// The path itself, in its own coordinates: the rectangle does not matter.
    public func path(in rect: CGRect) -> Path { self }

    /// The path filled with the foreground style.
    public typealias Body = _ShapeView<Path, ForegroundStyle>
    /// A path itself does not animate; what moves in it is a shape of its own.
    public typealias AnimatableData = EmptyAnimatableData
}
