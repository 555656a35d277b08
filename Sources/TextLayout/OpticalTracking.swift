import Foundation

/// Letter spacing that brings the widths of Inter near those of the iOS system font.
///
/// Fitted to texts recorded in an iOS 26 simulator at 2x by iamcgn/swiftui-web. Regular: "Hello" 39, "One" 31.5 and "Body"
/// 39.5 at 17 points, "Caption" 44 at 12, "Large Title" 152.5 at 34, for which Inter 4 needs −0.005 of the size at 12,
/// −0.0255 at 17 and −0.050 at 34 points; the curve through them has the form of Inter's own dynamic metrics. Semibold
/// (fixture ios/text/bold-trait): "Headline" 70.5 and "Body" 41 at 17, "Callout" 54 at 16, "Subheadline" 89 at 15,
/// "Caption" 46 at 12, which need 0.0092 to 0.0095 more. Bold, of the same fixture: "Title 2" 63.5 at 22, which needs no
/// more than semibold, "Title" 57.5 at 28 and "Large Title" 166 at 34, which need more the larger they are. The other
/// weights and sizes are by inference.
enum OpticalTracking {
    /// Points after each character of the design's own face at `size` points.
    static func points(design: TextStyle.Design, size: CGFloat, weight: Int) -> CGFloat {
        switch design {
        case .default: return size * inter(size: size, weight: weight)
        case .rounded, .serif, .monospaced, .custom: return 0
        }
    }

    /// Whether the design is set with letter spacing at all sizes.
    static func isTracked(_ design: TextStyle.Design) -> Bool {
        design == .default
    }

    /// As part of the size.
    private static func inter(size: CGFloat, weight: Int) -> CGFloat {
        let bySize = -0.0545 + 0.1786 * exp(-0.1069 * Double(max(size, 6)))
        let byWeight = 0.0094 * share(Double(weight), from: 400, to: 600)
        let beyond = Double(min(max(size, 22), 34)) - 22
        return bySize + byWeight + 7.3e-5 * beyond * beyond * share(Double(weight), from: 600, to: 700)
    }

    private static func share(_ value: Double, from start: Double, to end: Double) -> Double {
        (min(max(value, start), end) - start) / (end - start)
    }
}
