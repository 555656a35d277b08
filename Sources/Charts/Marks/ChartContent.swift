/// What a chart draws: marks, and content made of them.
@MainActor @preconcurrency
public protocol ChartContent {
    /// The content that this one is made of.
    associatedtype Body: ChartContent

    /// The content that this one is made of.
    @ChartContentBuilder var body: Body { get }

    /// Adds the marks of content to those of a chart.
    static func _collect(_ content: Self, into marks: inout _ChartMarks)
}

extension ChartContent {
    /// Adds the marks of the body.
    public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
        Body._collect(content.body, into: &marks)
    }
}

extension ChartContent where Body == Never {
    /// There is none; marks add themselves.
    public var body: Never { fatalError("marks have no body") }
}

extension Never: ChartContent {
    /// There is no such content.
    public static func _collect(_ content: Never, into marks: inout _ChartMarks) {}
}

extension Optional: ChartContent where Wrapped: ChartContent {
    /// Marks add themselves.
    public typealias Body = Never

    /// Adds the marks of content, where there is some.
    public static func _collect(_ content: Wrapped?, into marks: inout _ChartMarks) {
        guard let content else { return }
        marks.inside(0) { Wrapped._collect(content, into: &$0) }
    }
}

extension ForEach: ChartContent where Content: ChartContent {
    /// Marks add themselves.
    public typealias Body = Never

    /// Adds the marks of all elements.
    public static func _collect(_ content: ForEach, into marks: inout _ChartMarks) {
        for (id, element) in content.identified {
            marks.inside(id) { Content._collect(content.content(element), into: &$0) }
        }
    }
}

extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable, Content: ChartContent {
    /// Marks for each element, by the element's own id.
    @_disfavoredOverload
    public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(any: data, id: \.id, content: content)
    }
}

extension ForEach where Content: ChartContent {
    /// Marks for each element, by the id at a key path.
    @_disfavoredOverload
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(any: data, id: id, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
    /// Marks for each number of a range.
    public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
        self.init(any: data, id: \.self, content: content)
    }
}

/// Content of any type.
nonisolated public struct AnyChartContent: ChartContent {
    private let collect: @MainActor (inout _ChartMarks) -> Void

    /// Content of any type.
    public init(_ content: any ChartContent) {
        // Content is a value that only the main actor looks into.
        nonisolated(unsafe) let content = content
        collect = { marks in Self.collect(content, into: &marks) }
    }

    /// Content of any type.
    public init(erasing content: some ChartContent) { self.init(content) }

    @MainActor private static func collect<C: ChartContent>(_ content: C, into marks: inout _ChartMarks) {
        marks.inside(ObjectIdentifier(C.self)) { C._collect(content, into: &$0) }
    }

    /// Adds the content's marks.
    @MainActor public static func _collect(_ content: AnyChartContent, into marks: inout _ChartMarks) {
        content.collect(&marks)
    }
}

/// Content that modifiers apply to as a whole.
nonisolated public struct Plot<Content: ChartContent>: ChartContent {
    let content: Content

    /// Makes one thing of several marks.
    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    /// Adds the content's marks.
    @MainActor public static func _collect(_ plot: Plot, into marks: inout _ChartMarks) {
        Content._collect(plot.content, into: &marks)
    }
}
