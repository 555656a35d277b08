import Foundation

/// What a shape, a stroke or a glyph run is filled with, resolved to a host's vocabulary.
///
/// Points are in the coordinates of the layer whose content uses the paint.
package enum Paint: Hashable, Sendable {
    case color(ResolvedColor)
    case linearGradient(ResolvedGradient, from: CGPoint, to: CGPoint)
    /// Radii in points; the first stop lies on `startRadius`.
    case radialGradient(ResolvedGradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// A radial gradient squeezed into the ellipse inscribed in `frame`; radii are fractions of its half axes.
    case ellipticalGradient(ResolvedGradient, frame: CGRect, startRadius: CGFloat, endRadius: CGFloat)
    /// Sweeps clockwise from `start` to `end`; angle zero points to the trailing edge.
    case angularGradient(ResolvedGradient, center: CGPoint, start: Angle, end: Angle)

    /// Whether painting with this paint leaves no mark.
    package var isInvisible: Bool {
        switch self {
        case .color(let color): color.alpha == 0
        case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _, _, _),
            .ellipticalGradient(let gradient, _, _, _), .angularGradient(let gradient, _, _, _):
            gradient.stops.allSatisfy { $0.color.alpha == 0 }
        }
    }
}

/// A gradient whose stops are dense enough that interpolating them in sRGB shows the perceptual gradient.
package struct ResolvedGradient: Hashable, Sendable {
    /// A color at a location 0…1 along the gradient.
    package struct Stop: Hashable, Sendable {
        package var color: ResolvedColor
        package var location: Double

        package init(color: ResolvedColor, location: Double) {
            self.color = color
            self.location = location
        }
    }

    /// Ordered by location; never empty.
    package let stops: [Stop]

    /// The stops as given, in order of location, with Oklab-mixed stops put between those whose colors differ.
    ///
    /// Eight steps a pair keep the error against the exact mix below one 8-bit level for saturated pairs
    /// (asserted in `ResolvedGradientTests`).
    package init(_ stops: [Stop], interpolatesPerceptually: Bool = true) {
        let finite = stops.filter { $0.location.isFinite }
        let sorted = finite.enumerated().sorted {
            ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
        }.map(\.element)
        guard let first = sorted.first else {
            self.stops = [Stop(color: .clear, location: 0)]
            return
        }
        var dense = [first]
        for (from, to) in zip(sorted, sorted.dropFirst()) {
            if interpolatesPerceptually, from.color != to.color, to.location > from.location {
                dense += Self.between(from, to, count: 8)
            }
            dense.append(to)
        }
        self.stops = dense
    }

    private static func between(_ from: Stop, _ to: Stop, count: Int) -> [Stop] {
        let start = OklabColor(from.color)
        let end = OklabColor(to.color)
        return (1..<count).map { step in
            let fraction = Double(step) / Double(count)
            return Stop(
                color: start.mixed(with: end, by: fraction).resolved,
                location: from.location + (to.location - from.location) * fraction)
        }
    }
}
