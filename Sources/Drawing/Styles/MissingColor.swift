/// What stands where a catalog lacks a color: a mark while developing, nothing for those who use the app.
///
/// Whatever the color was to fill, be it a whole page, keeps its own look but for a small target in its middle. What is
/// too thin for that is painted in the color of the mark.
extension ResolvedColor {
    /// The color of the mark; clear in release builds.
    static var missing: ResolvedColor {
        #if DEBUG
            ResolvedColor(red: 1, green: 0, blue: 1)
        #else
            .clear
        #endif
    }
}

extension StylePaint {
    /// A dot in a ring, in the middle of what is filled; clear in release builds.
    package static let missingColor: StylePaint = {
        guard ResolvedColor.missing.alpha > 0 else { return .color(.clear) }
        let outside = ResolvedColor.missing.multiplyingAlpha(by: 0)
        /// In points from the middle: where the dot ends, and where the ring begins and ends.
        let edges: [CGFloat] = [3, 5, 7]
        let radius = edges[2] + 1
        var stops = [ResolvedGradient.Stop(color: .missing, location: 0)]
        for (index, edge) in edges.enumerated() {
            let (inner, outer) = index == 1 ? (outside, ResolvedColor.missing) : (.missing, outside)
            // Half a point from one to the other, so that the edge is smooth.
            stops.append(ResolvedGradient.Stop(color: inner, location: (edge - 0.25) / radius))
            stops.append(ResolvedGradient.Stop(color: outer, location: (edge + 0.25) / radius))
        }
        return .gradient(
            GradientPaint(
                stops: stops, geometry: .radial(center: .center, startRadius: 0, endRadius: radius),
                isPerceptual: false))
    }()

    /// The paint for glyphs and lines, of which a mark in the middle would leave nothing to be seen.
    package var forThinContent: StylePaint { self == .missingColor ? .color(.missing) : self }

    /// Whether the paint is a picture, which glyphs are too thin to show.
    package var isPicture: Bool { if case .picture = self { true } else { false } }
}
