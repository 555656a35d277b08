/// `rotation3DEffect`: turns what is shown in space, about an axis through an anchor, and projects it back.
struct Rotation3DEffect: EffectModifier {
    var angle: Angle
    var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    var anchor: UnitPoint
    var anchorZ: CGFloat
    var perspective: CGFloat
    var isMirrored = false

    typealias Triple = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>

    var animatableData: AnimatablePair<AnimatablePair<Double, Triple>, AnimatablePair<UnitPoint.AnimatableData, Depth>>
    {
        get {
            AnimatablePair(
                AnimatablePair(angle.radians, AnimatablePair(axis.x, AnimatablePair(axis.y, axis.z))),
                AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective)))
        }
        set {
            angle.radians = newValue.first.first
            let turned = newValue.first.second
            axis = (turned.first, turned.second.first, turned.second.second)
            anchor.animatableData = newValue.second.first
            anchorZ = newValue.second.second.first
            perspective = newValue.second.second.second
        }
    }

    typealias Depth = AnimatablePair<CGFloat, CGFloat>

    func transform(size: CGSize) -> CGAffineTransform {
        let matrix = matrix(size: size)
        return matrix.isAffine ? matrix.affine : .identity
    }

    func projection(size: CGSize) -> ProjectionTransform? {
        let matrix = matrix(size: size)
        return matrix.isAffine ? nil : matrix
    }

    /// Where the view's plane goes.
    ///
    /// The eye stands in front of the anchor, 1 / perspective times the longer side away, which is SwiftUI's measure (the
    /// third row's fourth entry of its `CATransform3D` is -perspective / max(width, height): OpenSwiftUI,
    /// `Rotation3DEffect.swift`, an audit of SwiftUI 6.5). x points right, y down, z to the eye.
    func matrix(size: CGSize) -> ProjectionTransform {
        let length = Double(axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0, size.width > 0 || size.height > 0 else { return ProjectionTransform() }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let (sine, cosine) = Self.sineAndCosine(angle.radians)
        let rest = 1 - cosine
        // The rows of the turn, for points as rows; a point of the view is (x, y, -anchorZ) from the anchor.
        let row1 = (cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine)
        let row2 = (x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine)
        let row3 = (x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest)
        let depth = -perspective / max(size.width, size.height)
        let turned = ProjectionTransform(
            row1.0, row1.1, row1.2 * depth, row2.0, row2.1, row2.2 * depth, -anchorZ * row3.0, -anchorZ * row3.1,
            1 - anchorZ * row3.2 * depth)
        let point = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
        let matrix = ProjectionTransform(CGAffineTransform(translationX: -point.x, y: -point.y)).concatenating(turned)
            .concatenating(ProjectionTransform(CGAffineTransform(translationX: point.x, y: point.y)))
        return isMirrored ? matrix.mirrored(in: size) : matrix
    }

    /// Exact for quarter turns, so that a card that has been turned over is as sharp as one that never was.
    private static func sineAndCosine(_ radians: Double) -> (CGFloat, CGFloat) {
        let quarters = radians / (.pi / 2)
        let nearest = quarters.rounded()
        guard abs(quarters - nearest) < 1e-12, abs(nearest) < 1e9 else {
            return (Foundation.sin(radians), Foundation.cos(radians))
        }
        switch Int(nearest) & 3 {
        case 0: return (0, 1)
        case 1: return (1, 0)
        case 2: return (0, -1)
        default: return (-1, 0)
        }
    }

    func validated(_ report: (String) -> Void) -> Rotation3DEffect {
        var copy = self
        if !angle.radians.isFinite {
            report("the angle of a rotation")
            copy.angle = .zero
        }
        if !(axis.x.isFinite && axis.y.isFinite && axis.z.isFinite) {
            report("the axis of a rotation")
            copy.axis = (0, 0, 0)
        }
        if !(anchorZ.isFinite && perspective.isFinite) {
            report("the depth of a rotation")
            copy.anchorZ = anchorZ.isFinite ? anchorZ : 0
            copy.perspective = perspective.isFinite ? perspective : 1
        }
        copy.anchor = anchor.validated(report)
        return copy
    }

    func resolved(in environment: EnvironmentValues) -> Rotation3DEffect {
        var copy = self
        copy.isMirrored = environment.layoutDirection == .rightToLeft
        return copy
    }

    static var name: String { "rotation3DEffect" }
    static var readsEnvironment: Bool { true }
}

extension ProjectionTransform {
    /// The same map for a view that is laid out from right to left: as seen in a mirror.
    func mirrored(in size: CGSize) -> ProjectionTransform {
        let mirror = ProjectionTransform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
        return mirror.concatenating(self).concatenating(mirror)
    }
}

extension View {
    /// Shows the view turned in space about an axis through a point of its frame, as seen in perspective.
    ///
    /// Only the picture of the view is turned; the layout keeps its frame. A view that is turned over shows its content
    /// mirrored: show other content from 90° on if the back is to be different. The eye stands 1 / `perspective` times
    /// the longer side of the frame in front of the anchor. All arguments are animatable. An axis of no length turns
    /// nothing; what is not finite is reported and counts as the default.
    ///
    ///     RoundedRectangle(cornerRadius: 16)
    ///         .fill(isFaceUp ? Color.white : Color.indigo)
    ///         .frame(width: 200, height: 280)
    ///         .rotation3DEffect(.degrees(isFaceUp ? 0 : 180), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
    ///         .animation(.smooth, value: isFaceUp)
    ///
    /// - Parameters:
    ///   - angle: clockwise for somebody who looks along the axis. x points right, y down, z out of the screen.
    ///   - axis: its length does not count.
    ///   - anchor: the point of the view's frame that the axis goes through.
    ///   - anchorZ: how far in front of the view the axis lies, in points.
    ///   - perspective: how strongly what is further away is smaller; 0 not at all.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        modifier(
            Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }
}
