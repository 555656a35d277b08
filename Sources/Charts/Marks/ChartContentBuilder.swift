/// Makes content of the marks that a closure lists.
@resultBuilder
public struct ChartContentBuilder {
    /// A mark as it is.
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }

    /// No content.
    public static func buildBlock() -> _BuilderEmpty { _BuilderEmpty() }

    /// One content.
    public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

    /// Several contents, one above the other.
    public static func buildBlock<each Content: ChartContent>(
        _ content: repeat each Content
    ) -> _BuilderTuple<repeat each Content> {
        _BuilderTuple(repeat each content)
    }

    /// Content that may be missing.
    public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

    /// The content of a branch.
    public static func buildEither<First: ChartContent, Second: ChartContent>(
        first: First
    ) -> BuilderConditional<First, Second> {
        BuilderConditional(storage: .first(first))
    }

    /// The content of a branch.
    public static func buildEither<First: ChartContent, Second: ChartContent>(
        second: Second
    ) -> BuilderConditional<First, Second> {
        BuilderConditional(storage: .second(second))
    }

    /// Content that needs a newer system.
    public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
        AnyChartContent(content)
    }
}

/// No content.
nonisolated public struct _BuilderEmpty {}

extension _BuilderEmpty: ChartContent {
    /// Adds nothing.
    @MainActor public static func _collect(_ content: _BuilderEmpty, into marks: inout _ChartMarks) {}
}

/// The content of one of two branches.
nonisolated public struct BuilderConditional<TrueContent, FalseContent> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    let storage: Storage
}

extension BuilderConditional: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
    /// Marks add themselves.
    public typealias Body = Never

    /// Adds the marks of the branch that is taken.
    @MainActor public static func _collect(_ content: BuilderConditional, into marks: inout _ChartMarks) {
        switch content.storage {
        case .first(let content): marks.inside(true) { TrueContent._collect(content, into: &$0) }
        case .second(let content): marks.inside(false) { FalseContent._collect(content, into: &$0) }
        }
    }
}

/// Several contents.
nonisolated public struct _BuilderTuple<each Content> {
    let content: (repeat each Content)

    init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension _BuilderTuple: ChartContent where repeat each Content: ChartContent {
    /// Marks add themselves.
    public typealias Body = Never

    /// Adds the marks of each content.
    @MainActor public static func _collect(_ tuple: _BuilderTuple, into marks: inout _ChartMarks) {
        var place = 0
        repeat (collect(each tuple.content, place: &place, into: &marks))
    }

    @MainActor private static func collect<C: ChartContent>(
        _ content: C, place: inout Int, into marks: inout _ChartMarks
    ) {
        marks.inside(place) { C._collect(content, into: &$0) }
        place += 1
    }
}
