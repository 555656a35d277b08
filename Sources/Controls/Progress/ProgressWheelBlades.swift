import RiffleLayers

/// Eight blades in a circle, the first of which moves on by one eight times a second.
struct ProgressWheelBlades: View {
    let style: AnyShapeStyle

    private static let count = 8
    /// How long a turn takes, in seconds.
    private static let period = 1.0
    /// Of a blade, in shares of the wheel's diameter.
    private static let bladeSize = CGSize(width: 0.125, height: 0.28)

    var body: some View {
        TurningDrawing("ProgressWheel", steps: Self.count, period: Self.period) { size, environment in
            Self.blades(in: size, environment.paint(of: style))
        }
    }

    private static func blades(in size: CGSize, _ paint: StylePaint) -> [DrawCommand] {
        let bounds = CGRect(origin: .zero, size: size)
        let diameter = min(size.width, size.height)
        let blade = CGSize(width: bladeSize.width * diameter, height: bladeSize.height * diameter)
        let outline = Path(
            roundedRect: CGRect(x: -blade.width / 2, y: -diameter / 2, width: blade.width, height: blade.height),
            cornerSize: CGSize(width: blade.width / 2, height: blade.width / 2))
        return (0..<count).map { index in
            // The first blade points up; those that it has left fade.
            let turn = CGAffineTransform(rotationAngle: -2 * .pi * CGFloat(index) / CGFloat(count))
                .concatenating(CGAffineTransform(translationX: bounds.midX, y: bounds.midY))
            let alpha = max(1 - 0.15 * Double(index), 0.2)
            return .fill(outline.applying(turn), paint.multiplyingAlpha(by: alpha).paint(in: bounds), FillStyle())
        }
    }
}
