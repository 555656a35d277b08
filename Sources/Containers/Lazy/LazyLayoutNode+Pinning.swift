extension LazyLayoutNode {
    /// Finds the header and the footer that have to stay in sight, and where.
    ///
    /// A header stays at the start of what is visible until the end of its section pushes it out; a footer stays at the
    /// end likewise.
    func pin(in visible: Range<CGFloat>) {
        var edges: [LazyLine] = []
        defer { pinned = edges }
        guard !arrangement.pinned.isEmpty, let first = window.lines.first, let last = window.lines.last else { return }
        let margins = enclosingScroll(along: axis)?.insets ?? EdgeInsets()
        if arrangement.pinned.contains(.sectionHeaders) {
            let start = visible.lowerBound + (axis == .vertical ? margins.top : margins.leading)
            let section = window.lines.first { $0.end > start }?.section ?? first.section
            edges += pinnedEdge(.header, of: section) { natural, length, lines in
                let end = window.position(of: lines.upperBound - 1, plan, estimate) + endLength(lines.upperBound - 1)
                return max(natural, min(start, end - length))
            }
        }
        if arrangement.pinned.contains(.sectionFooters) {
            let end = visible.upperBound - (axis == .vertical ? margins.bottom : margins.trailing)
            let section = window.lines.last { $0.position < end }?.section ?? last.section
            edges += pinnedEdge(.footer, of: section) { natural, length, lines in
                min(natural, max(end - length, window.position(of: lines.lowerBound, plan, estimate)))
            }
        }
    }

    private func endLength(_ line: Int) -> CGFloat {
        if line >= window.first, line < window.last { return window.lines[line - window.first].length }
        return estimate.length(of: plan.block(ofLine: line).role)
    }

    /// - Parameter place: gives the place from the natural one, the length, and the lines of the section.
    private func pinnedEdge(
        _ role: LazyRole, of section: Int, place: (CGFloat, CGFloat, Range<Int>) -> CGFloat
    ) -> [LazyLine] {
        let blocks = plan.blocks.filter { $0.section == section }
        guard section > 0, let edge = blocks.first(where: { $0.role == role }), let first = blocks.first,
            let last = blocks.last
        else { return [] }
        realize(edge.lines)
        return edge.lines.map { index in
            var line = line(index)
            let natural = window.position(of: index, plan, estimate)
            line.position = place(natural, line.length, first.lines.lowerBound..<last.lines.upperBound)
            return line
        }
    }
}
