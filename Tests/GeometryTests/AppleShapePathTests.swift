import Facts
import Testing

@testable import RiffleGeometry

/// Builds each of the shapes whose description was recorded on Apple's SwiftUI, and compares.
@Suite struct AppleShapePathTests {
    static let names = AppleShapePaths.descriptions.keys.sorted()

    @Test(
        "every recorded shape has the same elements, in the same order, with the same numbers",
        .fact("shape.paths", "shape.corners", "shape.arc"), arguments: names)
    func matches(name: String) throws {
        let expected = try #require(AppleShapePaths.descriptions[name]).split(separator: " ")
        let path = try #require(Self.path(named: name), "\(name) is not built by this test")
        let actual = path.description.split(separator: " ")
        // Apple walks curves coarsely: at 0.2 of a circle its trim is 0.03 points off the true arc length, ours is not.
        let tolerance = name == "trim-circle-0.2-0.8" ? 0.04 : 2e-5
        #expect(
            Self.agree(actual, expected, tolerance),
            "\(name)\nexpected \(expected.joined(separator: " "))\nbut got  \(path)")
    }

    private static func agree(_ actual: [Substring], _ expected: [Substring], _ tolerance: Double) -> Bool {
        guard actual.count == expected.count else { return false }
        return zip(actual, expected).allSatisfy { actual, expected in
            guard let left = Double(actual), let right = Double(expected) else { return actual == expected }
            return abs(left - right) <= tolerance + 6e-6 * abs(right)
        }
    }

    private static let bounds = CGRect(x: 0, y: 0, width: 100, height: 60)
    private static let inset = CGRect(x: 5, y: 5, width: 90, height: 50)
    private static let unevenRadii = RectangleCornerRadii(
        topLeading: 5, bottomLeading: 10, bottomTrailing: 15, topTrailing: 20)

    private static func path(named name: String) -> Path? {
        arcs(name) ?? roundedRects(name) ?? unevenRects(name) ?? simpleShapes(name) ?? builtPaths(name)
            ?? transformed(name) ?? trimmed(name) ?? stroked(name)
    }

    private static func arcs(_ name: String) -> Path? {
        func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
            Path {
                $0.addArc(
                    center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(start), endAngle: .degrees(end),
                    clockwise: clockwise)
            }
        }
        func relative(_ delta: Double) -> Path {
            Path {
                $0.addRelativeArc(
                    center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .zero, delta: .degrees(delta))
            }
        }
        switch name {
        case "arc-0-0": return arc(0, 0, clockwise: false)
        case "arc-0-30": return arc(0, 30, clockwise: false)
        case "arc-0-90": return arc(0, 90, clockwise: false)
        case "arc-0-120": return arc(0, 120, clockwise: false)
        case "arc-0-360": return arc(0, 360, clockwise: false)
        case "arc-0-450": return arc(0, 450, clockwise: false)
        case "arc-0-minus90": return arc(0, -90, clockwise: false)
        case "arc-0-minus360": return arc(0, -360, clockwise: false)
        case "arc-cw-0-45": return arc(0, 45, clockwise: true)
        case "arc-cw-0-360": return arc(0, 360, clockwise: true)
        case "arc-cw-0-720": return arc(0, 720, clockwise: true)
        case "arc-cw-0-minus90": return arc(0, -90, clockwise: true)
        case "arc-cw-minus90-0": return arc(-90, 0, clockwise: true)
        case "relative-arc-0": return relative(0)
        case "relative-arc-190": return relative(190)
        case "relative-arc-minus360": return relative(-360)
        case "arc-after-move":
            return Path {
                $0.move(to: .zero)
                $0.addArc(
                    center: CGPoint(x: 50, y: 30), radius: 20, startAngle: .zero, endAngle: .degrees(90),
                    clockwise: false)
            }
        case "arc-transform":
            return Path {
                $0.addArc(
                    center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .zero, endAngle: .degrees(90),
                    clockwise: false, transform: CGAffineTransform(scaleX: 2, y: 1))
            }
        default: return nil
        }
    }

    private static func roundedRects(_ name: String) -> Path? {
        func rounded(_ radius: CGFloat, _ style: RoundedCornerStyle, in rect: CGRect = bounds) -> Path {
            Path(roundedRect: rect, cornerRadius: radius, style: style)
        }
        switch name {
        case "rounded-circular-12": return rounded(12, .circular)
        case "rounded-continuous-12": return Path(roundedRect: bounds, cornerRadius: 12)
        case "rounded-continuous-20": return rounded(20, .continuous)
        case "rounded-continuous-25": return rounded(25, .continuous)
        case "rounded-continuous-40-clamped": return rounded(40, .continuous)
        case "rounded-continuous-100-in-2000x240":
            return rounded(100, .continuous, in: CGRect(x: 0, y: 0, width: 2000, height: 240))
        case "rounded-circular-size-60x8":
            return Path(roundedRect: bounds, cornerSize: CGSize(width: 60, height: 8), style: .circular)
        case "rounded-continuous-size-20x8":
            return Path(roundedRect: bounds, cornerSize: CGSize(width: 20, height: 8))
        case "rounded-offset-origin": return rounded(8, .circular, in: CGRect(x: 10, y: 20, width: 50, height: 40))
        case "rounded-zero": return rounded(0, .continuous)
        case "inset-rounded-5": return rounded(7, .continuous, in: inset)
        case "inset-rounded-past-radius": return rounded(-8, .continuous, in: bounds.insetBy(dx: 20, dy: 20))
        case "capsule": return .capsule(in: bounds, style: .continuous)
        case "capsule-circular": return .capsule(in: bounds, style: .circular)
        case "capsule-tall": return .capsule(in: CGRect(x: 0, y: 0, width: 30, height: 80), style: .continuous)
        case "inset-capsule-5": return .capsule(in: inset, style: .continuous)
        default: return nil
        }
    }

    private static func unevenRects(_ name: String) -> Path? {
        func uneven(
            _ width: CGFloat, _ height: CGFloat, _ radii: RectangleCornerRadii,
            _ style: RoundedCornerStyle = .continuous
        ) -> Path {
            Path(roundedRect: CGRect(x: 0, y: 0, width: width, height: height), cornerRadii: radii, style: style)
        }
        switch name {
        case "uneven-continuous": return uneven(100, 60, unevenRadii)
        case "uneven-circular": return uneven(100, 60, unevenRadii, .circular)
        case "uneven-all-40-in-60": return uneven(200, 60, RectangleCornerRadii(uniform: 40))
        case "uneven-oversized-20-90":
            return uneven(100, 300, RectangleCornerRadii(topLeading: 20, topTrailing: 90), .circular)
        case "uneven-oversized-40-alone": return uneven(200, 60, RectangleCornerRadii(topLeading: 40))
        case "uneven-oversized-50-70": return uneven(100, 300, RectangleCornerRadii(topLeading: 50, topTrailing: 70))
        case "uneven-shared-edge-22-18": return uneven(200, 60, RectangleCornerRadii(topLeading: 22, bottomLeading: 18))
        case "inset-uneven-5":
            return Path(roundedRect: inset, cornerRadii: unevenRadii.mapped { $0 - 5 })
        default: return nil
        }
    }

    private static func simpleShapes(_ name: String) -> Path? {
        switch name {
        case "any-shape", "circle": .circle(in: bounds)
        case "inset-circle-5": .circle(in: inset)
        case "ellipse": Path(ellipseIn: bounds)
        case "rect": Path(bounds)
        case "inset-rect-twice": Path(inset)
        case "size-shape": Path(CGRect(x: 0, y: 0, width: 40, height: 20))
        default: nil
        }
    }

    private static func builtPaths(_ name: String) -> Path? {
        switch name {
        case "lines":
            return Path { $0.addLines([.zero, CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 0)]) }
        case "line-after-close":
            return Path {
                $0.addLines([.zero, CGPoint(x: 10, y: 0)])
                $0.closeSubpath()
                $0.addLine(to: CGPoint(x: 0, y: 10))
            }
        case "quad-and-cubic":
            return Path {
                $0.move(to: .zero)
                $0.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 60))
                $0.addCurve(
                    to: CGPoint(x: 0, y: 60), control1: CGPoint(x: 100, y: 60), control2: .zero)
            }
        case "parsed":
            return Path("0 0 m 50 60 100 0 q 100 60 0 0 0 60 c h")
        case "rect-transform":
            return Path {
                $0.addRect(
                    CGRect(x: 0, y: 0, width: 10, height: 10), transform: CGAffineTransform(translationX: 5, y: 5))
            }
        default:
            return nil
        }
    }

    private static func transformed(_ name: String) -> Path? {
        func about(_ anchor: UnitPoint, _ transform: CGAffineTransform) -> Path {
            let point = anchor.point(in: bounds)
            return Path(bounds).applying(
                CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(transform)
                    .concatenating(CGAffineTransform(translationX: point.x, y: point.y)))
        }
        switch name {
        case "offset-shape": return Path(bounds).offsetBy(dx: 10, dy: 5)
        case "rotation-90": return about(.center, CGAffineTransform(rotationAngle: .pi / 2))
        case "rotation-30-anchor": return about(.bottomTrailing, CGAffineTransform(rotationAngle: .pi / 6))
        case "scale-shape-0.5": return about(.center, CGAffineTransform(scaleX: 0.5, y: 0.5))
        case "scale-shape-anchor": return about(.topLeading, CGAffineTransform(scaleX: 0.5, y: 0.5))
        case "transform-shape": return Path(bounds).applying(CGAffineTransform(1, 0, 0.5, 1, 0, 0))
        default: return nil
        }
    }

    private static let triangle = Path {
        $0.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 50, y: 60)])
        $0.closeSubpath()
    }

    private static func trimmed(_ name: String) -> Path? {
        switch name {
        case "trim-circle-0-0.5": return Path.circle(in: bounds).trimmedPath(from: 0, to: 0.5)
        case "trim-circle-0.2-0.8":
            return Path.circle(in: CGRect(x: 0, y: 0, width: 100, height: 100)).trimmedPath(from: 0.2, to: 0.8)
        case "trim-rect-0-0.999": return Path(bounds).trimmedPath(from: 0, to: 0.999)
        case "trim-rect-0-1": return Path(bounds).trimmedPath(from: 0, to: 1)
        case "trim-rect-0.1-0.6": return Path(bounds).trimmedPath(from: 0.1, to: 0.6)
        case "trim-rect-out-of-range": return Path(bounds).trimmedPath(from: -1, to: 2)
        case "trim-shape": return Path(bounds).trimmedPath(from: 0.25, to: 0.5)
        case "trim-triangle-0.25-0.75": return triangle.trimmedPath(from: 0.25, to: 0.75)
        case "trim-two-subpaths":
            let squares = Path {
                $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
                $0.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
            }
            return squares.trimmedPath(from: 0.25, to: 0.75)
        default: return nil
        }
    }

    private static func stroked(_ name: String) -> Path? {
        switch name {
        case "stroked-circle":
            Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)).strokedPath(StrokeStyle(lineWidth: 4))
        case "stroked-line-square":
            Path { $0.addLines([.zero, CGPoint(x: 50, y: 0)]) }.strokedPath(
                StrokeStyle(lineWidth: 2, lineCap: .square))
        case "stroked-shape": Path(bounds).strokedPath(StrokeStyle(lineWidth: 2))
        case "stroked-triangle-4": triangle.strokedPath(StrokeStyle(lineWidth: 4))
        case "stroked-triangle-round": triangle.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .round))
        default: nil
        }
    }
}
