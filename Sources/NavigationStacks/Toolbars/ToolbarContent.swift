/// Items for a screen's bars.
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// The type of items that the content consists of.
    associatedtype Body: ToolbarContent

    /// The items.
    @ToolbarContentBuilder var body: Body { get }

    /// A view without a place of its own that tells the screen around of the items.
    static func _makeToolbar(_ content: Self) -> AnyView
}

extension ToolbarContent {
    /// A view that evaluates the body as a view's, so that state and environment are there.
    public static func _makeToolbar(_ content: Self) -> AnyView { AnyView(ToolbarBody(content: content)) }
}

extension ToolbarContent where Body == Never {
    /// Content that the system knows has no body.
    public var body: Never { fatalError("\(Self.self) has no body: the system knows what it is.") }
}

extension Never: ToolbarContent {}

/// Items that can be told apart, so that people may arrange them; here they stand as they are written.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

/// Evaluates the body of an app's own toolbar content.
struct ToolbarBody<Content: ToolbarContent>: View, ForwardsDynamicProperties {
    var content: Content

    var body: some View { Content.Body._makeToolbar(content.body) }
}

/// Items whose type is hidden. They may be written anywhere; their views are made on the main actor.
nonisolated struct ToolbarPart {
    let make: @MainActor () -> AnyView

    init<Content: ToolbarContent>(_ content: Content) {
        nonisolated(unsafe) let content = content
        make = { content._toolbarView }
    }
}

extension ToolbarContent {
    @MainActor fileprivate var _toolbarView: AnyView { Self._makeToolbar(self) }
}

extension ToolbarContent {
    /// Says whether the items share a ground of glass with those beside them; the bars of iOS 18, as ours are, have no
    /// ground behind items.
    nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
        RuntimeIssue.reportWithoutEffect(
            "sharedBackgroundVisibility", because: "bars are those of iOS 18, where items have no ground")
        return self
    }
}

extension CustomizableToolbarContent {
    /// Says whether the items share a ground of glass with those beside them; the bars of iOS 18, as ours are, have no
    /// ground behind items.
    nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent {
        RuntimeIssue.reportWithoutEffect(
            "sharedBackgroundVisibility", because: "bars are those of iOS 18, where items have no ground")
        return self
    }
}

/// Several items, one after the other.
nonisolated public struct _TupleToolbarContent: ToolbarContent, CustomizableToolbarContent {
    let parts: [ToolbarPart]

    /// Has no body.
    public typealias Body = Never

    /// The parts' views, in order.
    @MainActor public static func _makeToolbar(_ content: Self) -> AnyView {
        AnyView(ForEach(Array(content.parts.map { $0.make() }.enumerated()), id: \.offset.own) { $0.element })
    }
}

/// Items that are there or not, or one of two.
nonisolated public struct _ConditionalToolbarContent<First, Second>: ToolbarContent, CustomizableToolbarContent {
    let part: ToolbarPart
    let isFirst: Bool

    /// Has no body.
    public typealias Body = Never

    /// The view of the items that are there.
    @MainActor public static func _makeToolbar(_ content: Self) -> AnyView {
        let part = content.part.make()
        return AnyView(Group { if content.isFirst { part } else { part } })
    }
}

extension Optional: ToolbarContent, CustomizableToolbarContent where Wrapped: ToolbarContent {
    /// Has no body.
    public typealias Body = Never

    /// The view of the items, if there are any.
    public static func _makeToolbar(_ content: Self) -> AnyView {
        AnyView(Group { if let content { Wrapped._makeToolbar(content) } })
    }
}

/// Makes toolbar content of the items of a closure.
@resultBuilder
nonisolated public struct ToolbarContentBuilder {
    /// One item.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// No items.
    public static func buildBlock() -> _TupleToolbarContent { _TupleToolbarContent(parts: []) }

    /// One item.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Several items.
    @_disfavoredOverload
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> _TupleToolbarContent {
        var parts: [ToolbarPart] = []
        func add<C: ToolbarContent>(_ content: C) { parts.append(ToolbarPart(content)) }
        repeat add(each content)
        return _TupleToolbarContent(parts: parts)
    }

    /// Items that may not be there.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

    /// The first of two.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        first: First
    ) -> _ConditionalToolbarContent<First, Second> {
        _ConditionalToolbarContent(part: ToolbarPart(first), isFirst: true)
    }

    /// The second of two.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        second: Second
    ) -> _ConditionalToolbarContent<First, Second> {
        _ConditionalToolbarContent(part: ToolbarPart(second), isFirst: false)
    }

    /// Items behind a check for a version of the system, which here is always true.
    public static func buildLimitedAvailability<Content: ToolbarContent>(
        _ content: Content
    ) -> _TupleToolbarContent {
        _TupleToolbarContent(parts: [ToolbarPart(content)])
    }
}
