extension LazyLayoutNode {
    /// The line of the view that an id names, whether it exists or not.
    func line(identified id: AnyHashable, byPlace: Bool) -> Int? {
        for (index, run) in plan.runs.enumerated() {
            if let slot = run.source.slot(identified: id, byPlace: byPlace) {
                return plan.line(of: LazySlot(run: index, slot: slot))
            }
        }
        return nil
    }

    /// Where a line is, or is likely to be, in the container's coordinates.
    func frame(ofLine index: Int) -> CGRect {
        let isKnown = index >= window.first && index < window.last
        let length =
            isKnown
            ? window.lines[index - window.first].length : estimate.length(of: plan.block(ofLine: index).role)
        return frame(from: window.position(of: index, plan, estimate), length)
    }

    /// A part as thick as the container, in its coordinates.
    private func frame(from start: CGFloat, _ length: CGFloat) -> CGRect {
        var rect = CGRect(origin: .zero, size: size)
        rect.origin[axis] = start
        rect.size[axis] = length
        let isMirrored = axis == .horizontal && environment.layoutDirection == .rightToLeft
        if isMirrored { rect.origin.x = size.width - rect.maxX }
        return rect
    }

    /// Where the views of a line are, or are likely to be: in a stack, those that are written one by one share a line and
    /// stand one after the other. In a grid they stand side by side.
    private func targetFrames(ofLine index: Int) -> [CGRect] {
        guard plan.block(ofLine: index).columns == 0 else { return [frame(ofLine: index)] }
        let start = window.position(of: index, plan, estimate)
        if index >= window.first, index < window.last {
            return window.lines[index - window.first].items.map { item in
                let length = item.size[axis]
                return frame(from: start + (item.offset ?? 0), length.isFinite ? length : 0)
            }
        }
        // A line that does not exist: as if its views were all of a length.
        let block = plan.block(ofLine: index)
        let count = plan.runs[block.runs.lowerBound].nodesPerSlot ?? 1
        let length = estimate.length(of: block.role)
        let pitch = (length + estimate.gap) / CGFloat(max(count, 1))
        return (0..<count).map { frame(from: start + CGFloat($0) * pitch, max(pitch - estimate.gap, 0)) }
    }

    /// Of how many lines the frames are told; more do not fit into a viewport that anybody looks at.
    private static var mostTargets: Int { 10_000 }

    /// The frames of the views in the lines around those that exist, and in those that would be visible at an offset.
    func targetFrames(near offset: CGPoint, in scroll: ScrollNode) -> [CGRect] {
        guard plan.lineCount > 0, let content = scroll.content else { return [] }
        let start = scroll.frame(of: self, in: content).origin[axis]
        let viewport = scroll.containerSize[axis]
        let low = window.line(at: offset[axis] - start - viewport, plan, estimate)
        let high = window.line(at: offset[axis] - start + 2 * viewport, plan, estimate)
        let around = max(window.first - 1, 0)..<min(window.last + 1, plan.lineCount)
        let there = max(low, 0)..<min(max(high + 1, low), plan.lineCount, max(low, 0) + Self.mostTargets)
        return (Array(around) + there.filter { !around.contains($0) }).flatMap { targetFrames(ofLine: $0) }
    }
}
