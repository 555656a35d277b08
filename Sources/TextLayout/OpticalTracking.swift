import Foundation

/// Letter spacing that brings the widths of Inter near those of the iOS system font.
///
/// Fitted to six texts recorded in an iOS 26 simulator at 2x by iamcgn/swiftui-web: "Hello" 39, "One" 31.5 and "Body"
/// 39.5 at 17 points, "Caption" 44 at 12, "Large Title" 152.5 at 34, "Headline" 70.5 at 17 semibold. For regular weight
/// Inter 4 needs −0.005 of the size at 12, −0.0255 at 17 and −0.050 at 34 points for these; the curve through them has
/// the form of Inter's own dynamic metrics. Semibold needs 0.009 more; the other weights are by inference.
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
        let byWeight = 0.009 * Double(min(max(weight, 400), 600) - 400) / 200
        return bySize + byWeight
    }
}
