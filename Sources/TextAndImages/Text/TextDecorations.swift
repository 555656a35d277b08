import RiffleLayers
import RiffleTextLayout

/// The lines under and through one line of text.
///
/// Measured on Apple's runtime by iamcgn/swiftui-web (Docs/elements/TextStyle.md): an underline's center lies where the
/// font says, a strikethrough's half an x-height over the baseline; both are whole pixels thick, rounded up, and end on
/// pixels inside the text.
package struct TextDecorations {
    private let line: TextLine
    private let scaleFactor: CGFloat
    private let resolved: ResolvedText
    private let measurer: any TextMeasurer
    private let scale: CGFloat

    package init(
        _ line: TextLine, _ scaleFactor: CGFloat, _ resolved: ResolvedText, _ measurer: any TextMeasurer,
        _ scale: CGFloat
    ) {
        self.line = line
        self.scaleFactor = scaleFactor
        self.resolved = resolved
        self.measurer = measurer
        self.scale = scale
    }

    /// - Parameter paint: gives the paint of a run's line from the run's attribute and the line's own paint, if any.
    package func commands(_ paint: (Int, StylePaint?) -> Paint) -> [DrawCommand] {
        var commands: [DrawCommand] = []
        for run in joinedRuns {
            let appearance = resolved.appearances[run.attribute]
            guard appearance.underline != nil || appearance.strikethrough != nil else { continue }
            let metrics = measurer.metrics(of: appearance.style)
            let baseline = run.baseline
            for (decoration, center) in [
                (appearance.underline, baseline + metrics.underlineOffset * scaleFactor),
                (appearance.strikethrough, baseline - metrics.xHeight / 2 * scaleFactor),
            ] {
                guard let decoration else { continue }
                let thickness = metrics.underlineThickness * scaleFactor
                guard let frame = frame(of: run, center: center, thickness: thickness) else { continue }
                commands.append(command(decoration.pattern, frame, paint(run.attribute, decoration.paint)))
            }
        }
        return commands
    }

    private struct Run {
        var attribute: Int
        var start: CGFloat
        var end: CGFloat
        var baseline: CGFloat
    }

    /// Neighbors of one attribute as one run: a line is not interrupted where the face changes.
    private var joinedRuns: [Run] {
        var result: [Run] = []
        for run in line.runs {
            let (start, end) = (run.glyphs.origin.x, run.glyphs.origin.x + run.glyphs.width)
            if let last = result.last, last.attribute == run.attribute, abs(last.end - start) < 0.01 {
                result[result.count - 1].end = end
            } else {
                result.append(
                    Run(attribute: run.attribute, start: start, end: end, baseline: run.glyphs.origin.y))
            }
        }
        return result
    }

    private func frame(of run: Run, center: CGFloat, thickness: CGFloat) -> CGRect? {
        let pixels = max(1, (thickness * scale - 0.001).rounded(.up))
        let top = (center * scale - pixels / 2).rounded()
        let start = (run.start * scale - 0.001).rounded(.up)
        let end = (run.end * scale + 0.001).rounded(.down)
        guard end > start else { return nil }
        return CGRect(x: start / scale, y: top / scale, width: (end - start) / scale, height: pixels / scale)
    }

    private func command(_ pattern: Text.LineStyle.Pattern, _ frame: CGRect, _ paint: Paint) -> DrawCommand {
        guard !pattern.lengths.isEmpty else { return .fill(Path(frame), paint, FillStyle()) }
        var track = Path()
        track.move(to: CGPoint(x: frame.minX, y: frame.midY))
        track.addLine(to: CGPoint(x: frame.maxX, y: frame.midY))
        let style = StrokeStyle(lineWidth: frame.height, dash: pattern.lengths.map { $0 * frame.height })
        return .stroke(track, paint, style)
    }
}
