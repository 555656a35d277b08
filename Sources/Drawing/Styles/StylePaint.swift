/// A paint without a place: gradients are in shares of the rectangle that they will fill.
package enum StylePaint: Hashable, Sendable {
    case color(ResolvedColor)
    case gradient(GradientPaint)
    case backdrop(Backdrop)
    /// Shapes repeat the picture; what has no area to show it has nothing.
    case picture(PicturePaint)
    case mesh(MeshPaint)

    /// The paint for a shape with a bounding rectangle.
    package func paint(in rect: CGRect) -> Paint {
        switch self {
        case .color(let color): .color(color)
        case .gradient(let gradient): gradient.paint(in: rect)
        case .backdrop(let backdrop): .backdrop(backdrop, frame: rect)
        case .picture: .color(.clear)
        case .mesh(let mesh): .mesh(mesh.resolved(in: rect))
        }
    }

    /// Whether painting with this leaves no mark.
    package var isInvisible: Bool {
        switch self {
        case .color(let color): color.alpha == 0
        case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha == 0 }
        case .backdrop(let backdrop): backdrop.opacity == 0
        case .picture(let picture): !(picture.size.width > 0 && picture.size.height > 0)
        case .mesh(let mesh): mesh.background.alpha == 0 && mesh.colors.allSatisfy { $0.alpha == 0 }
        }
    }

    package func multiplyingAlpha(by factor: Double) -> StylePaint {
        switch self {
        case .color(let color): return .color(color.multiplyingAlpha(by: factor))
        case .gradient(var gradient):
            gradient.stops = gradient.stops.map {
                ResolvedGradient.Stop(color: $0.color.multiplyingAlpha(by: factor), location: $0.location)
            }
            return .gradient(gradient)
        case .backdrop(var backdrop):
            backdrop.opacity = min(max(backdrop.opacity * factor, 0), 1)
            return .backdrop(backdrop)
        case .picture: return factor > 0 ? self : .color(.clear)
        case .mesh(let mesh): return .mesh(mesh.multiplyingAlpha(by: factor))
        }
    }
}

/// A gradient with its colors resolved and its geometry in shares of a rectangle.
package struct GradientPaint: Hashable, Sendable {
    package enum Geometry: Hashable, Sendable {
        case linear(from: UnitPoint, to: UnitPoint)
        /// Radii in points.
        case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
        /// Radii in shares of the rectangle's width and height.
        case elliptical(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
        case angular(center: UnitPoint, start: Angle, end: Angle)
    }

    /// In the order given.
    package var stops: [ResolvedGradient.Stop]
    package var geometry: Geometry
    package var isPerceptual = true

    package init(stops: [ResolvedGradient.Stop], geometry: Geometry, isPerceptual: Bool = true) {
        self.stops = stops
        self.geometry = geometry
        self.isPerceptual = isPerceptual
    }

    func paint(in rect: CGRect) -> Paint {
        let gradient = ResolvedGradient(stops, interpolatesPerceptually: isPerceptual)
        switch geometry {
        case .linear(let from, let to):
            return .linearGradient(gradient, from: from.point(in: rect), to: to.point(in: rect))
        case .radial(let center, let start, let end):
            return .radialGradient(gradient, center: center.point(in: rect), startRadius: start, endRadius: end)
        case .elliptical(let center, let start, let end):
            let middle = center.point(in: rect)
            let frame = CGRect(
                x: middle.x - rect.width / 2, y: middle.y - rect.height / 2, width: rect.width, height: rect.height)
            // A share of the width is twice that share of half the width.
            return .ellipticalGradient(gradient, frame: frame, startRadius: start * 2, endRadius: end * 2)
        case .angular(let center, let start, let end):
            return .angularGradient(gradient, center: center.point(in: rect), start: start, end: end)
        }
    }
}

extension UnitPoint {
    func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
}
