/// What an axis shows.
public protocol AxisContent {
    /// The groups of marks that it is made of.
    var _groups: [_AxisMarkGroup] { get }
}

/// What an axis shows at one of its values.
public protocol AxisMark {
    /// The lines and labels that it is made of.
    var _parts: [_AxisPart] { get }
}

/// The marks of an axis at the same values.
public struct _AxisMarkGroup {
    var preset = AxisMarkPreset.automatic
    var position = AxisMarkPosition.automatic
    var values: AxisMarkValues
    /// Nil for what the chart sees fit.
    var content: ((AxisValue) -> [_AxisPart])?
    /// How labels are written that the chart sees fit.
    var text: ((AxisValue, Locale) -> Text?)?
    var stroke: StrokeStyle?
}

/// A line or label of an axis.
public struct _AxisPart {
    enum Kind {
        case gridLine
        case tick(AxisTick.Length)
        case label(AxisLabelStyle)
    }

    var kind: Kind
    var centered: Bool?
    var stroke: StrokeStyle?
    var style: AnyShapeStyle?
    var font: Font?
    var offset = CGSize.zero
}

/// How an axis shows labels.
struct AxisLabelStyle {
    enum Content {
        /// What the chart sees fit.
        case automatic
        case text((AxisValue, Locale) -> Text?)
        case view(AnyView)
    }

    var content: Content
    var anchor: UnitPoint?
    var alignment: Alignment?
    var collisions = AxisValueLabelCollisionResolution.automatic
    var offsetsMarks: Bool?
    var orientation = AxisValueLabelOrientation.automatic
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
}

extension Never: AxisMark {
    /// There is no such mark.
    public var _parts: [_AxisPart] { [] }
}

extension Optional: AxisMark where Wrapped: AxisMark {
    /// The parts of a mark, where there is one.
    public var _parts: [_AxisPart] { self?._parts ?? [] }
}

extension Optional: AxisContent where Wrapped: AxisContent {
    /// The groups of content, where there is some.
    public var _groups: [_AxisMarkGroup] { self?._groups ?? [] }
}

extension _BuilderEmpty: AxisMark, AxisContent {
    /// None.
    public var _parts: [_AxisPart] { [] }
    /// None.
    public var _groups: [_AxisMarkGroup] { [] }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
    /// The parts of the branch that is taken.
    public var _parts: [_AxisPart] {
        switch storage {
        case .first(let mark): mark._parts
        case .second(let mark): mark._parts
        }
    }
}

extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
    /// The groups of the branch that is taken.
    public var _groups: [_AxisMarkGroup] {
        switch storage {
        case .first(let content): content._groups
        case .second(let content): content._groups
        }
    }
}

extension _BuilderTuple: AxisMark where repeat each Content: AxisMark {
    /// The parts of all marks.
    public var _parts: [_AxisPart] {
        var parts: [_AxisPart] = []
        repeat (parts += (each content)._parts)
        return parts
    }
}

extension _BuilderTuple: AxisContent where repeat each Content: AxisContent {
    /// The groups of all content.
    public var _groups: [_AxisMarkGroup] {
        var groups: [_AxisMarkGroup] = []
        repeat (groups += (each content)._groups)
        return groups
    }
}

/// A mark of any type.
public struct AnyAxisMark: AxisMark {
    /// The mark's parts.
    public let _parts: [_AxisPart]

    /// A mark of any type.
    public init(_ content: any AxisMark) { _parts = content._parts }
}

/// Content of any type.
public struct AnyAxisContent: AxisContent {
    /// The content's groups.
    public let _groups: [_AxisMarkGroup]

    /// Content of any type.
    public init(_ content: any AxisContent) { _groups = content._groups }
}

extension ForEach: AxisContent where Content: AxisContent {
    /// The groups of all elements.
    public var _groups: [_AxisMarkGroup] { data.flatMap { content($0)._groups } }
}
