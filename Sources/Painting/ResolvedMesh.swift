import Foundation

/// A grid of colored points, so dense that straight lines between neighbors, and sRGB mixes of their colors, show the
/// surface.
package struct ResolvedMesh: Hashable, Sendable {
    /// Points in a row; at least 2.
    package let columns: Int
    /// Row by row, as many in each; there are at least two rows.
    package let points: [CGPoint]
    /// One for each point.
    package let colors: [ResolvedColor]
    /// Shown where the grid is not.
    package let background: ResolvedColor

    /// Without two whole rows of finite points with a color each there is only the background.
    package init(columns: Int, points: [CGPoint], colors: [ResolvedColor], background: ResolvedColor) {
        self.background = background
        let isGrid =
            columns >= 2 && points.count >= 2 * columns && points.count % columns == 0 && points.count == colors.count
            && points.allSatisfy { abs($0.x) < 1e7 && abs($0.y) < 1e7 }
        self.columns = isGrid ? columns : 2
        self.points = isGrid ? points : [CGPoint](repeating: .zero, count: 4)
        self.colors = isGrid ? colors : [ResolvedColor](repeating: background, count: 4)
    }

    /// Rows of points.
    package var rows: Int { points.count / columns }

    /// Whether painting with it leaves no mark.
    package var isInvisible: Bool { background.alpha == 0 && colors.allSatisfy { $0.alpha == 0 } }

    /// The same with less alpha.
    package func multiplyingAlpha(by factor: Double) -> ResolvedMesh {
        ResolvedMesh(
            columns: columns, points: points, colors: colors.map { $0.multiplyingAlpha(by: factor) },
            background: background.multiplyingAlpha(by: factor))
    }

    /// The same in other coordinates.
    package func applying(_ transform: CGAffineTransform) -> ResolvedMesh {
        ResolvedMesh(
            columns: columns, points: points.map { $0.applying(transform) }, colors: colors, background: background)
    }
}
