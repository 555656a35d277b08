/// A shape that can be made smaller on all sides.
nonisolated public protocol InsettableShape: Shape {
    /// The type of the smaller shape.
    associatedtype InsetShape: InsettableShape

    /// The shape moved inwards by so many points on all sides; negative amounts make it larger.
    func inset(by amount: CGFloat) -> InsetShape
}
