/// A label beside the plot that says a value.
public struct AxisValueLabel<Content: View>: AxisMark {
    let part: _AxisPart

    /// The label itself.
    public var _parts: [_AxisPart] { [part] }

    private init(_ style: AxisLabelStyle, _ centered: Bool?) {
        part = _AxisPart(kind: .label(style), centered: centered)
    }

    /// A view.
    ///
    /// - Parameters:
    ///   - centered: whether the label stands between the value and the next.
    ///   - anchor: the point of the label that lies at the value.
    ///   - multiLabelAlignment: how labels of several sizes are aligned.
    ///   - collisionResolution: what happens to a label that meets another.
    ///   - offsetsMarks: whether other marks of the axis keep clear of the label.
    ///   - orientation: whether the label is turned.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            AxisLabelStyle(
                content: .view(AnyView(content())), anchor: anchor, alignment: multiLabelAlignment,
                collisions: collisionResolution, offsetsMarks: offsetsMarks, orientation: orientation,
                horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing),
            centered)
    }
}

extension AxisValueLabel where Content == Text {
    /// A translated text.
    public init(
        _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            AxisLabelStyle(
                content: .text { _, _ in Text(titleKey) }, anchor: anchor, alignment: multiLabelAlignment,
                collisions: collisionResolution, offsetsMarks: offsetsMarks, orientation: orientation,
                horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing),
            centered)
    }

    /// A text.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        let text = Text(verbatim: String(title))
        self.init(
            AxisLabelStyle(
                content: .text { _, _ in text }, anchor: anchor, alignment: multiLabelAlignment,
                collisions: collisionResolution, offsetsMarks: offsetsMarks, orientation: orientation,
                horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing),
            centered)
    }
}

extension AxisValueLabel where Content == Never {
    /// The value as the chart writes it.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            AxisLabelStyle(
                content: .automatic, anchor: anchor, alignment: multiLabelAlignment, collisions: collisionResolution,
                offsetsMarks: offsetsMarks, orientation: orientation, horizontalSpacing: horizontalSpacing,
                verticalSpacing: verticalSpacing),
            centered)
    }

    /// The value in a format.
    public init<Format: FormatStyle>(
        format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(
            AxisLabelStyle(
                content: .text { $0.text(format, $1) }, anchor: anchor, alignment: multiLabelAlignment,
                collisions: collisionResolution, offsetsMarks: offsetsMarks, orientation: orientation,
                horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing),
            centered)
    }
}

/// What happens to a label that meets another.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable, CustomStringConvertible {
    enum Kind: Hashable {
        case automatic, disabled, truncate
        case greedy(CGFloat)
    }

    let kind: Kind

    /// As the chart sees fit: it is left out.
    public static var automatic: AxisValueLabelCollisionResolution { .init(kind: .automatic) }
    /// It is left out.
    public static var greedy: AxisValueLabelCollisionResolution { greedy() }
    /// Nothing.
    public static var disabled: AxisValueLabelCollisionResolution { .init(kind: .disabled) }
    /// It is shortened to the room between two values.
    public static var truncate: AxisValueLabelCollisionResolution { .init(kind: .truncate) }

    /// It is left out where it is nearer to another than a distance.
    public static func greedy(minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution {
        .init(kind: .greedy(minimumSpacing ?? 4))
    }

    /// The resolution's name.
    public var description: String { "\(kind)" }
}

/// Whether a label is turned.
public struct AxisValueLabelOrientation: Hashable, Sendable, CustomStringConvertible {
    enum Kind { case automatic, horizontal, vertical, verticalReversed }

    let kind: Kind

    /// As the chart sees fit: it is not.
    public static var automatic: AxisValueLabelOrientation { .init(kind: .automatic) }
    /// It is not.
    public static var horizontal: AxisValueLabelOrientation { .init(kind: .horizontal) }
    /// It reads from top to bottom.
    public static var vertical: AxisValueLabelOrientation { .init(kind: .vertical) }
    /// It reads from bottom to top.
    public static var verticalReversed: AxisValueLabelOrientation { .init(kind: .verticalReversed) }

    /// How much the label is turned.
    var angle: Angle {
        switch kind {
        case .automatic, .horizontal: .zero
        case .vertical: .degrees(90)
        case .verticalReversed: .degrees(-90)
        }
    }

    /// The orientation's name.
    public var description: String { "\(kind)" }
}
