/// Which cell is where in a grid, and how long columns and rows are.
///
/// Columns share the width as the views of a horizontal stack would, each as flexible as its most demanding cell; what
/// a view that spans several columns needs beyond them is spread equally over them. Then rows share the height in the
/// same way. Source: measured frames on macOS 26.
@MainActor
struct GridPlan {
    struct Cell {
        let node: LayoutNode
        let traits: GridCellTraits
        let columns: Range<Int>
        let row: Int
        /// The guide on which the cells of its row meet.
        let alignment: AlignmentKey
    }

    let cells: [Cell]
    private let rows: [Range<Int>]
    private let columnCount: Int
    private let alignment: Alignment
    private let columnAlignments: [HorizontalAlignment?]
    private let columnGap: CGFloat
    private let rowGaps: [CGFloat]

    init(_ children: [LayoutNode], _ parameters: GridLayoutNode.Parameters) {
        let rows = Self.rows(of: children)
        let traits = children.map { GridCellTraits($0) }
        let columnCount = max(
            rows.map { row in row.isLone ? 1 : row.range.reduce(0) { $0 + traits[$1].columns } }.max() ?? 0, 0)
        var cells: [Cell] = []
        for (number, row) in rows.enumerated() {
            var column = 0
            for index in row.range {
                let span = row.isLone ? columnCount : traits[index].columns
                cells.append(
                    Cell(
                        node: children[index], traits: traits[index], columns: column..<column + span, row: number,
                        alignment: row.alignment ?? parameters.alignment.vertical.key))
                column += span
            }
        }
        self.cells = cells
        self.rows = rows.map(\.range)
        self.columnCount = columnCount
        alignment = parameters.alignment
        columnAlignments = (0..<columnCount).map { column in
            cells.lazy.filter { $0.columns == column..<column + 1 }.compactMap(\.traits.columnAlignment).first
        }
        columnGap = parameters.horizontal ?? ViewSpacing.standard
        rowGaps = zip(rows, rows.dropFirst()).map { upper, lower in
            if let gap = parameters.vertical { return gap }
            let pairs = upper.range.flatMap { first in lower.range.map { (cells[first], cells[$0]) } }
            return pairs.lazy.filter { $0.columns.overlaps($1.columns) }
                .map { $0.node.spacing.distance(to: $1.node.spacing, along: .vertical) }.max() ?? 0
        }
    }

    private struct Row {
        var range: Range<Int>
        let isLone: Bool
        let alignment: AlignmentKey?
        let identity: ObjectIdentifier?
    }

    /// Neighbors with the same row belong together.
    private static func rows(of children: [LayoutNode]) -> [Row] {
        var rows: [Row] = []
        for (index, child) in children.enumerated() {
            let trait = child.traitValue(ObjectIdentifier(GridRowTrait.self)) as? GridRowTrait
            if let last = rows.last, let trait, last.identity == trait.row {
                rows[rows.count - 1].range = last.range.lowerBound..<index + 1
            } else {
                rows.append(
                    Row(
                        range: index..<index + 1, isLone: trait == nil, alignment: trait?.alignment,
                        identity: trait?.row))
            }
        }
        return rows
    }

    /// Where the cells go when the grid is offered `proposal`.
    func solve(_ proposal: ProposedViewSize) -> StackSolution {
        var solution = StackSolution(proposal: proposal, count: cells.count)
        let widths = columnWidths(proposal.width)
        let heights = rowHeights(proposal.height, widths)
        solution.size = CGSize(
            width: widths.reduce(0, +) + columnGap * CGFloat(max(columnCount - 1, 0)),
            height: heights.reduce(0, +) + rowGaps.reduce(0, +))
        guard solution.size.width.isFinite, solution.size.height.isFinite else { return solution }
        var top: CGFloat = 0
        for (number, row) in rows.enumerated() {
            let height = heights[number]
            let guide = row.map { index in dimensions(index, widths, height)[cells[index].alignment] }.max() ?? 0
            for index in row { place(index, widths, top: top, height: height, guide: guide, &solution) }
            top += height + (number < rowGaps.count ? rowGaps[number] : 0)
        }
        return solution
    }

    private func dimensions(_ index: Int, _ widths: [CGFloat], _ height: CGFloat?) -> ViewDimensions {
        cells[index].node.dimensions(ProposedViewSize(width: width(of: cells[index], widths), height: height))
    }

    private func place(
        _ index: Int, _ widths: [CGFloat], top: CGFloat, height: CGFloat, guide: CGFloat,
        _ solution: inout StackSolution
    ) {
        let cell = cells[index]
        let area = CGSize(width: width(of: cell, widths), height: height)
        let offer = ProposedViewSize(area)
        let dimensions = cell.node.dimensions(offer)
        let size = CGSize(width: dimensions.width, height: dimensions.height)
        let left = widths[..<cell.columns.lowerBound].reduce(0) { $0 + $1 + columnGap }
        var origin = CGPoint.zero
        if let anchor = cell.traits.anchor {
            origin.x = left + (area.width - size.width) * anchor.x
            origin.y = top + (area.height - size.height) * anchor.y
        } else {
            let own = cell.columns.count == 1 ? columnAlignments[cell.columns.lowerBound] : nil
            let horizontal = own ?? alignment.horizontal
            origin.x = left + ViewDimensions(nil, size: area, offer)[horizontal] - dimensions[horizontal]
            origin.y = top + guide - dimensions[cell.alignment]
        }
        solution.places[index] = StackSolution.Place(proposal: offer, size: size, origin: origin)
    }

    private func width(of cell: Cell, _ widths: [CGFloat]) -> CGFloat {
        widths[cell.columns].reduce(0, +) + columnGap * CGFloat(cell.columns.count - 1)
    }

    // MARK: Lengths

    private func columnWidths(_ proposal: CGFloat?) -> [CGFloat] {
        let gaps = columnGap * CGFloat(max(columnCount - 1, 0))
        let members = (0..<columnCount).map { column in
            cells.filter { $0.columns == column..<column + 1 && !$0.traits.unsizedAxes.contains(.horizontal) }
        }
        var widths = Self.share(proposal.map { $0 - gaps }, among: columnCount) { column, offer in
            members[column].map { $0.node.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width }.max() ?? 0
        }
        // Narrow spans first, as wider ones build on what they need.
        let spanning = cells.filter { $0.columns.count > 1 && !$0.traits.unsizedAxes.contains(.horizontal) }
        for cell in spanning.sorted(by: { $0.columns.count < $1.columns.count }) {
            let total = widths.reduce(0, +) + gaps
            let current = width(of: cell, widths)
            // An endless offer stays one: what endless columns leave of it is no number.
            let offer = proposal.map { $0.isFinite ? max($0 - total, 0) + current : $0 }
            let missing = cell.node.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width - current
            guard missing > 0 else { continue }
            for column in cell.columns { widths[column] += missing / CGFloat(cell.columns.count) }
        }
        return widths
    }

    private func rowHeights(_ proposal: CGFloat?, _ widths: [CGFloat]) -> [CGFloat] {
        let gaps = rowGaps.reduce(0, +)
        return Self.share(proposal.map { $0 - gaps }, among: rows.count) { row, offer in
            var above: CGFloat = 0
            var below: CGFloat = 0
            for index in rows[row] where !cells[index].traits.unsizedAxes.contains(.vertical) {
                let dimensions = dimensions(index, widths, offer)
                guard dimensions.height.isFinite else { return .infinity }
                let guide = dimensions[cells[index].alignment]
                above = max(above, guide)
                below = max(below, dimensions.height - guide)
            }
            return above + below
        }
    }

    /// Shares a length: the least flexible first, each an equal part of what is left.
    private static func share(
        _ length: CGFloat?, among count: Int, taken: (Int, CGFloat?) -> CGFloat
    ) -> [CGFloat] {
        guard let length, length.isFinite else { return (0..<count).map { taken($0, length) } }
        let flexibilities = (0..<count).map { index -> CGFloat in
            let most = taken(index, .infinity)
            return most.isFinite ? most - taken(index, 0) : .infinity
        }
        var result = [CGFloat](repeating: 0, count: count)
        var remaining = length
        let order = (0..<count).sorted { (flexibilities[$0], $0) < (flexibilities[$1], $1) }
        for (position, index) in order.enumerated() {
            result[index] = taken(index, max(remaining, 0) / CGFloat(count - position))
            remaining -= result[index]
        }
        return result
    }
}
