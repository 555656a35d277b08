import RifflePainting

/// A gradient's stops brought to 0…1, which is all Cairo takes, and the locations that 0 and 1 stand for.
struct GradientSpread {
    var stops: [ResolvedGradient.Stop]
    var first: Double
    var last: Double
}

extension ResolvedGradient {
    /// The color beyond the end.
    var last: ResolvedColor { stops[stops.count - 1].color }

    /// The stops between `lowest` and the last, rescaled when any lies outside 0…1.
    func spread(from lowest: Double = -.infinity) -> GradientSpread {
        var kept = stops
        if let first = kept.first, first.location < lowest {
            let color = color(at: lowest)
            kept.removeAll { $0.location < lowest }
            kept.insert(Stop(color: color, location: lowest), at: 0)
        }
        let first = min(0, kept[0].location)
        let last = max(1, kept[kept.count - 1].location)
        guard first < 0 || last > 1 else { return GradientSpread(stops: kept, first: 0, last: 1) }
        let scaled = kept.map { Stop(color: $0.color, location: ($0.location - first) / (last - first)) }
        return GradientSpread(stops: scaled, first: first, last: last)
    }

    /// The same gradient the other way round.
    var reversed: ResolvedGradient {
        ResolvedGradient(
            stops.reversed().map { Stop(color: $0.color, location: 1 - $0.location) }, interpolatesPerceptually: false)
    }

    /// The color at a location; before the first stop its color, after the last the last's.
    func color(at location: Double) -> ResolvedColor {
        guard let after = stops.firstIndex(where: { $0.location > location }) else { return last }
        guard after > 0 else { return stops[0].color }
        let from = stops[after - 1]
        let to = stops[after]
        let fraction = Float((location - from.location) / (to.location - from.location))
        func mix(_ a: Float, _ b: Float) -> Float { a + (b - a) * fraction }
        return ResolvedColor(
            red: mix(from.color.red, to.color.red), green: mix(from.color.green, to.color.green),
            blue: mix(from.color.blue, to.color.blue), alpha: mix(from.color.alpha, to.color.alpha))
    }

    /// Premultiplied colors at equal steps from 0 to 1.
    func table(count: Int, opacity: Double) -> [UInt32] {
        (0..<count).map { color(at: Double($0) / Double(count - 1)).premultipliedWord(opacity: opacity) }
    }
}

extension ResolvedColor {
    /// One pixel of a `PixelBuffer`.
    func premultipliedWord(opacity: Double) -> UInt32 {
        let alpha = self.alpha * Float(opacity)
        func byte(_ value: Float) -> UInt32 { UInt32(clamping: (value * 255).rounded()) }
        return byte(alpha) << 24 | byte(red * alpha) << 16 | byte(green * alpha) << 8 | byte(blue * alpha)
    }
}
