/// A paint that is shown changing over time: colors are mixed in Oklab, gradients stop by stop.
///
/// The numbers of a paint are worked out once it is to move: most never do.
package struct AnimatedPaint {
    private struct Motion {
        /// The target in the form in which it is interpolated.
        var form: StylePaint
        var attribute: AnimatedAttribute<PaintVector>

        init(_ paint: StylePaint) {
            form = paint
            attribute = AnimatedAttribute(PaintVector(paint))
        }

        func presentedForm(at now: Double) -> StylePaint {
            attribute.isActive(at: now) ? attribute.presented(at: now).paint(like: form) : form
        }
    }

    /// Apart, so that paints at rest are small.
    private indirect enum State {
        case still
        case moving(Motion)
    }

    package private(set) var target: StylePaint
    private var state = State.still

    package init(_ paint: StylePaint) { target = paint }

    private var motion: Motion? {
        get { if case .moving(let motion) = state { motion } else { nil } }
        set { state = newValue.map { .moving($0) } ?? .still }
    }

    /// Takes a new target.
    ///
    /// - Returns: whether an animation was started.
    package mutating func update(to paint: StylePaint, _ transaction: Transaction, at now: Double) -> Bool {
        let isMoved = transaction.tracksVelocity || (transaction.animation != nil && paint != target)
        guard var motion = motion ?? (isMoved ? Motion(target) : nil) else {
            target = paint
            return false
        }
        target = paint
        if let shared = paint.interpolated(like: motion.form) {
            motion.form = shared
        } else {
            let old = motion.presentedForm(at: now)
            motion.form = paint
            // From a color to a gradient: the gradient starts in that one color. Else there is nothing in between.
            motion.attribute = AnimatedAttribute(PaintVector(old.interpolated(like: paint) ?? paint))
        }
        let isStarted = motion.attribute.update(to: PaintVector(motion.form), transaction, at: now)
        self.motion = motion.attribute.isStill && motion.form == target ? nil : motion
        return isStarted
    }

    package func isActive(at now: Double) -> Bool { motion?.attribute.isActive(at: now) ?? false }

    package mutating func prune(at now: Double) {
        guard var motion else { return }
        motion.attribute.prune(at: now)
        if !motion.attribute.isActive(at: now), motion.form != target { motion = Motion(target) }
        self.motion = motion.attribute.isStill && motion.form == target ? nil : motion
    }

    package func presented(at now: Double) -> StylePaint {
        guard let motion, motion.attribute.isActive(at: now) else { return target }
        return motion.presentedForm(at: now)
    }
}

extension StylePaint {
    /// The paint in a form that has as many numbers as `other`; nil where there is nothing in between.
    fileprivate func interpolated(like other: StylePaint) -> StylePaint? {
        switch (self, other) {
        case (.color, .color):
            return self
        case (.color(let color), .gradient(var gradient)):
            gradient.stops = gradient.stops.map { ResolvedGradient.Stop(color: color, location: $0.location) }
            return .gradient(gradient)
        case (.gradient(let first), .gradient(let second)):
            let isSameKind =
                first.stops.count == second.stops.count && first.geometry.kind == second.geometry.kind
            return isSameKind ? self : nil
        case (.backdrop, .backdrop):
            return self
        case (.mesh(let first), .mesh(let second)):
            return first.isSameKind(as: second) ? self : nil
        case (.color(let color), .mesh(var mesh)):
            mesh.colors = mesh.colors.map { _ in color }
            return .mesh(mesh)
        case (.gradient, .color), (.backdrop, _), (_, .backdrop), (.picture, _), (_, .picture), (.mesh, _), (_, .mesh):
            return nil
        }
    }
}

/// A paint as numbers: colors in Oklab multiplied by their alpha, so that a transparent end lends only its alpha.
package struct PaintVector: VectorArithmetic, Sendable {
    private var single: SIMD4<Double>
    /// Of a gradient: five numbers for each stop, then its geometry. Of a backdrop: blur, saturation, opacity, while
    /// its tint is the color. A color has none.
    private var rest: AnimatableArray

    private init(single: SIMD4<Double>, rest: AnimatableArray) {
        self.single = single
        self.rest = rest
    }

    package init(_ paint: StylePaint) {
        switch paint {
        case .color(let color):
            single = Self.vector(color)
            rest = AnimatableArray()
        case .gradient(let gradient):
            single = .zero
            var numbers: [Double] = []
            numbers.reserveCapacity(gradient.stops.count * 5 + 4)
            for stop in gradient.stops {
                let vector = Self.vector(stop.color)
                numbers += [vector.x, vector.y, vector.z, vector.w, stop.location]
            }
            rest = AnimatableArray(numbers + gradient.geometry.numbers)
        case .backdrop(let backdrop):
            single = Self.vector(backdrop.tint)
            rest = AnimatableArray([backdrop.blurRadius, backdrop.saturation, backdrop.opacity])
        case .picture:
            single = .zero
            rest = AnimatableArray()
        case .mesh(let mesh):
            single = Self.vector(mesh.background)
            let colors = mesh.colors.map(Self.vector)
            rest = AnimatableArray(
                (mesh.points + mesh.controls).flatMap { [Double($0.x), Double($0.y)] }
                    + colors.flatMap { [$0.x, $0.y, $0.z, $0.w] })
        }
    }

    /// The paint that these numbers stand for, in the form of `model`.
    package func paint(like model: StylePaint) -> StylePaint {
        func number(_ index: Int) -> Double { index < rest.elements.count ? rest.elements[index] : 0 }
        if case .backdrop = model {
            return .backdrop(
                Backdrop(blurRadius: number(0), saturation: number(1), tint: color, opacity: number(2)))
        }
        if case .picture = model { return model }
        if case .mesh(let mesh) = model { return .mesh(self.mesh(like: mesh)) }
        guard case .gradient(var gradient) = model else { return .color(color) }
        for index in gradient.stops.indices {
            let base = index * 5
            gradient.stops[index].color = Self.color(
                SIMD4(number(base), number(base + 1), number(base + 2), number(base + 3)))
            gradient.stops[index].location = number(base + 4)
        }
        gradient.geometry.numbers = (0..<5).map { number(gradient.stops.count * 5 + $0) }
        return .gradient(gradient)
    }

    private func mesh(like model: MeshPaint) -> MeshPaint {
        var mesh = model
        let numbers = rest.elements
        let places = mesh.points.count + mesh.controls.count
        guard numbers.count == 2 * places + 4 * mesh.colors.count else { return model }
        func place(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
        mesh.points = mesh.points.indices.map(place)
        mesh.controls = mesh.controls.indices.map { place(model.points.count + $0) }
        mesh.colors = mesh.colors.indices.map {
            let base = 2 * places + 4 * $0
            return Self.color(SIMD4(numbers[base], numbers[base + 1], numbers[base + 2], numbers[base + 3]))
        }
        mesh.background = color
        return mesh
    }

    /// The color, if the paint is one.
    package var color: ResolvedColor { Self.color(single) }

    private static func vector(_ color: ResolvedColor) -> SIMD4<Double> {
        let oklab = OklabColor(color)
        return SIMD4(oklab.lightness * oklab.alpha, oklab.a * oklab.alpha, oklab.b * oklab.alpha, oklab.alpha)
    }

    private static func color(_ vector: SIMD4<Double>) -> ResolvedColor {
        guard vector.w > 0 else { return .clear }
        return OklabColor(
            lightness: vector.x / vector.w, a: vector.y / vector.w, b: vector.z / vector.w, alpha: vector.w
        ).resolved
    }

    package static var zero: PaintVector { PaintVector(single: .zero, rest: .zero) }

    package static func + (first: PaintVector, second: PaintVector) -> PaintVector {
        PaintVector(single: first.single + second.single, rest: first.rest + second.rest)
    }

    package static func - (first: PaintVector, second: PaintVector) -> PaintVector {
        PaintVector(single: first.single - second.single, rest: first.rest - second.rest)
    }

    package mutating func scale(by factor: Double) {
        single *= factor
        rest.scale(by: factor)
    }

    package var magnitudeSquared: Double { (single * single).sum() + rest.magnitudeSquared }
}

extension GradientPaint.Geometry {
    fileprivate var kind: Int {
        switch self {
        case .linear: 0
        case .radial: 1
        case .elliptical: 2
        case .angular: 3
        }
    }

    fileprivate var numbers: [Double] {
        get {
            switch self {
            case .linear(let from, let to): [from.x, from.y, to.x, to.y]
            case .radial(let center, let start, let end), .elliptical(let center, let start, let end):
                [center.x, center.y, start, end]
            case .angular(let center, let start, let end): [center.x, center.y, start.radians, end.radians]
            }
        }
        set {
            let point = UnitPoint(x: newValue[0], y: newValue[1])
            switch self {
            case .linear: self = .linear(from: point, to: UnitPoint(x: newValue[2], y: newValue[3]))
            case .radial: self = .radial(center: point, startRadius: newValue[2], endRadius: newValue[3])
            case .elliptical: self = .elliptical(center: point, startRadius: newValue[2], endRadius: newValue[3])
            case .angular:
                self = .angular(center: point, start: .radians(newValue[2]), end: .radians(newValue[3]))
            }
        }
    }
}
