import Foundation

extension ByteReader {
    mutating func path() throws -> Path {
        let kind = try byte()
        switch kind {
        case 0: return Path()
        case 1: return Path(try rect())
        case 2: return Path(ellipseIn: try rect())
        case 3, 4:
            let rect = try rect()
            let size = CGSize(width: try length(), height: try length())
            return .roundedRect(in: rect, cornerSize: size, style: kind == 4 ? .continuous : .circular)
        case 5, 6:
            let rect = try rect()
            var radii = RectangleCornerRadii()
            radii.topLeading = try length()
            radii.topTrailing = try length()
            radii.bottomTrailing = try length()
            radii.bottomLeading = try length()
            return .roundedRect(in: rect, radii: radii, style: kind == 6 ? .continuous : .circular)
        case 7: return Path(elements: try elements())
        default: throw unknown("path", kind)
        }
    }

    private mutating func elements() throws -> [Path.Element] {
        var last = (x: Int64(0), y: Int64(0))
        func next(_ reader: inout ByteReader) throws -> CGPoint {
            last.x = last.x &+ (try reader.signed())
            last.y = last.y &+ (try reader.signed())
            return CGPoint(x: Double(last.x) / CodedLength.lengthSteps, y: Double(last.y) / CodedLength.lengthSteps)
        }
        let count = try count()
        var elements: [Path.Element] = []
        for _ in 0..<count {
            switch try byte() {
            case 0: elements.append(.move(to: try next(&self)))
            case 1: elements.append(.line(to: try next(&self)))
            case 2:
                let control = try next(&self)
                elements.append(.quadCurve(to: try next(&self), control: control))
            case 3:
                let control1 = try next(&self)
                let control2 = try next(&self)
                elements.append(.curve(to: try next(&self), control1: control1, control2: control2))
            case 4: elements.append(.closeSubpath)
            case let kind: throw unknown("path element", kind)
            }
        }
        return elements
    }

    mutating func stroke() throws -> StrokeStyle {
        let flags = try byte()
        guard flags < 32, let cap = CGLineCap(rawValue: Int32(flags & 3)),
            let join = CGLineJoin(rawValue: Int32(flags >> 2 & 3))
        else { throw unknown("flags of a stroke", flags) }
        var style = StrokeStyle(lineWidth: try length(), lineCap: cap, lineJoin: join)
        style.miterLimit = CGFloat(try float())
        guard flags & 16 != 0 else { return style }
        let count = try count()
        for _ in 0..<count { style.dash.append(try length()) }
        style.dashPhase = try length()
        return style
    }

    mutating func paint() throws -> Paint {
        switch try byte() {
        case 0: return .color(try color())
        case 1:
            let from = try point()
            let to = try point()
            return .linearGradient(try gradient(), from: from, to: to)
        case 2:
            let center = try point()
            let start = try length()
            let end = try length()
            return .radialGradient(try gradient(), center: center, startRadius: start, endRadius: end)
        case 3:
            let frame = try rect()
            let start = try float()
            let end = try float()
            return .ellipticalGradient(try gradient(), frame: frame, startRadius: start, endRadius: end)
        case 4:
            let center = try point()
            let start = Angle(radians: try float())
            let end = Angle(radians: try float())
            return .angularGradient(try gradient(), center: center, start: start, end: end)
        case 5:
            let frame = try rect()
            let radius = try length()
            let saturation = try float()
            let tint = try color()
            let opacity = Double(try byte()) / 255
            return .backdrop(
                Backdrop(blurRadius: radius, saturation: saturation, tint: tint, opacity: opacity), frame: frame)
        case 6: return .mesh(try mesh())
        case let kind: throw unknown("paint", kind)
        }
    }

    private mutating func mesh() throws -> ResolvedMesh {
        let background = try color()
        let columns = try count()
        let rows = try count()
        var last = (x: Int64(0), y: Int64(0))
        var points: [CGPoint] = []
        var colors: [ResolvedColor] = []
        for _ in 0..<rows {
            for _ in 0..<columns {
                last.x = last.x &+ (try signed())
                last.y = last.y &+ (try signed())
                points.append(
                    CGPoint(x: Double(last.x) / CodedLength.lengthSteps, y: Double(last.y) / CodedLength.lengthSteps))
                colors.append(try color())
            }
        }
        return ResolvedMesh(columns: columns, points: points, colors: colors, background: background)
    }

    private mutating func gradient() throws -> ResolvedGradient {
        let count = try count()
        var stops: [ResolvedGradient.Stop] = []
        for _ in 0..<count {
            let location = Double(try signed()) / GradientCoding.stepsPerUnit
            stops.append(ResolvedGradient.Stop(color: try color(), location: location))
        }
        // What is sent is dense already.
        return ResolvedGradient(stops, interpolatesPerceptually: false)
    }
}
