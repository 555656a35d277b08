import SwiftUI

/// Shapes, paints and pictures made with a number.
@MainActor
enum OddDrawings {
    static func views(_ use: OddUse, _ x: Double) -> [AnyView] {
        switch use {
        case .lines: lines(x)
        case .shapes: shapes(x)
        case .paths: paths(x)
        case .gradients: gradients(x)
        case .colors: colors(x)
        case .canvases: canvases(x)
        default: images(x)
        }
    }

    private static func lines(_ x: Double) -> [AnyView] {
        let styles = [
            StrokeStyle(lineWidth: x), StrokeStyle(lineWidth: 2, miterLimit: x), StrokeStyle(lineWidth: 2, dash: [x]),
            StrokeStyle(lineWidth: 2, lineCap: .round, dash: [x, 1], dashPhase: x),
            StrokeStyle(lineWidth: 2, dash: [3], dashPhase: x), StrokeStyle(lineWidth: x, lineJoin: .round),
        ]
        return styles.map { AnyView(Star().stroke(.red, style: $0)) }
            + styles.map { AnyView(Star().stroke(style: $0).fill(.red)) } + [
                AnyView(Circle().strokeBorder(.red, lineWidth: x))
            ]
    }

    private static func shapes(_ x: Double) -> [AnyView] {
        [
            AnyView(RoundedRectangle(cornerRadius: x)),
            AnyView(RoundedRectangle(cornerSize: CGSize(width: x, height: 2))),
            AnyView(UnevenRoundedRectangle(topLeadingRadius: x, bottomTrailingRadius: 3)),
            AnyView(Circle().inset(by: x)), AnyView(Circle().trim(from: x, to: 1)),
            AnyView(Star().trim(from: 0, to: x)),
            AnyView(Circle().offset(x: x, y: x)), AnyView(Circle().scale(x)), AnyView(Star().rotation(.degrees(x))),
            AnyView(Circle().size(width: x, height: x)),
            AnyView(Star().scale(x: x, y: 1, anchor: UnitPoint(x: x, y: 0))),
            AnyView(Star().transform(CGAffineTransform(a: x, b: x, c: 0, d: 1, tx: 0, ty: x))),
            AnyView(Capsule().inset(by: x).stroke(.red, lineWidth: 2)), AnyView(ContainerRelativeShape().inset(by: x)),
            AnyView(Color.red.clipShape(Circle().inset(by: x))), AnyView(Color.red.contentShape(Circle().scale(x))),
        ]
    }

    private static func paths(_ x: Double) -> [AnyView] {
        let point = CGPoint(x: x, y: 3)
        let drawings: [(inout Path) -> Void] = [
            { $0.addLine(to: point) }, { $0.addQuadCurve(to: .zero, control: point) },
            { $0.addCurve(to: CGPoint(x: 9, y: 9), control1: point, control2: CGPoint(x: 1, y: x)) },
            { $0.addArc(center: point, radius: 5, startAngle: .zero, endAngle: .degrees(90), clockwise: false) },
            { $0.addArc(center: .zero, radius: x, startAngle: .degrees(x), endAngle: .degrees(90), clockwise: true) },
            { $0.addArc(center: .zero, radius: 5, startAngle: .degrees(0), endAngle: .degrees(x), clockwise: false) },
            { $0.addArc(tangent1End: point, tangent2End: CGPoint(x: 5, y: 5), radius: 3) },
            { $0.addArc(tangent1End: CGPoint(x: 9, y: 0), tangent2End: CGPoint(x: 5, y: 5), radius: x) },
            { $0.addRelativeArc(center: .zero, radius: 5, startAngle: .degrees(x), delta: .degrees(x)) },
            { $0.addRect(CGRect(x: x, y: 0, width: x, height: 5)) },
            { $0.addEllipse(in: CGRect(x: 0, y: x, width: 5, height: x)) },
            { $0.addRoundedRect(in: CGRect(x: 0, y: 0, width: 9, height: 9), cornerSize: CGSize(width: x, height: x)) },
        ]
        return drawings.flatMap { draw in
            let path = Path { path in
                path.move(to: CGPoint(x: 2, y: 2))
                path.addLine(to: CGPoint(x: 12, y: 20))
                draw(&path)
            }
            let turns = path.description.utf8.count / 1_000
            let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
            _ = (path.boundingRect, path.contains(CGPoint(x: 3, y: 3)), path.description)
            return [
                AnyView(path.fill(.red)), AnyView(path.stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [4]))),
                AnyView(path.strokedPath(StrokeStyle(lineWidth: 3, lineJoin: .round)).fill(.red)),
                AnyView(path.trimmedPath(from: 0.2, to: 0.7).stroke(.red)),
                // Arcs of very many turns are left out: their outline alone takes seconds.
                AnyView((turns > 10 ? Path() : path.intersection(Path(rect))).fill(.red)),
            ]
        }
    }

    private static func gradients(_ x: Double) -> [AnyView] {
        let stops = [
            Gradient.Stop(color: .red, location: x), .init(color: .blue, location: 0.5),
            .init(color: .green, location: x),
        ]
        let point = UnitPoint(x: x, y: x)
        let colors = [Color.red, .blue]
        return [
            AnyView(LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom)),
            AnyView(LinearGradient(colors: colors, startPoint: point, endPoint: .bottom)),
            AnyView(RadialGradient(stops: stops, center: point, startRadius: x, endRadius: 5)),
            AnyView(RadialGradient(colors: colors, center: .center, startRadius: 1, endRadius: x)),
            AnyView(AngularGradient(stops: stops, center: point, startAngle: .degrees(x), endAngle: .degrees(90))),
            AnyView(AngularGradient(colors: colors, center: .center, angle: .degrees(x))),
            AnyView(EllipticalGradient(colors: colors, center: point, startRadiusFraction: x, endRadiusFraction: x)),
            AnyView(
                MeshGradient(
                    width: 2, height: 2, points: [[Float(x), 0], [1, Float(x)], [0, 1], [1, 1]],
                    colors: [.red, .blue, .green, .red])),
        ]
    }

    private static func colors(_ x: Double) -> [AnyView] {
        let all = [
            Color(red: x, green: 0, blue: x), Color(white: x, opacity: x), Color(hue: x, saturation: x, brightness: x),
            Color(.displayP3, red: x, green: x, blue: 0), Color.red.opacity(x), Color.red.mix(with: .blue, by: x),
        ]
        return all.map { AnyView($0) } + all.map { AnyView(Text("t").foregroundStyle($0).tint($0)) }
            + [AnyView(ColorPicker("c", selection: .constant(all[0]))), AnyView(Text("\(all[0].description)"))]
    }

    private static func canvases(_ x: Double) -> [AnyView] {
        let circle = Path(ellipseIn: CGRect(x: 1, y: 1, width: 9, height: 9))
        let drawings: [(inout GraphicsContext) -> Void] = [
            { $0.opacity = x }, { $0.scaleBy(x: x, y: 1) }, { $0.translateBy(x: x, y: x) },
            { $0.rotate(by: .degrees(x)) },
            { $0.addFilter(.blur(radius: x)) }, { $0.addFilter(.shadow(radius: x, x: x)) },
            { $0.addFilter(.brightness(x)) }, { $0.addFilter(.alphaThreshold(min: x)) },
            { $0.clip(to: Path(CGRect(x: x, y: 0, width: x, height: 9))) },
            { $0.stroke(circle, with: .color(.red), lineWidth: x) }, { $0.draw(Text("t"), at: CGPoint(x: x, y: x)) },
            { $0.draw(Text("t"), in: CGRect(x: 0, y: 0, width: x, height: x)) },
            { $0.draw(Image(systemName: "star"), in: CGRect(x: 0, y: x, width: x, height: 9)) },
            {
                $0.fill(
                    circle,
                    with: .radialGradient(
                        Gradient(colors: [.red, .blue]), center: CGPoint(x: x, y: 0), startRadius: x, endRadius: 3))
            },
        ]
        return drawings.map { draw in
            AnyView(
                Canvas { context, _ in
                    draw(&context)
                    context.fill(circle, with: .color(.red))
                })
        }
    }

    private static func images(_ x: Double) -> [AnyView] {
        let insets = EdgeInsets(top: x, leading: x, bottom: 1, trailing: 1)
        return [
            AnyView(Image(systemName: "star").resizable().frame(width: x, height: 10)),
            AnyView(Image(systemName: "star").resizable(capInsets: insets)),
            AnyView(Image(systemName: "wifi", variableValue: x)),
            AnyView(Image(systemName: "star").font(.system(size: x))),
            AnyView(Image(systemName: "star").symbolEffect(.pulse, options: .speed(x))),
            AnyView(AsyncImage(url: nil, scale: x)),
        ]
    }
}

/// A path that is none of the shapes that hosts know.
private struct Star: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addQuadCurve(to: CGPoint(x: rect.minX, y: rect.midY), control: CGPoint(x: rect.midX, y: rect.maxY))
            path.addCurve(
                to: CGPoint(x: rect.maxX, y: rect.midY), control1: CGPoint(x: rect.midX, y: rect.minY),
                control2: rect.origin)
            path.closeSubpath()
        }
    }
}
