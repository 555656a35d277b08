/// A line through the plot at a value.
public struct AxisGridLine: AxisMark {
    let part: _AxisPart

    /// The line itself.
    public var _parts: [_AxisPart] { [part] }

    /// A line through the plot.
    ///
    /// - Parameter centered: whether the line lies between the value and the next.
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        part = _AxisPart(kind: .gridLine, centered: centered, stroke: stroke)
    }
}

/// A short line beside the plot at a value.
public struct AxisTick: AxisMark {
    /// How long a line is.
    public struct Length: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
        enum Kind: Equatable {
            case automatic, label, longestLabel
            case fixed(CGFloat)
        }

        let kind: Kind
        var extra: CGFloat = 0

        /// As the chart sees fit.
        public static var automatic: Length { Length(kind: .automatic) }
        /// As long as the label is high, or wide beside the plot.
        public static var label: Length { Length(kind: .label) }
        /// As long as the longest label is high, or wide beside the plot.
        public static var longestLabel: Length { Length(kind: .longestLabel) }

        /// As long as the label, and some points more.
        public static func label(extendPastBy: CGFloat) -> Length { Length(kind: .label, extra: extendPastBy) }

        /// As long as the longest label, and some points more.
        public static func longestLabel(extendPastBy: CGFloat) -> Length {
            Length(kind: .longestLabel, extra: extendPastBy)
        }

        private init(kind: Kind, extra: CGFloat = 0) {
            self.kind = kind
            self.extra = extra
        }

        init(points: CGFloat) { self.init(kind: .fixed(points)) }

        /// Points.
        public init(integerLiteral value: Int) { self.init(points: CGFloat(value)) }

        /// Points.
        public init(floatLiteral value: Double) { self.init(points: CGFloat(value)) }
    }

    let part: _AxisPart

    /// The line itself.
    public var _parts: [_AxisPart] { [part] }

    /// A short line beside the plot.
    ///
    /// - Parameter centered: whether the line lies between the value and the next.
    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        part = _AxisPart(kind: .tick(length), centered: centered, stroke: stroke)
    }

    /// A line of a length in points beside the plot.
    @_disfavoredOverload
    public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        self.init(centered: centered, length: Length(points: length), stroke: stroke)
    }
}

/// An axis mark with changes.
struct ChangedAxisMark: AxisMark {
    let _parts: [_AxisPart]

    init(_ mark: some AxisMark, _ change: (inout _AxisPart) -> Void) {
        _parts = mark._parts.map {
            var part = $0
            change(&part)
            return part
        }
    }
}

extension AxisMark {
    /// Paints the mark with a style.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        ChangedAxisMark(self) { $0.style = $0.style ?? AnyShapeStyle(style) }
    }

    /// Writes labels in a font.
    public func font(_ font: Font?) -> some AxisMark { ChangedAxisMark(self) { $0.font = $0.font ?? font } }

    /// Moves the mark, in points.
    public func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }

    /// Moves the mark, in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        ChangedAxisMark(self) {
            $0.offset.width += x
            $0.offset.height += y
        }
    }
}
