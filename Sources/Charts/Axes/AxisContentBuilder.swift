/// Makes axis content of those that a closure lists.
@resultBuilder
public struct AxisContentBuilder {
    /// One as it is.
    public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }

    /// None.
    public static func buildBlock() -> _BuilderEmpty { _BuilderEmpty() }

    /// One.
    public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }

    /// Several.
    public static func buildBlock<each Content: AxisContent>(
        _ content: repeat each Content
    ) -> _BuilderTuple<repeat each Content> {
        _BuilderTuple(repeat each content)
    }

    /// What may be missing.
    public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }

    /// That of a branch.
    public static func buildEither<First: AxisContent, Second: AxisContent>(
        first: First
    ) -> BuilderConditional<First, Second> {
        BuilderConditional(storage: .first(first))
    }

    /// That of a branch.
    public static func buildEither<First: AxisContent, Second: AxisContent>(
        second: Second
    ) -> BuilderConditional<First, Second> {
        BuilderConditional(storage: .second(second))
    }

    /// What needs a newer system.
    public static func buildLimitedAvailability(_ content: some AxisContent) -> AnyAxisContent {
        AnyAxisContent(content)
    }
}
