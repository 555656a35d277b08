import RiffleGeometry

/// Hosts compute with what they are given: numbers of an app that are none, or that products and sums overflow with, end
/// here.
extension CGFloat {
    /// A coordinate that sums of others stay finite with; 0 for one that is no number.
    package var contained: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -1e12), 1e12) }
}

extension CGPoint {
    package var contained: CGPoint { CGPoint(x: x.contained, y: y.contained) }
}

extension CGSize {
    package var contained: CGSize { CGSize(width: width.contained, height: height.contained) }
}

extension CGRect {
    package var contained: CGRect {
        CGRect(x: minX.contained, y: minY.contained, width: width.contained, height: height.contained)
    }
}

extension Paint {
    /// The paint with places, lengths and angles that are finite.
    package var contained: Paint {
        switch self {
        case .color, .mesh: self
        case .linearGradient(let gradient, let from, let to):
            .linearGradient(gradient, from: from.contained, to: to.contained)
        case .radialGradient(let gradient, let center, let start, let end):
            .radialGradient(
                gradient, center: center.contained, startRadius: start.contained, endRadius: end.contained)
        case .ellipticalGradient(let gradient, let frame, let start, let end):
            .ellipticalGradient(
                gradient, frame: frame.contained, startRadius: start.contained, endRadius: end.contained)
        case .angularGradient(let gradient, let center, let start, let end):
            .angularGradient(
                gradient, center: center.contained, start: .radians(Double(CGFloat(start.radians).contained)),
                end: .radians(Double(CGFloat(end.radians).contained)))
        case .backdrop(let backdrop, let frame): .backdrop(backdrop, frame: frame.contained)
        }
    }
}
