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
    /// The pixels behind, changed; nothing outside of `frame` is painted.
    indirect case backdrop(Backdrop, frame: CGRect)
    /// Colors between points anywhere.
    case mesh(ResolvedMesh)

    /// Whether painting with this paint leaves no mark.
    package var isInvisible: Bool {
        switch self {
        case .color(let color): color.alpha == 0
        case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _, _, _),
            .ellipticalGradient(let gradient, _, _, _), .angularGradient(let gradient, _, _, _):
            gradient.stops.allSatisfy { $0.color.alpha == 0 }
        case .backdrop(let backdrop, let frame): backdrop.opacity == 0 || frame.isEmpty
        case .mesh(let mesh): mesh.isInvisible
        }
    }

    /// Whether what is painted depends on the pixels behind.
    package var isBackdrop: Bool { if case .backdrop = self { true } else { false } }
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

    /// The stops as given, in order of location, with Oklab-mixed stops put between those whose colors differ: as many
    /// as it takes to stay within one 8-bit level of the exact mix: a handful, up to forty for the worst pairs
    /// (asserted in `ResolvedGradientTests`).
    package init(_ stops: [Stop], interpolatesPerceptually: Bool = true) {
        let finite = stops.filter { $0.location.isFinite }
        let sorted = Self.thinned(
            finite.enumerated().sorted {
                ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
            }.map(\.element))
        guard let first = sorted.first, let last = sorted.last else {
            self.stops = [Stop(color: .clear, location: 0)]
            return
        }
        var dense = [first]
        for (from, to) in zip(sorted, sorted.dropFirst()) {
            // Between stops that are closer than that there is no pixel for a mix.
            let gap = (last.location - first.location) / 512
            if interpolatesPerceptually, from.color != to.color, to.location > from.location + gap {
                Self.mix(from, to, into: &dense)
            }
            dense.append(to)
        }
        self.stops = dense
    }

    /// More stops than that are more than a gradient has pixels.
    package static let mostStops = 1024

    /// The stops, or where there are too many, the mean ones of short stretches: each pixel looks for its color among all.
    private static func thinned(_ stops: [Stop]) -> [Stop] {
        guard stops.count > mostStops, let first = stops.first, let last = stops.last else { return stops }
        let length = last.location - first.location
        guard length > 0 else { return [first, last] }
        var stretches = [[Stop]](repeating: [], count: mostStops - 2)
        for stop in stops.dropFirst().dropLast() {
            let place = (stop.location - first.location) / length * Double(mostStops - 2)
            stretches[Int(clamping: place, to: 0...mostStops - 3)].append(stop)
        }
        return [first] + stretches.compactMap(mean) + [last]
    }

    private static func mean(_ stops: [Stop]) -> Stop? {
        guard let first = stops.first else { return nil }
        if stops.count == 1 { return first }
        func mean(_ component: (Stop) -> Float) -> Float { stops.reduce(0) { $0 + component($1) } / Float(stops.count) }
        return Stop(
            color: ResolvedColor(
                red: mean(\.color.red), green: mean(\.color.green), blue: mean(\.color.blue),
                alpha: mean(\.color.alpha)),
            location: stops.reduce(0) { $0 + $1.location } / Double(stops.count))
    }

    private static func mix(_ from: Stop, _ to: Stop, into dense: inout [Stop]) {
        let start = OklabColor(from.color)
        let end = OklabColor(to.color)
        // A transparent end has no color of its own: the other's fades, right up to that end.
        let first = Stop(color: start.mixed(with: end, by: 0).resolved(or: from.color), location: from.location)
        let last = Stop(color: start.mixed(with: end, by: 1).resolved(or: to.color), location: to.location)
        if first != from { dense.append(first) }
        split(first, last, fractions: (0, 1), ends: (start, end), depth: Self.deepestSplit, into: &dense)
        if last != to { dense.append(last) }
    }

    /// Where a component leaves the gamut the mix has a kink, which takes that many halvings to come within a level.
    private static let deepestSplit = 10

    /// Adds stops between two until a straight line through sRGB shows the mix.
    private static func split(
        _ from: Stop, _ to: Stop, fractions: (Double, Double), ends: (OklabColor, OklabColor), depth: Int,
        into dense: inout [Stop]
    ) {
        guard depth > 0 else { return }
        func exact(_ share: Double) -> Stop {
            let fraction = fractions.0 + (fractions.1 - fractions.0) * share
            return Stop(
                color: ends.0.mixed(with: ends.1, by: fraction).resolved,
                location: from.location + (to.location - from.location) * share)
        }
        // A curve may cross its chord in the middle, so the quarters are looked at too.
        let isClose = [0.25, 0.5, 0.75].allSatisfy { share in
            exact(share).color.distance(fromMixOf: from.color, and: to.color, by: Float(share)) < 0.8 / 255
        }
        if isClose, depth < Self.deepestSplit { return }
        let middle = exact(0.5)
        let fraction = (fractions.0 + fractions.1) / 2
        split(from, middle, fractions: (fractions.0, fraction), ends: ends, depth: depth - 1, into: &dense)
        dense.append(middle)
        split(middle, to, fractions: (fraction, fractions.1), ends: ends, depth: depth - 1, into: &dense)
    }
}

extension OklabColor {
    /// `color` where it is the same but for rounding, so that an end which was given stays as it was given.
    fileprivate func resolved(or color: ResolvedColor) -> ResolvedColor {
        let own = resolved
        return own.distance(fromMixOf: color, and: color, by: 0) < 1e-3 ? color : own
    }
}

extension ResolvedColor {
    /// The largest difference of a component from the straight mix of two colors.
    fileprivate func distance(fromMixOf first: ResolvedColor, and second: ResolvedColor, by share: Float) -> Float {
        func gap(_ own: Float, _ from: Float, _ to: Float) -> Float { abs(own - (from + (to - from) * share)) }
        return max(
            gap(red, first.red, second.red), gap(green, first.green, second.green),
            gap(blue, first.blue, second.blue), gap(alpha, first.alpha, second.alpha))
    }
}
