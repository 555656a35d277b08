/// Lines up the views of a lazy container, and has those made that are in sight.
package final class LazyLayoutNode: LayoutNode, DeferringLayout, HeldViewKeeping, StackOriented, FrameReading,
    FocusExtending
{
    package let axis: Axis
    private(set) var arrangement: LazyArrangement
    private(set) var plan = LazyPlan()
    private(set) var tracks: [GridTrack] = []
    private var runs: [LazyRun] = []
    /// The layout nodes of the slots whose views exist.
    private(set) var nodes: [LazySlot: [LayoutNode]] = [:]
    var window = LazyWindow()
    var estimate = LazyEstimate()
    /// What lines were offered across the axis when they were measured.
    private var measuredCross: CGFloat??
    private var measuredVersion: UInt32 = 0
    /// How thick the first lines wanted to be when they were there; nil until somebody has asked.
    private var knownFirstCross: CGFloat?
    /// Whether views come into being at the moment, because they are in sight.
    package private(set) var isBuilding = false
    package var isWatched = false
    private var lastVisible: Range<CGFloat>?
    /// Where things were before a change of the content that has not been laid out.
    var change: LazyChange?
    /// Until when views stay that a change moved out of sight.
    private var holdEnd = -Double.infinity
    private var isHolding = false
    /// The lines whose views the keyboard has asked for, and those around the focused view.
    var focusLines = FocusLines()
    /// The lines where they were placed last.
    var placed = LazyWindow()
    /// Where the process before this one had its lines, until they are there.
    var former: FormerLines?
    /// The headers and footers that are kept in sight.
    var pinned: [LazyLine] = [] {
        didSet { if pinned.map(\.index) != oldValue.map(\.index) { markStructureDirty() } }
    }

    init(_ owner: _ViewNode, axis: Axis) {
        self.axis = axis
        arrangement = LazyArrangement(
            alignment: axis == .vertical ? HorizontalAlignment.center.key : VerticalAlignment.center.key, spacing: nil,
            tracks: nil, pinned: [])
        super.init(owner)
        graph.window.resources.session?.add(self, kind: "lazy", of: owner)
    }

    func update(_ newArrangement: LazyArrangement, _ transaction: Transaction) {
        var valid = newArrangement
        valid.spacing = validLength(valid.spacing, "the spacing of a lazy container")
        if valid.tracks?.isEmpty == true { valid.tracks = [GridItem()] }
        guard !valid.isSame(as: arrangement) else { return }
        arrangement = valid
        measuredCross = nil
        invalidateLayout(transaction)
    }

    package var stackOrientation: Axis? { arrangement.tracks == nil ? axis : nil }
    package override var isContainer: Bool { true }
    package override var spacing: ViewSpacing { ViewSpacing() }
    package override var absorbsInvalidation: Bool { isBuilding }

    package override func zIndex(of child: LayoutNode) -> Double {
        let isPinned = pinned.contains { $0.items.contains { $0.node === child } }
        return child.zIndex + (isPinned ? 1 : 0)
    }

    package override func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? {
        nil
    }

    // MARK: Content

    package func takeUp(_ newRuns: [LazyRun]?, _ layoutNodes: [LayoutNode], _ transaction: Transaction) {
        let newPlan = newRuns.map { makePlan($0) }
        setChildren(layoutNodes)
        if takeUp(newPlan ?? plan, layoutNodes, transaction) { invalidateLayout(transaction) }
    }

    package func heldViewsChanged() { lookAgain() }

    private func makePlan(_ newRuns: [LazyRun]) -> LazyPlan {
        runs = newRuns
        return LazyPlan(newRuns, columns: arrangement.tracks == nil ? nil : max(tracks.count, 1))
    }

    /// Takes up which views there are.
    ///
    /// - Returns: whether there are others than before.
    private func takeUp(_ newPlan: LazyPlan, _ layoutNodes: [LayoutNode], _ transaction: Transaction) -> Bool {
        let oldNodes = nodes
        nodes = [:]
        var next = 0
        for (index, run) in newPlan.runs.enumerated() {
            for slot in run.source.realizedSlots {
                var own: [LayoutNode] = []
                run.source.node(ofSlot: slot)?.appendLayoutNodes(to: &own)
                let end = min(next + own.count, layoutNodes.count)
                nodes[LazySlot(run: index, slot: slot)] = Array(layoutNodes[next..<end])
                next = end
            }
        }
        guard !isBuilding else { return false }
        // Others may have come between those that exist.
        let isOther =
            !newPlan.isSame(as: plan) || nodes.count != oldNodes.count
            || !nodes.allSatisfy { slot, nodes in
                oldNodes[slot].map { $0.elementsEqual(nodes, by: ===) } ?? false
            }
        if isOther {
            if change == nil { change = LazyChange(plan: plan, window: window, estimate: estimate) }
            let old = window
            window = movedWindow(old, newPlan)
            plan = newPlan
            estimate.forgetLines()
            if let animation = transaction.animation {
                hold(until: graph.now + animation.timeline.endTime, transaction)
            }
        }
        return isOther
    }

    /// Where the window starts after a change: with the first view of it that is still there.
    private func movedWindow(_ old: LazyWindow, _ newPlan: LazyPlan) -> LazyWindow {
        var slots: [ObjectIdentifier: LazySlot] = [:]
        for (slot, nodes) in nodes { for node in nodes { slots[ObjectIdentifier(node)] = slot } }
        for line in old.lines {
            guard let node = line.items.first?.node, let slot = slots[ObjectIdentifier(node)],
                let newLine = newPlan.line(of: slot)
            else { continue }
            // Offsets stay: what comes before pushes down what is visible.
            let distance =
                estimate.length(of: 0..<newLine, in: newPlan) - estimate.length(of: 0..<line.index, in: plan)
            return LazyWindow(first: newLine, start: line.position + distance)
        }
        let line = min(old.first, newPlan.lineCount)
        return LazyWindow(first: line, start: line == 0 ? 0 : old.start)
    }

    /// Keeps what is there until an animation of the content has ended.
    private func hold(until time: Double, _ transaction: Transaction) {
        holdEnd = max(holdEnd, time)
        isHolding = true
        graph.motion.start(self, transaction)
    }

    package override func tick(_ now: Double) -> Bool {
        guard isHolding else { return false }
        if now < holdEnd { return true }
        isHolding = false
        lookAgain()
        return false
    }

    // MARK: Measuring

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let cross = proposal[axis.other]
        var size = CGSize.zero
        build {
            if cross?.isFinite ?? true {
                if estimate.isEmpty || measuredCross == nil { resolve(cross) }
                if let measuredCross, measuredCross == cross { refresh() }
                goToFormerLines()
                if estimate.isEmpty, plan.lineCount > 0 { sample() }
            }
            size[axis] = window.total(plan, estimate)
            size[axis.other] = cross ?? wantedCross
        }
        return size
    }

    /// Runs what makes views come into being.
    func build(_ body: () -> Void) {
        let outer = isBuilding
        isBuilding = true
        body()
        isBuilding = outer
    }

    /// Prepares for lines that are offered a length across the axis; what was measured with another is forgotten.
    private func resolve(_ cross: CGFloat?) {
        if let measuredCross, measuredCross == cross { return }
        measuredCross = .some(cross)
        estimate = LazyEstimate()
        estimate.givenGap = arrangement.spacing ?? (arrangement.tracks == nil ? nil : ViewSpacing.standard)
        if let items = arrangement.tracks {
            let count = tracks.count
            tracks = GridTrack.tracks(of: items, in: cross)
            if tracks.count != count {
                plan = makePlan(runs)
                window = LazyWindow()
            }
        }
        measuredVersion = layoutVersion &- 1
        refresh()
    }

    /// Measures the lines of the window anew where something in them changed.
    private func refresh() {
        guard measuredVersion != layoutVersion else { return }
        measuredVersion = layoutVersion
        let count = window.lines.count
        // Where nothing was measured so far, each of the lines counts, not only the first.
        let isNew = estimate.isEmpty
        window = LazyWindow(first: window.first, start: window.start)
        for _ in 0..<count where window.last < plan.lineCount { append(line(window.last), isNew: isNew) }
    }

    /// Begins with the lines that the process before this one had in sight, where it had them: what is scrolled to then is what was.
    private func goToFormerLines() {
        guard let lines = former, plan.lineCount > 0 else { return }
        former = nil
        guard lines.first < plan.lineCount, window.first == 0, window.lines.isEmpty else { return }
        estimate.means = lines.means
        window = LazyWindow(first: lines.first, start: lines.start)
        realize(window.last..<window.last + 1)
        if window.last < plan.lineCount { append(line(window.last), isNew: true) }
    }

    /// Measures lines up to the first that has a length, so that there is something to estimate by.
    private func sample() {
        for _ in 0..<Self.mostSamples {
            guard window.last < plan.lineCount else { return }
            realize(window.last..<window.last + 1)
            guard window.last < plan.lineCount else { return }
            let line = line(window.last)
            append(line, isNew: true)
            if line.length > 0 { return }
        }
    }

    /// How many lines without length there may be at the start until content counts as having none.
    private static var mostSamples: Int { 64 }

    private var idealCross: CGFloat {
        if arrangement.tracks != nil { return tracks.last?.end ?? 0 }
        var length: CGFloat = 0
        for line in window.lines { for item in line.items { length = max(length, item.size[axis.other]) } }
        return length
    }

    private var wantedCross: CGFloat {
        let first = firstCross
        return measuredCross == .some(nil) ? idealCross : first
    }

    /// How thick the first lines want to be, for a container whose lines are offered another thickness.
    ///
    /// What is in sight does not count: the container's wish would change as it scrolls.
    private var firstCross: CGFloat {
        if let items = arrangement.tracks { return GridTrack.tracks(of: items, in: nil).last?.end ?? 0 }
        var cross: CGFloat = 0
        for index in 0..<min(plan.lineCount, Self.mostSamples) {
            if plan.cells(inLine: index).contains(where: { nodes[$0.slot] == nil }) {
                // Out of sight, and known from when it was not.
                if let knownFirstCross { return knownFirstCross }
                realize(index..<index + 1)
                guard index < plan.lineCount else { break }
            }
            let line = line(index, offering: nil)
            for item in line.items { cross = max(cross, item.size[axis.other]) }
            if line.length > 0 { break }
        }
        knownFirstCross = cross
        return cross
    }

    private func append(_ line: LazyLine, isNew: Bool) {
        let neighbor = window.lines.last { !$0.isEmpty }
        let gap = neighbor.map { self.gap($0, line) } ?? 0
        if isNew { estimate.add(line, gap: neighbor == nil ? nil : gap) }
        window.append(line, gap: gap)
    }

    private func prepend(_ line: LazyLine) {
        let neighbor = window.lines.first { !$0.isEmpty }
        let gap = neighbor.map { self.gap(line, $0) } ?? 0
        estimate.add(line, gap: neighbor == nil ? nil : gap)
        window.prepend(line, gap: gap)
    }

    private func gap(_ first: LazyLine, _ second: LazyLine) -> CGFloat {
        if let gap = estimate.givenGap { return gap }
        guard let before = first.items.last, let after = second.items.first else { return 0 }
        return before.node.spacing.distance(to: after.node.spacing, along: axis)
    }

    /// Measures what stands in a line.
    func line(_ index: Int) -> LazyLine { line(index, offering: measuredCross ?? nil) }

    /// - Parameter cross: what is offered across the axis, outside of grids.
    private func line(_ index: Int, offering cross: CGFloat?) -> LazyLine {
        let block = plan.block(ofLine: index)
        var line = LazyLine(index: index, role: block.role, section: block.section)
        for cell in plan.cells(inLine: index) {
            var views = nodes[cell.slot] ?? []
            if let view = cell.view { views = view < views.count ? [views[view]] : [] }
            for node in views {
                if block.columns > 0 {
                    add(node, inColumn: cell.column, to: &line)
                } else {
                    add(node, offering: cross, to: &line)
                }
            }
        }
        return line
    }

    private func add(_ node: LayoutNode, offering cross: CGFloat?, to line: inout LazyLine) {
        var proposal = ProposedViewSize.unspecified
        proposal[axis.other] = cross
        let size = node.sizeThatFits(proposal)
        if let last = line.items.last {
            line.length += estimate.givenGap ?? last.node.spacing.distance(to: node.spacing, along: axis)
        }
        line.items.append(
            LazyLine.Item(node: node, proposal: proposal, size: size, offset: line.length, column: 0))
        line.length += finite(size[axis])
    }

    private func add(_ node: LayoutNode, inColumn column: Int, to line: inout LazyLine) {
        guard column < tracks.count else { return }
        var proposal = ProposedViewSize.unspecified
        proposal[axis.other] = tracks[column].length
        let size = node.sizeThatFits(proposal)
        line.items.append(LazyLine.Item(node: node, proposal: proposal, size: size, offset: nil, column: column))
        line.length = max(line.length, finite(size[axis]))
    }

    private func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }

    // MARK: What is in sight

    /// Makes the views of lines.
    func realize(_ lines: Range<Int>) {
        for index in lines {
            for cell in plan.cells(inLine: index) where nodes[cell.slot] == nil {
                plan.runs[cell.slot.run].source.realize(cell.slot.slot)
            }
        }
        graph.updates.gatherContainers()
    }

    package override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize, _ cause: Transaction) {
        build {
            resolve(proposal[axis.other])
            refresh()
            show(in: size, isChanged: change != nil)
        }
        placeLines(in: size, cause)
        finishPlacing(size, cause)
        if !isWatched { graph.layouts.watchFrame(of: self) }
    }

    /// - Parameter cause: what made the container place its views: another length comes of that, too.
    private func finishPlacing(_ size: CGSize, _ cause: Transaction) {
        if change != nil {
            change = nil
            for run in plan.runs { run.source.endChange() }
        }
        // Less than that is the noise of sums.
        let tolerance = 0.0001
        let isOutgrown = measuredCross == .some(nil) && abs(idealCross - size[axis.other]) > tolerance
        if abs(window.total(plan, estimate) - size[axis]) > tolerance || isOutgrown { invalidateLayout(cause) }
    }

    package var isWatching: Bool { !isDetached }

    /// Looks whether something else is visible since the last time.
    package func checkFrame() {
        // What is on its way out is not placed any more, and scrolls on.
        guard isPlaced, !needsPlacement || isLeaving else { return }
        let visible = visibleRange(in: size)
        guard visible != lastVisible else { return }
        let isCovered =
            !window.lines.isEmpty && pinned.isEmpty && lastVisible != nil
            && !lacksLines(before: visible)
            && (window.end >= visible.upperBound || window.last >= plan.lineCount)
            && !window.isFirstHidden(from: visible)
            && (window.lines.last?.position ?? 0) < visible.upperBound
        guard !isCovered else {
            lastVisible = visible
            return
        }
        let isResized = lastVisible.map { abs($0.length - visible.length) > 0.001 } ?? false
        build { show(in: size, isChanged: false) }
        placeLines(in: size, Transaction())
        // Where the place of the content has become larger or smaller, what shows how long the content is, as an indicator,
        // changes along with that; scrolling animates nothing.
        finishPlacing(
            size, isResized ? graph.updates.transaction.resolved(in: owner.scope, of: graph) : Transaction())
    }

    /// Lets go of views that were only kept for somebody who needs them no more.
    func lookAgain() {
        lastVisible = nil
        graph.layouts.geometryChanged()
    }

    /// The part of the container that can be seen, along its axis from its leading or upper edge.
    func visibleRange(in size: CGSize) -> Range<CGFloat> {
        guard var scroll = enclosingScroll(along: axis), let content = scroll.content else {
            return span(of: CGRect(origin: .zero, size: graph.window.size), in: nil, size)
        }
        var visible = span(of: scroll.visibleRect, in: content, size)
        // Of a scroll view that is as long as all its content, as one in another is, only that other shows a part.
        while let outer = scroll.enclosingScroll(along: axis), let content = outer.content {
            if scroll.size[axis] > outer.size[axis] {
                visible = visible.clamped(to: span(of: outer.visibleRect, in: content, size))
            }
            scroll = outer
        }
        return visible
    }

    /// Where along the axis a part of some content lies; of the window where there is none.
    private func span(of rect: CGRect, in content: ScrollContentNode?, _ size: CGSize) -> Range<CGFloat> {
        var transform = globalTransform(at: nil)
        if let content {
            transform = transform.concatenating(
                content.globalTransform(at: nil).invertedIfPossible ?? ProjectionTransform())
        }
        let rect = rect.boundingBox(under: transform.invertedIfPossible ?? ProjectionTransform())
        let low = rect.origin[axis]
        let high = low + rect.size[axis]
        guard low.isFinite, high.isFinite, high > low else { return 0..<0 }
        let isMirrored = axis == .horizontal && environment.layoutDirection == .rightToLeft
        return isMirrored ? size.width - high..<size.width - low : low..<high
    }

    /// Makes what is visible, and ends what is not.
    private func show(in size: CGSize, isChanged: Bool) {
        var visible = visibleRange(in: size)
        for _ in 0..<4 {
            extend(to: visible)
            let correction = startCorrection
            guard abs(correction) > 0.001 else { break }
            window.shift(by: correction)
            // A change moves what is visible; scrolling must not.
            if !isChanged, let scroll = enclosingScroll(along: axis) {
                visible = visible.lowerBound + correction..<visible.upperBound + correction
                scroll.contentGrew(by: correction, along: axis)
            }
        }
        lastVisible = visible
        window.trim(to: visible)
        pin(in: visible)
        keepFocusLines()
        releaseHidden()
    }

    /// How far the window has to move for its first line to be where nobody has to guess.
    private var startCorrection: CGFloat {
        if window.first == 0 { return -window.start }
        return window.start >= 0 ? 0 : estimate.length(of: 0..<window.first, in: plan) - window.start
    }

    private func extend(to visible: Range<CGFloat>) {
        guard plan.lineCount > 0, visible.upperBound > 0, visible.lowerBound < window.total(plan, estimate) else {
            return
        }
        let isElsewhere = window.start >= visible.upperBound || window.end <= visible.lowerBound
        if isElsewhere, estimate.length(of: .item) + estimate.gap > 0 || !window.lines.isEmpty {
            let line = window.line(at: visible.lowerBound, plan, estimate)
            window = LazyWindow(first: line, start: window.position(of: line, plan, estimate))
        }
        while window.end < visible.upperBound, window.last < plan.lineCount {
            let lines = window.last..<min(window.last + batch(for: visible.upperBound - window.end), plan.lineCount)
            realize(lines)
            for index in lines { append(line(index), isNew: true) }
        }
        while lacksLines(before: visible) {
            let lines = max(window.first - batch(for: window.start - visible.lowerBound), 0)..<window.first
            realize(lines)
            for index in lines.reversed() { prepend(line(index)) }
        }
    }

    /// Whether lines that do not exist may be in sight before those that do.
    ///
    /// Lines without length, as the header of a list below a large title, may be all that comes before others: where the
    /// window starts at the container's edge is no guess then, but there may also be lines of which nobody knew.
    private func lacksLines(before visible: Range<CGFloat>) -> Bool {
        guard window.first > 0 else { return false }
        return window.start > visible.lowerBound || (window.start == 0 && visible.lowerBound <= 0)
    }

    /// How many lines are likely to fill a length.
    private func batch(for length: CGFloat) -> Int {
        let pitch = estimate.length(of: .item) + estimate.gap
        return pitch > 0 ? Int(clamping: (length / pitch).rounded(.up), to: 1...64) : 1
    }

    /// The slot whose views a node is in.
    func slot(around node: LayoutNode) -> LazySlot? {
        var child = node
        while let parent = child.parent, parent !== self { child = parent }
        guard child.parent === self else { return nil }
        return nodes.first { $0.value.contains { $0 === child } }?.key
    }

    private func releaseHidden() {
        guard !isHolding else { return }
        var needed: Set<LazySlot> = []
        for line in window.lines + pinned {
            for cell in plan.cells(inLine: line.index) { needed.insert(cell.slot) }
        }
        for line in focusLines.all where line < plan.lineCount {
            for cell in plan.cells(inLine: line) { needed.insert(cell.slot) }
        }
        for held in graph.input.held { if let slot = slot(around: held) { needed.insert(slot) } }
        var isAny = false
        for (index, run) in plan.runs.enumerated() {
            for slot in run.source.realizedSlots where !needed.contains(LazySlot(run: index, slot: slot)) {
                run.source.release(slot)
                isAny = true
            }
        }
        if isAny { graph.updates.gatherContainers() }
    }
}

extension Range<CGFloat> {
    fileprivate var length: CGFloat { upperBound - lowerBound }
}

/// Where things were in a lazy container before its content changed.
struct LazyChange {
    let plan: LazyPlan
    let window: LazyWindow
    let estimate: LazyEstimate

    /// Where a line was.
    func position(of line: Int) -> CGFloat { window.position(of: line, plan, estimate) }

    /// The line that a source's slot was in.
    @MainActor
    func line(of slot: Int, from source: any LazySlots) -> Int? {
        plan.runs.firstIndex { $0.source === source }.flatMap { plan.line(of: LazySlot(run: $0, slot: slot)) }
    }
}
