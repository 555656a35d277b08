extension LazyLayoutNode {
    /// Gives all views that exist their places.
    func placeLines(in size: CGSize, _ cause: Transaction) {
        var isPinned: Set<Int> = []
        for line in pinned {
            isPinned.insert(line.index)
            place(line, in: size, cause)
        }
        for line in window.lines where !isPinned.contains(line.index) {
            placeWhereItWas(line, in: size, cause)
            place(line, in: size, cause)
        }
        placeOthers(in: size, cause, except: isPinned)
        placed = window
    }

    /// What is on its way out of sight, or cannot be let go.
    private func placeOthers(in size: CGSize, _ cause: Transaction, except pinned: Set<Int>) {
        var others: Set<Int> = []
        for slot in nodes.keys {
            guard let line = plan.line(of: slot), !pinned.contains(line) else { continue }
            if line < window.first || line >= window.last { others.insert(line) }
        }
        for index in others.sorted() {
            var line = line(index)
            line.position = window.position(of: index, plan, estimate)
            place(line, in: size, cause)
        }
    }

    /// Starts the way of views that a change brought into sight where they would have been before it.
    private func placeWhereItWas(_ line: LazyLine, in size: CGSize, _ cause: Transaction) {
        guard cause.animation != nil, line.items.contains(where: { !$0.node.isPlaced }) else { return }
        guard let change else {
            var before = line
            before.position -= shift(of: line.index)
            before.items = line.items.filter { !$0.node.isPlaced }
            return place(before, in: size, Transaction())
        }
        for cell in plan.cells(inLine: line.index) {
            let source = plan.runs[cell.slot.run].source
            guard let slot = source.previousSlot(of: cell.slot.slot), let old = change.line(of: slot, from: source)
            else { continue }
            var before = line
            before.position = change.position(of: old)
            before.items = line.items.filter { item in
                !item.node.isPlaced && nodes[cell.slot]?.contains { $0 === item.node } == true
            }
            place(before, in: size, Transaction())
        }
    }

    /// How far a line that comes into sight moves along with its neighbors, as what is before them has become longer or
    /// shorter.
    private func shift(of line: Int) -> CGFloat {
        let known = line < placed.first ? placed.first : min(line, placed.last)
        guard !placed.lines.isEmpty, known >= window.first, known <= window.last else { return 0 }
        return window.position(of: known, plan, estimate) - placed.position(of: known, plan, estimate)
    }

    private func place(_ line: LazyLine, in size: CGSize, _ cause: Transaction) {
        for item in line.items {
            var origin = CGPoint.zero
            var proposal = item.proposal
            if let offset = item.offset {
                proposal = offer(to: item, in: size)
                origin[axis] = line.position + offset
                origin[axis.other] = crossOrigin(of: item, proposal, in: size)
            } else {
                origin = cellOrigin(of: item, in: line, size)
            }
            placeChild(item.node, at: origin, proposal, in: size, cause)
        }
    }

    /// What a view of a stack is offered in the end: where nothing was offered across the axis, as much as the thickest
    /// view took, as in stacks that are not lazy.
    private func offer(to item: LazyLine.Item, in size: CGSize) -> ProposedViewSize {
        let thickness = size[axis.other]
        guard item.proposal[axis.other] == nil, thickness.isFinite, item.size[axis.other] != thickness else {
            return item.proposal
        }
        var proposal = ProposedViewSize.unspecified
        proposal[axis] = item.size[axis]
        proposal[axis.other] = thickness
        return proposal
    }

    private func crossOrigin(of item: LazyLine.Item, _ proposal: ProposedViewSize, in size: CGSize) -> CGFloat {
        let outer = ViewDimensions(nil, size: size, ProposedViewSize(size))[arrangement.alignment]
        return outer - item.node.dimensions(proposal)[arrangement.alignment]
    }

    private func cellOrigin(of item: LazyLine.Item, in line: LazyLine, _ size: CGSize) -> CGPoint {
        let track = tracks[item.column]
        var area = CGSize.zero
        area[axis] = line.length
        area[axis.other] = track.length
        var alignment = Alignment.center
        if axis == .vertical {
            alignment.horizontal = HorizontalAlignment(arrangement.alignment.id)
        } else {
            alignment.vertical = VerticalAlignment(arrangement.alignment.id)
        }
        alignment = track.alignment ?? alignment
        let outer = ViewDimensions(nil, size: area, ProposedViewSize(area))
        let inner = item.node.dimensions(item.proposal)
        var origin = CGPoint(
            x: outer[alignment.horizontal] - inner[alignment.horizontal],
            y: outer[alignment.vertical] - inner[alignment.vertical])
        origin[axis] += line.position
        origin[axis.other] += track.start + gridStart(in: size)
        return origin
    }

    /// Where the first track starts in a grid that is wider than its tracks.
    private func gridStart(in size: CGSize) -> CGFloat {
        var inner = size
        inner[axis.other] = tracks.last?.end ?? 0
        let key = arrangement.alignment
        return ViewDimensions(nil, size: size, ProposedViewSize(size))[key]
            - ViewDimensions(nil, size: inner, ProposedViewSize(inner))[key]
    }
}
