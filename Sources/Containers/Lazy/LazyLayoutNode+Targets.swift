extension LazyLayoutNode {
    /// The line of the view that an id names, whether it exists or not.
    func line(identified id: AnyHashable) -> Int? {
        for (index, run) in plan.runs.enumerated() {
            if let slot = run.source.slot(identified: id) { return plan.line(of: LazySlot(run: index, slot: slot)) }
        }
        return nil
    }

    /// Where a line is, or is likely to be, in the container's coordinates.
    func frame(ofLine index: Int) -> CGRect {
        var rect = CGRect(origin: .zero, size: size)
        let isKnown = index >= window.first && index < window.last
        let length =
            isKnown
            ? window.lines[index - window.first].length : estimate.length(of: plan.block(ofLine: index).role)
        rect.origin[axis] = window.position(of: index, plan, estimate)
        rect.size[axis] = length
        let isMirrored = axis == .horizontal && environment.layoutDirection == .rightToLeft
        if isMirrored { rect.origin.x = size.width - rect.maxX }
        return rect
    }

    /// Of how many lines the frames are told; more do not fit into a viewport that anybody looks at.
    private static var mostTargets: Int { 10_000 }

    /// The frames of the lines around those that exist, and of those that would be visible at an offset.
    func targetFrames(near offset: CGPoint, in scroll: ScrollNode) -> [CGRect] {
        guard plan.lineCount > 0, let content = scroll.content else { return [] }
        let start = scroll.frame(of: self, in: content).origin[axis]
        let viewport = scroll.containerSize[axis]
        let low = window.line(at: offset[axis] - start - viewport, plan, estimate)
        let high = window.line(at: offset[axis] - start + 2 * viewport, plan, estimate)
        let around = max(window.first - 1, 0)..<min(window.last + 1, plan.lineCount)
        let there = max(low, 0)..<min(max(high + 1, low), plan.lineCount, max(low, 0) + Self.mostTargets)
        return around.map { frame(ofLine: $0) } + there.filter { !around.contains($0) }.map { frame(ofLine: $0) }
    }
}
