import RiffleGeometry

/// Where the nine parts of a picture come from and go to, in pixels; parts without pixels are left out.
struct ImageSlicing {
    struct Part: Hashable {
        var sourceStart: Int
        var sourceLength: Int
        var targetStart: Int
        var targetLength: Int
    }

    let columns: [Part]
    let rows: [Part]

    init(
        source: (width: Int, height: Int), target: (width: Int, height: Int), insets: EdgeInsets, sourceScale: Double,
        targetScale: Double
    ) {
        columns = Self.parts(
            source: source.width, target: target.width, low: insets.leading, high: insets.trailing,
            sourceScale: sourceScale, targetScale: targetScale)
        rows = Self.parts(
            source: source.height, target: target.height, low: insets.top, high: insets.bottom,
            sourceScale: sourceScale, targetScale: targetScale)
    }

    private static func parts(
        source: Int, target: Int, low: CGFloat, high: CGFloat, sourceScale: Double, targetScale: Double
    ) -> [Part] {
        let from = edges(source, low: low * sourceScale, high: high * sourceScale)
        let to = edges(target, low: low * targetScale, high: high * targetScale)
        return (0..<3).compactMap { index in
            let part = Part(
                sourceStart: from[index], sourceLength: from[index + 1] - from[index], targetStart: to[index],
                targetLength: to[index + 1] - to[index])
            return part.sourceLength > 0 && part.targetLength > 0 ? part : nil
        }
    }

    /// The four edges of three parts; insets that do not both fit shrink in proportion.
    private static func edges(_ length: Int, low: Double, high: Double) -> [Int] {
        let low = low > 0 ? low : 0
        let high = high > 0 ? high : 0
        let factor = min(1, Double(length) / max(1, low + high))
        let first = Int(clamping: (low * factor).rounded(), to: 0...length)
        return [0, first, max(first, length - Int(clamping: (high * factor).rounded(), to: 0...length)), length]
    }
}
