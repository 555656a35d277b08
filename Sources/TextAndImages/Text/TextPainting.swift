import RiffleLayers
import RiffleTextLayout

/// Makes marks of the lines of a text.
package struct TextPainting {
    private let resolved: ResolvedText
    /// By the attribute of the runs.
    private let paints: [Paint]
    /// What styles with a place fill.
    private let rect: CGRect
    private let scaleFactor: CGFloat
    private let measurer: any TextMeasurer
    /// Pixels per point.
    private let scale: CGFloat

    package init(
        _ resolved: ResolvedText, paints: [Paint], in rect: CGRect, scaleFactor: CGFloat,
        measurer: any TextMeasurer, scale: CGFloat
    ) {
        self.resolved = resolved
        self.paints = paints
        self.rect = rect
        self.scaleFactor = scaleFactor
        self.measurer = measurer
        self.scale = scale
    }

    /// The marks of a line, or of those of its runs that are left in it: grounds, characters, and lines along them.
    package func commands(_ line: TextLine) -> [DrawCommand] {
        var commands: [DrawCommand] = []
        for run in line.runs {
            guard let ground = resolved.appearances[run.attribute].background else { continue }
            let place = CGRect(
                x: run.glyphs.origin.x, y: line.frame.minY, width: run.glyphs.width, height: line.frame.height)
            commands.append(.fill(Path(place), ground.paint(in: place), FillStyle()))
        }
        for run in line.runs where !paints[run.attribute].isInvisible {
            if let image = resolved.appearances[run.attribute].image {
                commands += image.commands(at: run.glyphs.origin, paints[run.attribute])
            } else {
                commands.append(.glyphs(run.glyphs, paints[run.attribute]))
            }
        }
        let decorations = TextDecorations(line, scaleFactor, resolved, measurer, scale)
        return commands + decorations.commands { attribute, paint in paint?.paint(in: rect) ?? paints[attribute] }
    }
}
