/// Makes axis marks of those that a closure lists.
@resultBuilder
public struct AxisMarkBuilder {
    /// One as it is.
    public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }

    /// None.
    public static func buildBlock() -> _BuilderEmpty { _BuilderEmpty() }

    /// One.
    public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }

    /// Several.
    public static func buildBlock<each Content: AxisMark>(
        _ content: repeat each Content
    ) -> _BuilderTuple<repeat each Content> {
        _BuilderTuple(repeat each content)
    }

    /// What may be missing.
    public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }

    /// That of a branch.
    public static func buildEither<First: AxisMark, Second: AxisMark>(
        first: First
    ) -> BuilderConditional<First, Second> {
        BuilderConditional(storage: .first(first))
    }

    /// That of a branch.
    public static func buildEither<First: AxisMark, Second: AxisMark>(
        second: Second
    ) -> BuilderConditional<First, Second> {
        BuilderConditional(storage: .second(second))
    }

    /// What needs a newer system.
    public static func buildLimitedAvailability(_ content: some AxisMark) -> AnyAxisMark { AnyAxisMark(content) }
}
