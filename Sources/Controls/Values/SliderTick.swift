/// Marks of a slider's track, at which its thumb stops.
///
/// `SliderTick` and `SliderTickContentForEach` are such, and what a `SliderTickBuilder` makes of them.
public protocol SliderTickContent<Value> {
    /// The type of the slider's values.
    associatedtype Value: BinaryFloatingPoint

    /// The marks, in order.
    var _ticks: [SliderTick<Value>] { get }
}

/// A mark of a slider's track, at which its thumb stops.
public struct SliderTick<Value: BinaryFloatingPoint>: SliderTickContent, Identifiable {
    let value: Value
    let label: AnyView?

    /// A mark at a value.
    public init(_ value: Value) {
        self.value = value
        label = nil
    }

    /// A mark at a value, with a label below.
    public init<Label: View>(_ value: Value, @ViewBuilder label: () -> Label) {
        self.value = value
        self.label = AnyView(label())
    }

    /// A mark at a value, with a text below.
    public init(_ titleKey: LocalizedStringKey, _ value: Value) { self.init(value) { Text(titleKey) } }

    /// A mark at a value, with a text below.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, _ value: Value) { self.init(value) { Text(title) } }

    /// The value.
    public var id: Value { value }
    /// Itself.
    public var _ticks: [SliderTick<Value>] { [self] }
}

/// Marks of a slider for the elements of a collection.
public struct SliderTickContentForEach<
    Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
>: SliderTickContent {
    /// The type of the slider's values.
    public typealias Value = Content.Value

    /// What there are marks for.
    public var data: Data
    /// Makes the marks of an element.
    public var content: (Data.Element) -> Content

    /// Marks for the elements of a collection, by the id at a key path.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
    }

    /// The marks of all elements.
    public var _ticks: [SliderTick<Value>] { data.flatMap { content($0)._ticks } }
}

extension SliderTickContentForEach where Data.Element: Identifiable, ID == Data.Element.ID {
    /// Marks for the elements of a collection.
    public init(_ data: Data, content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.content = content
    }
}

/// Several marks, one after the other.
public struct _SliderTicks<Value: BinaryFloatingPoint>: SliderTickContent {
    let parts: [any SliderTickContent<Value>]

    /// The marks of all parts.
    public var _ticks: [SliderTick<Value>] { parts.flatMap { $0._ticks } }
}

/// Puts the marks of a slider together.
@resultBuilder
public struct SliderTickBuilder<Value: BinaryFloatingPoint> {
    /// Marks.
    public static func buildExpression<Content: SliderTickContent<Value>>(_ content: Content) -> Content { content }

    /// No marks.
    public static func buildBlock() -> _SliderTicks<Value> { _SliderTicks(parts: []) }

    /// Marks.
    public static func buildBlock<Content: SliderTickContent<Value>>(_ content: Content) -> Content { content }

    /// Marks, one after the other.
    @_disfavoredOverload
    public static func buildBlock(_ content: any SliderTickContent<Value>...) -> _SliderTicks<Value> {
        _SliderTicks(parts: content)
    }

    /// `if` without `else`.
    public static func buildIf<Content: SliderTickContent<Value>>(_ content: Content?) -> _SliderTicks<Value> {
        _SliderTicks(parts: content.map { [$0] } ?? [])
    }

    /// What is marked if a condition is true.
    public static func buildEither<Content: SliderTickContent<Value>>(first: Content) -> _SliderTicks<Value> {
        _SliderTicks(parts: [first])
    }

    /// What is marked if it is not.
    public static func buildEither<Content: SliderTickContent<Value>>(second: Content) -> _SliderTicks<Value> {
        _SliderTicks(parts: [second])
    }
}

/// A mark as the control shows it.
struct SliderMark: Identifiable {
    let id: Int
    /// Where it is, 0...1.
    let fraction: Double
    let label: AnyView?
}

/// The marks below a slider's track, with their labels.
struct SliderMarks: View {
    let marks: [SliderMark]

    var body: some View {
        MarksLayout {
            ForEach(marks) { mark in
                VStack(spacing: 2) {
                    Circle().fill(Color(uiColor: .systemGray2)).frame(width: 4, height: 4)
                    mark.label
                }
                .fixedSize()
                .layoutValue(key: MarkFraction.self, value: mark.fraction)
            }
        }
    }
}

private struct MarkFraction: LayoutValueKey {
    static var defaultValue: Double { 0 }
}

/// Puts the middle of each mark below where the thumb's middle is at its value.
private struct MarksLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let height = subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
        return CGSize(width: proposal.width ?? 0, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let room = max(bounds.width - SliderMetrics.thumb, 0)
        for mark in subviews {
            let x = bounds.minX + SliderMetrics.thumb / 2 + room * mark[MarkFraction.self]
            mark.place(at: CGPoint(x: x, y: bounds.minY), anchor: .top, proposal: .unspecified)
        }
    }
}
