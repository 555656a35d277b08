import Foundation
import SwiftUICore

extension RandomScript {
    /// Where a touch finds something else when it looks into what can be touched there than when it looks everywhere;
    /// nil where it finds the same.
    @MainActor
    package func firstWrongTouch() -> String? {
        let player = Player(view, .never)
        for (index, interaction) in interactions.enumerated() {
            player.play(interaction)
            for point in Self.touchedPoints {
                let found = player.found(at: point)
                let anywhere = player.found(at: point, everywhere: true)
                guard found.map({ ObjectIdentifier($0) }) != anywhere.map({ ObjectIdentifier($0) }) else { continue }
                func names(_ nodes: [LayoutNode]) -> String { nodes.map { "\(type(of: $0))" }.joined(separator: " < ") }
                return """
                    after interaction \(index), at \(point.x) \(point.y): found \(names(found)),
                    looking everywhere \(names(anywhere))
                    """
            }
        }
        return nil
    }

    /// Some of the window, and some around it.
    private static var touchedPoints: [CGPoint] {
        stride(from: -21, to: 420, by: 63).flatMap { y in
            stride(from: -17, to: 320, by: 41).map { x in CGPoint(x: x, y: y) }
        }
    }
}

extension Player {
    /// The layout nodes that a touch reaches, the innermost first.
    fileprivate func found(at point: CGPoint, everywhere: Bool = false) -> [LayoutNode] {
        let graph = graph
        var path: [LayoutNode] = []
        _ = graph.window.rootLayout.hitTest(point, at: graph.now, path: &path, looksEverywhere: everywhere)
        return path
    }
}
