/// Builds views from closures: several statements become one view.
///
/// Each expression is a view; `if`, `if let`, `switch` and declarations by `let` work, and `for` does not: use
/// `ForEach`. The branches of an `if` are different views, so that changing between them removes one with its state and
/// inserts the other. `body` is built by it, and so are the closures of containers; mark your own parameters,
/// properties and functions with it to do the same.
///
///     struct TicketStub<Content: View>: View {
///         @ViewBuilder let content: Content
///
///         var body: some View {
///             VStack(alignment: .leading) { content }
///                 .padding()
///                 .overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray))
///         }
///     }
@resultBuilder
public struct ViewBuilder {
    /// An expression on its own line.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// An empty closure.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// A single view stays what it is.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Several views become a tuple.
    public static func buildBlock<each Content: View>(_ content: repeat each Content)
        -> TupleView<(repeat each Content)>
    {
        TupleView(parts: repeat each content)
    }

    /// `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// The `true` branch of `if`-`else`, or a case of a `switch`.
    public static func buildEither<TrueContent: View, FalseContent: View>(first: TrueContent)
        -> _ConditionalContent<TrueContent, FalseContent>
    {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// The `false` branch of `if`-`else`, or a case of a `switch`.
    public static func buildEither<TrueContent: View, FalseContent: View>(second: FalseContent)
        -> _ConditionalContent<TrueContent, FalseContent>
    {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// `if #available`: the type inside is hidden from code that runs on older systems.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
