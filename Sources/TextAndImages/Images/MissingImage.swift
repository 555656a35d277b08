import RiffleLayers
import RiffleTextLayout

/// What stands where a picture is missing: a dashed box with its name while developing, nothing for those who use the
/// app.
package struct MissingImage: Equatable {
    /// What happened, why, and what to try.
    let message: String
    /// In points; zero in release builds, as on Apple's systems.
    let size: CGSize
    private let glyphs: [GlyphRun]
    private let textSize: CGSize

    private static let color = ResolvedColor(bytes: 255, 45, 85)
    private static let margin: CGFloat = 8

    init(_ name: String, in bundle: Bundle?, _ environment: EnvironmentValues) {
        message = environment.assetLibrary.explanation(
            ofImage: name, in: bundle, scale: environment.displayScale, isDark: environment.colorScheme == .dark)
        #if DEBUG
            let style = RiffleTextLayout.TextStyle(size: 11)
            let text = environment.textMeasurer.layout(
                TextRequest(name, style: style, scale: environment.displayScale), width: nil, height: nil)
            textSize = text.size
            glyphs = text.lines.flatMap { $0.runs.map(\.glyphs) }
            size = CGSize(
                width: text.size.width + 2 * Self.margin, height: text.size.height + 2 * Self.margin)
        #else
            textSize = .zero
            glyphs = []
            size = .zero
        #endif
    }

    func commands(in frame: CGRect) -> [DrawCommand] {
        guard size.width > 0, frame.width > 1, frame.height > 1 else { return [] }
        let paint = Paint.color(Self.color)
        let box = Path(frame.insetBy(dx: 0.5, dy: 0.5))
        var commands = [DrawCommand.stroke(box, paint, StrokeStyle(lineWidth: 1, dash: [4, 3]))]
        guard textSize.width <= frame.width, textSize.height <= frame.height else { return commands }
        for var run in glyphs {
            run.origin.x += (frame.width - textSize.width) / 2
            run.origin.y += (frame.height - textSize.height) / 2
            commands.append(.glyphs(run, paint))
        }
        return commands
    }
}
