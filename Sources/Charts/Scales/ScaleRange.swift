/// What the values of a scale become.
public protocol ScaleRange {
    /// A length, a style, a symbol.
    associatedtype VisualValue

    /// What there is, in order.
    var _visualValues: [VisualValue] { get }

    /// The part of the plot that positions have; nil for what is no position.
    var _plotRange: _PlotRange? { get }
}

extension ScaleRange {
    /// No position.
    public var _plotRange: _PlotRange? { nil }
}

/// A range of positions.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {}

/// The part of the plot that positions have.
public struct _PlotRange: Equatable {
    var startPadding: CGFloat = 0
    var endPadding: CGFloat = 0
    /// Points from the start; nil for the plot's length.
    var fixed: ClosedRange<CGFloat>?

    /// Where the range begins and ends in a length.
    func ends(in length: CGFloat) -> (start: CGFloat, end: CGFloat) {
        if let fixed { return (fixed.lowerBound, fixed.upperBound) }
        let padding = min(1, length / max(startPadding + endPadding, 1e-9))
        return (startPadding * padding, length - endPadding * padding)
    }
}

/// The length of the plot.
public struct PlotDimensionScaleRange: PositionScaleRange {
    let range: _PlotRange

    /// Positions have none in order.
    public var _visualValues: [CGFloat] { [] }

    /// The plot without its padding.
    public var _plotRange: _PlotRange? { range }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    /// The whole plot.
    public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange(range: _PlotRange()) }

    /// The plot without some points at both ends.
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        plotDimension(startPadding: padding, endPadding: padding)
    }

    /// The plot without some points at its ends.
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(range: _PlotRange(startPadding: startPadding, endPadding: endPadding))
    }
}

extension Array: ScaleRange {
    /// The elements.
    public typealias VisualValue = Element

    /// The elements.
    public var _visualValues: [Element] { self }
}

extension ClosedRange: ScaleRange where Bound == CGFloat {
    /// Both ends.
    public var _visualValues: [CGFloat] { [lowerBound, upperBound] }

    /// From one end to the other, in points.
    public var _plotRange: _PlotRange? { _PlotRange(fixed: self) }
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {}

extension Gradient: ScaleRange {
    /// The gradient's colors.
    public var _visualValues: [Color] { stops.map(\.color) }
}
