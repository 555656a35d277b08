/// A rectangle with rounded corners whose sizes fit, and the outline that Apple's SwiftUI draws for it.
///
/// The numbers of the continuous corner were measured on path descriptions of Apple's SwiftUI; they are in units of the
/// radius, from the corner along each edge.
struct RoundedRectGeometry: Hashable, Sendable {
    var rect: CGRect
    var corners: RoundedCorners
    var style: RoundedCornerStyle

    /// One corner: its size, and the part of each of its edges that it may use.
    private struct Corner {
        var incoming: CGFloat
        var outgoing: CGFloat
        var incomingShare: CGFloat
        var outgoingShare: CGFloat
    }

    /// The first point: on the trailing edge, halfway between its two corners.
    var start: CGPoint {
        switch corners {
        case .uniform:
            CGPoint(x: rect.maxX, y: rect.midY)
        case .uneven(let radii):
            CGPoint(x: rect.maxX, y: (rect.minY + radii.topTrailing + rect.maxY - radii.bottomTrailing) / 2)
        }
    }

    var elements: [Path.Element] {
        var elements: [Path.Element] = [.move(to: start)]
        elements.reserveCapacity(18)
        let (bottomTrailing, bottomLeading, topLeading, topTrailing) = resolvedCorners
        let down = CGVector(dx: 0, dy: 1)
        let left = CGVector(dx: -1, dy: 0)
        let up = CGVector(dx: 0, dy: -1)
        let right = CGVector(dx: 1, dy: 0)
        add(bottomTrailing, at: CGPoint(x: rect.maxX, y: rect.maxY), from: down, to: left, elements: &elements)
        add(bottomLeading, at: CGPoint(x: rect.minX, y: rect.maxY), from: left, to: up, elements: &elements)
        add(topLeading, at: CGPoint(x: rect.minX, y: rect.minY), from: up, to: right, elements: &elements)
        add(topTrailing, at: CGPoint(x: rect.maxX, y: rect.minY), from: right, to: down, elements: &elements)
        elements.append(.closeSubpath)
        return elements
    }

    /// The corners in path order: bottom trailing, bottom leading, top leading, top trailing.
    private var resolvedCorners: (Corner, Corner, Corner, Corner) {
        let width = rect.width
        let height = rect.height
        switch corners {
        case .uniform(let size):
            let vertical = Corner(
                incoming: size.height, outgoing: size.width, incomingShare: height / 2, outgoingShare: width / 2)
            let horizontal = Corner(
                incoming: size.width, outgoing: size.height, incomingShare: width / 2, outgoingShare: height / 2)
            return (vertical, horizontal, vertical, horizontal)
        case .uneven(let radii):
            func share(_ radius: CGFloat, _ neighbor: CGFloat, of edge: CGFloat) -> CGFloat {
                radius > 0 ? edge * radius / (radius + neighbor) : 0
            }
            func corner(_ radius: CGFloat, before: CGFloat, after: CGFloat, isVertical: Bool) -> Corner {
                Corner(
                    incoming: radius, outgoing: radius,
                    incomingShare: share(radius, before, of: isVertical ? height : width),
                    outgoingShare: share(radius, after, of: isVertical ? width : height))
            }
            let (topLeading, topTrailing) = (radii.topLeading, radii.topTrailing)
            let (bottomLeading, bottomTrailing) = (radii.bottomLeading, radii.bottomTrailing)
            return (
                corner(bottomTrailing, before: topTrailing, after: bottomLeading, isVertical: true),
                corner(bottomLeading, before: bottomTrailing, after: topLeading, isVertical: false),
                corner(topLeading, before: bottomLeading, after: topTrailing, isVertical: true),
                corner(topTrailing, before: topLeading, after: bottomTrailing, isVertical: false)
            )
        }
    }

    private func add(
        _ corner: Corner, at vertex: CGPoint, from incoming: CGVector, to outgoing: CGVector,
        elements: inout [Path.Element]
    ) {
        /// The point so many incoming radii before the corner and so many outgoing ones after it.
        func point(_ before: CGFloat, _ after: CGFloat) -> CGPoint {
            let back = before * corner.incoming
            let ahead = after * corner.outgoing
            return CGPoint(
                x: vertex.x - incoming.dx * back + outgoing.dx * ahead,
                y: vertex.y - incoming.dy * back + outgoing.dy * ahead)
        }
        switch style {
        case .circular:
            let control = 1 - Path.circleControl
            elements.append(.line(to: point(1, 0)))
            elements.append(.curve(to: point(0, 1), control1: point(control, 0), control2: point(0, control)))
        case .continuous:
            let entry = Approach(share: corner.incomingShare, radius: corner.incoming)
            let exit = Approach(share: corner.outgoingShare, radius: corner.outgoing)
            let (far, near) = (0.631_494, 0.074_911_4)
            let (farControl, nearControl) = (0.372_824, 0.169_060)
            elements.append(.line(to: point(entry.start, 0)))
            elements.append(
                .curve(to: point(far, near), control1: point(entry.control1, 0), control2: point(entry.control2, 0)))
            elements.append(
                .curve(
                    to: point(near, far), control1: point(farControl, nearControl),
                    control2: point(nearControl, farControl)))
            elements.append(
                .curve(
                    to: point(0, exit.start), control1: point(0, exit.control2), control2: point(0, exit.control1)))
        }
    }

    /// How a continuous corner leaves its edge, in radii from the corner.
    ///
    /// Where the edge is too short, the start moves to the end of its share and the controls slide along.
    private struct Approach {
        var start: CGFloat
        var control1: CGFloat
        var control2: CGFloat

        init(share: CGFloat, radius: CGFloat) {
            let full: CGFloat = 1.528_664_8
            let ratio = radius > 0 ? share / radius : full
            let freedom = min(max((ratio - 1) / (full - 1), 0), 1)
            start = min(full, ratio)
            control1 = 0.96 + (1.088_49 - 0.96) * freedom
            control2 = 0.82 + (0.868_407 - 0.82) * freedom
        }
    }
}
