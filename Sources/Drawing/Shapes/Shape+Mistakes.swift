/// A shape or pen with lengths that cannot be negative.
protocol LengthBearing {
    /// Its lengths by name.
    var lengths: [(name: String, length: CGFloat)] { get }
}

extension Shape {
    /// Tells `report` of the shape's numbers that nothing can be drawn with.
    func reportMistakes(_ report: (String) -> Void) {
        if let lengths = (self as? any LengthBearing)?.lengths {
            for (name, length) in lengths where !(length >= 0 && length.isFinite) { report(name) }
        } else if !animatableData.magnitudeSquared.isFinite {
            report("a number of \("\(Self.self)".prefixUpToGenerics)")
        }
    }
}

extension RoundedRectangle: LengthBearing {
    var lengths: [(name: String, length: CGFloat)] {
        [("a corner radius", cornerSize.width), ("a corner radius", cornerSize.height)]
    }
}

extension UnevenRoundedRectangle: LengthBearing {
    var lengths: [(name: String, length: CGFloat)] {
        [cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomLeading, cornerRadii.bottomTrailing]
            .map { ("a corner radius", $0) }
    }
}

extension StrokedShape: LengthBearing {
    var lengths: [(name: String, length: CGFloat)] {
        ((base as? any LengthBearing)?.lengths ?? []) + [("a line width", style.lineWidth)]
    }
}

extension ShapeMark.Pen: LengthBearing {
    var lengths: [(name: String, length: CGFloat)] {
        switch self {
        case .fill: []
        case .stroke(let style, _), .border(let style, _): [("a line width", style.lineWidth)]
        }
    }
}
