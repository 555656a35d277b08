import RiffleLayers
import SwiftUICore
import RiffleTextLayout

/// Runs a view whose text is measured without fonts (every character is half its size wide) unless told otherwise.
@MainActor
package final class TextStage {
    package let graph: ViewGraph
    package private(set) var layers = LayerTree()

    package init<Root: View>(
        _ root: Root, size: CGSize = CGSize(width: 300, height: 300), measurer: any TextMeasurer = FixedTextMeasurer(),
        environment: (inout EnvironmentValues) -> Void = { _ in }
    ) {
        var values = EnvironmentValues()
        values.textMeasurer = measurer
        environment(&values)
        graph = ViewGraph(root, size: size, scale: 2, environment: values)
        frame()
    }

    @discardableResult
    package func frame(at time: Double? = nil) -> FrameStatistics {
        let frame = graph.frame(at: time ?? graph.now)
        layers.apply(frame.changes)
        return frame.statistics
    }

    /// The layers of a name, in painting order.
    package func layers(named name: String) -> [Layer] {
        var found: [Layer] = []
        layers.visit(.root) { if $0.name == name { found.append($0) } }
        return found
    }

    /// The frame of the first text in the window.
    package var textFrame: CGRect { frames(named: "Text").first ?? .null }

    package func frames(named name: String) -> [CGRect] {
        layers(named: name).map { layer in
            var rect = layer.bounds
            var current = layer
            while true {
                rect = rect.applying(current.transform)
                guard let parent = layers[current.parent] else { return rect }
                current = parent
            }
        }
    }

    /// What the first text paints.
    package var commands: [DrawCommand] { layers(named: "Text").first?.contents ?? [] }

    /// The glyph runs that the first text paints, with their paint.
    package var runs: [(glyphs: GlyphRun, paint: Paint)] {
        commands.compactMap { if case .glyphs(let run, let paint) = $0 { (run, paint) } else { nil } }
    }

    /// The characters that the first text paints.
    package var shown: String { runs.map(\.glyphs.text).joined() }

    /// The rectangles that the first text fills.
    package var fills: [CGRect] {
        commands.compactMap { if case .fill(let path, _, _) = $0 { path.boundingRect } else { nil } }
    }
}
