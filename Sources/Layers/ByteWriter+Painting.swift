import Foundation

extension ByteWriter {
    mutating func path(_ path: Path) {
        switch path.recognized {
        case .empty:
            byte(0)
        case .rect(let rect):
            byte(1)
            self.rect(rect)
        case .ellipse(let rect):
            byte(2)
            self.rect(rect)
        case .roundedRect(let rect, .uniform(let size), let style):
            byte(style == .continuous ? 4 : 3)
            self.rect(rect)
            length(size.width)
            length(size.height)
        case .roundedRect(let rect, .uneven(let radii), let style):
            byte(style == .continuous ? 6 : 5)
            self.rect(rect)
            for radius in [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading] {
                length(radius)
            }
        case .other:
            byte(7)
            elements(path.elements)
        }
    }

    /// Each point is written as the way from the one before, in whole steps, so that no error adds up.
    private mutating func elements(_ elements: [Path.Element]) {
        var last = (x: Int64(0), y: Int64(0))
        func steps(_ value: CGFloat) -> Int64 { CodedLength.steps(value, CodedLength.lengthSteps) }
        func write(_ points: CGPoint..., to writer: inout ByteWriter) {
            for point in points {
                let next = (x: steps(point.x), y: steps(point.y))
                writer.signed(next.x - last.x)
                writer.signed(next.y - last.y)
                last = next
            }
        }
        count(elements.count)
        for element in elements {
            switch element {
            case .move(let end):
                byte(0)
                write(end, to: &self)
            case .line(let end):
                byte(1)
                write(end, to: &self)
            case .quadCurve(let end, let control):
                byte(2)
                write(control, end, to: &self)
            case .curve(let end, let control1, let control2):
                byte(3)
                write(control1, control2, end, to: &self)
            case .closeSubpath:
                byte(4)
            }
        }
    }

    mutating func stroke(_ style: StrokeStyle) {
        byte(UInt8(style.lineCap.rawValue) | UInt8(style.lineJoin.rawValue) << 2 | (style.dash.isEmpty ? 0 : 16))
        length(style.lineWidth)
        float(style.miterLimit.isFinite ? min(max(style.miterLimit, 0), 1e6) : 10)
        guard !style.dash.isEmpty else { return }
        count(style.dash.count)
        for dash in style.dash { length(dash) }
        length(style.dashPhase)
    }

    mutating func paint(_ paint: Paint) {
        switch paint {
        case .color(let color):
            byte(0)
            self.color(color)
        case .linearGradient(let gradient, let from, let to):
            byte(1)
            point(from)
            point(to)
            self.gradient(gradient)
        case .radialGradient(let gradient, let center, let startRadius, let endRadius):
            byte(2)
            point(center)
            length(startRadius)
            length(endRadius)
            self.gradient(gradient)
        case .ellipticalGradient(let gradient, let frame, let startRadius, let endRadius):
            byte(3)
            rect(frame)
            float(startRadius.isFinite ? startRadius : 0)
            float(endRadius.isFinite ? endRadius : 0)
            self.gradient(gradient)
        case .angularGradient(let gradient, let center, let start, let end):
            byte(4)
            point(center)
            float(start.radians.isFinite ? start.radians : 0)
            float(end.radians.isFinite ? end.radians : 0)
            self.gradient(gradient)
        case .backdrop(let backdrop, let frame):
            byte(5)
            rect(frame)
            length(backdrop.blurRadius)
            float(backdrop.saturation)
            color(backdrop.tint)
            byte(UInt8(clamping: (backdrop.opacity * 255).rounded()))
        case .mesh(let mesh):
            byte(6)
            self.mesh(mesh)
        }
    }

    /// Each point is written as the way from the one before, in whole steps, so that no error adds up.
    private mutating func mesh(_ mesh: ResolvedMesh) {
        color(mesh.background)
        count(mesh.columns)
        count(mesh.rows)
        var last = (x: Int64(0), y: Int64(0))
        for (point, color) in zip(mesh.points, mesh.colors) {
            let next = (
                x: CodedLength.steps(point.x, CodedLength.lengthSteps),
                y: CodedLength.steps(point.y, CodedLength.lengthSteps)
            )
            signed(next.x - last.x)
            signed(next.y - last.y)
            last = next
            self.color(color)
        }
    }

    private mutating func gradient(_ gradient: ResolvedGradient) {
        count(gradient.stops.count)
        for stop in gradient.stops {
            signed(CodedLength.steps(stop.location, GradientCoding.stepsPerUnit))
            color(stop.color)
        }
    }
}

/// How locations along gradients become whole numbers.
enum GradientCoding {
    static let stepsPerUnit = 4096.0
}

extension LayerFields {
    /// Every field there is.
    static let all = LayerFields(rawValue: (1 << 14) - 1)
}

extension BlendMode {
    /// In the order of the format; new modes go to the end.
    static let coded: [BlendMode] = [
        .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
        .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver, .destinationOut,
        .plusDarker, .plusLighter,
    ]

    var code: UInt8 { UInt8(Self.coded.firstIndex(of: self) ?? 0) }
}
