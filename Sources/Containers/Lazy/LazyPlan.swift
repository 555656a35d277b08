/// Which slots stand in which line of a lazy container.
///
/// In a stack every slot is a line. In a grid the cells of a section fill lines one after the other, and headers and
/// footers take a line each.
package struct LazyPlan {
    /// Lines of one kind that follow each other.
    struct Block {
        let role: LazyRole
        let section: Int
        let lines: Range<Int>
        /// How many cells stand in a line; 0 where a slot takes the whole line.
        let columns: Int
        /// The runs whose slots fill the lines.
        let runs: Range<Int>
    }

    /// A slot, or one view of it, in a line.
    struct Cell {
        let slot: LazySlot
        /// Which of the slot's views; nil for all.
        let view: Int?
        let column: Int
    }

    private(set) var runs: [LazyRun] = []
    private(set) var blocks: [Block] = []
    /// How many cells there are in the runs before each one of the same block.
    private var firstCells: [Int] = []
    private(set) var lineCount = 0
    /// As many lines of a point each are as long as a view can be; what would stand in more of them is out of reach.
    private static let mostLines = 1 << 40

    init() {}

    /// - Parameter columns: of a grid; nil for a stack.
    init(_ runs: [LazyRun], columns: Int?) {
        self.runs = runs
        firstCells = Array(repeating: 0, count: runs.count)
        var index = 0
        while index < runs.count {
            let run = runs[index]
            guard let columns, run.role == .item else {
                append(role: run.role, section: run.section, lines: run.count, columns: 0, runs: index..<index + 1)
                index += 1
                continue
            }
            var end = index
            var cells = 0
            while end < runs.count, runs[end].role == .item, runs[end].section == run.section {
                firstCells[end] = cells
                cells = min(cells + Self.cellCount(runs[end]), Self.mostLines)
                end += 1
            }
            append(
                role: .item, section: run.section, lines: (cells + columns - 1) / columns, columns: columns,
                runs: index..<end)
            index = end
        }
    }

    private mutating func append(role: LazyRole, section: Int, lines: Int, columns: Int, runs: Range<Int>) {
        let lines = min(lines, Self.mostLines - lineCount)
        guard lines > 0 else { return }
        blocks.append(
            Block(
                role: role, section: section, lines: lineCount..<lineCount + lines, columns: columns, runs: runs))
        lineCount += lines
    }

    private static func cellCount(_ run: LazyRun) -> Int { min(run.count, mostLines) * (run.nodesPerSlot ?? 1) }

    func isSame(as other: LazyPlan) -> Bool {
        runs.count == other.runs.count && lineCount == other.lineCount
            && zip(runs, other.runs).allSatisfy { $0.isSame(as: $1) }
    }

    /// The block that a line is in.
    func block(ofLine line: Int) -> Block {
        var low = 0
        var high = blocks.count - 1
        while low < high {
            let middle = (low + high) / 2
            if blocks[middle].lines.upperBound <= line { low = middle + 1 } else { high = middle }
        }
        return blocks[low]
    }

    /// What stands in a line.
    func cells(inLine line: Int) -> [Cell] {
        let block = block(ofLine: line)
        let offset = line - block.lines.lowerBound
        guard block.columns > 0 else {
            return [Cell(slot: LazySlot(run: block.runs.lowerBound, slot: offset), view: nil, column: 0)]
        }
        var cells: [Cell] = []
        var run = block.runs.lowerBound
        for column in 0..<block.columns {
            let number = offset * block.columns + column
            while run < block.runs.upperBound, number >= firstCells[run] + Self.cellCount(runs[run]) { run += 1 }
            guard run < block.runs.upperBound else { break }
            let views = max(runs[run].nodesPerSlot ?? 1, 1)
            let position = number - firstCells[run]
            cells.append(
                Cell(
                    slot: LazySlot(run: run, slot: position / views), view: views == 1 ? nil : position % views,
                    column: column))
        }
        return cells
    }

    /// The line in which a slot starts.
    func line(of slot: LazySlot) -> Int? {
        guard let block = blocks.first(where: { $0.runs.contains(slot.run) }), slot.slot < runs[slot.run].count else {
            return nil
        }
        guard slot.slot < Self.mostLines else { return nil }
        let cell = firstCells[slot.run] + slot.slot * (runs[slot.run].nodesPerSlot ?? 1)
        let line = block.lines.lowerBound + (block.columns > 0 ? cell / block.columns : slot.slot)
        return line < block.lines.upperBound ? line : nil
    }
}
