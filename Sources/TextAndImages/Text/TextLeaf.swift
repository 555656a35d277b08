import RiffleGestures
import RiffleLayers
import RiffleTextLayout

/// What the leaf of a text shows.
package final class TextLeaf: LeafContent {
    package unowned let node: LayoutNode
    private var resolved: ResolvedText
    private var measurer: any TextMeasurer
    /// By the attribute of the request's runs.
    private var paints: [AnimatedPaint]
    /// The layouts of the proposals asked for last, newest last.
    private var layouts: [(proposal: ProposedViewSize, layout: LaidOutText)] = []
    /// What was painted last.
    private var painted: LaidOutText?
    /// The way that the characters are on; nil at rest.
    private var change: TextChange?
    /// How the characters are to get to the layout that is painted next.
    private var dueChange: (style: TextChange.Style, animation: Animation)?
    private var contentTransition: ContentTransition

    /// As many as proposals whose sizes are compared after a change of characters: see `knownLayout`.
    private static let layoutsKept = 5
    /// The guides that differ between texts.
    private static let guides = [VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key]
    private var text: Text
    /// What changes in the text as time passes.
    private var liveParts: [LiveText]
    /// Whether the graph has an alarm for the text.
    private var waits = false
    /// Made when a link is touched for the first time.
    private var links: TextLinks?

    init(_ text: Text, _ node: LayoutNode) {
        self.node = node
        self.text = text
        liveParts = text.liveParts
        resolved = ResolvedText(text, in: node.environment.writing(liveParts, at: node.graph.now))
        measurer = node.environment.textMeasurer
        contentTransition = node.environment.contentTransition
        paints = resolved.appearances.map { AnimatedPaint($0.paint) }
        if measurer === TextMeasurement.standard, let issue = TextMeasurement.standardIssue {
            graph.report(RuntimeIssue(kind: .missingAsset, message: issue))
        }
        reportMistakes()
        waitForChange()
    }

    private func reportMistakes() {
        guard resolved.request.runs.contains(where: { !($0.style.size >= 0 && $0.style.size.isFinite) }) else { return }
        graph.report(.invalidFrame("a font's size", path: owner.path), from: owner)
    }

    /// The characters that are shown, without attributes.
    package var string: String { resolved.string }

    package var semanticsContent: SemanticsContent? {
        guard !isEmpty else { return nil }
        guard opensLinks else { return SemanticsContent(role: .text, label: resolved.string) }
        return resolved.semantics { [weak node] in node?.environment.openURL($0) }
    }

    package var memberID: GestureMember.ID? { links?.id }

    /// Whether the text has links that are opened: those in a control's label look like links, and the control acts.
    private var opensLinks: Bool { resolved.hasLinks && !node.isInButton }

    package func gestureMember(touchedAt point: CGPoint) -> GestureMember? {
        guard opensLinks, let link = resolved.link(at: point, in: layout(node.proposal)) else { return nil }
        let links = links ?? TextLinks(node)
        self.links = links
        return links.member(for: link)
    }

    /// Takes a newer text, or the same in another environment.
    func update(_ text: Text, _ transaction: Transaction) {
        if text != self.text {
            self.text = text
            liveParts = text.liveParts
        }
        waitForChange()
        write(transaction)
    }

    package func updateLayer(_ layer: inout Layer, size: CGSize, at now: Double) {
        layer.effects = resolved.isRedacted ? [] : resolved.effects
        layer.blendMode = resolved.isRedacted ? .normal : resolved.blendMode
    }

    private func write(_ transaction: Transaction) {
        let old = resolved
        let new = ResolvedText(text, in: environment.writing(liveParts, at: graph.now))
        let newMeasurer = environment.textMeasurer
        // Most updates, as those of a color, leave the characters as they are.
        let known =
            new.string != old.string && measurer === newMeasurer
                && new.request.differsInCharactersOnly(from: old.request)
            ? node.knownLayout(guides: Self.guides) : nil
        resolved = new
        startChange(from: old, transaction)
        if measurer !== newMeasurer || resolved.request != old.request || resolved.reservedLines != old.reservedLines {
            measurer = newMeasurer
            reportMistakes()
            layouts.removeAll()
            node.invalidateLayout(unlessAs: known, transaction)
            setNeedsPaint()
        }
        updatePaints(from: old.appearances, wasRedacted: old.isRedacted, transaction)
    }

    private func startChange(from old: ResolvedText, _ transaction: Transaction) {
        guard resolved.string != old.string else { return }
        let transition = environment.contentTransition
        defer { contentTransition = transition }
        guard let animation = transaction.animation, let painted, !paints.isEmpty,
            !resolved.appearances.isEmpty,
            let style = transition.textChange(from: contentTransition)
        else {
            change = nil
            dueChange = nil
            return
        }
        if change == nil { change = TextChange(painted) }
        dueChange = (style, animation)
        graph.motion.start(node, transaction)
    }

    /// Asks to be told when the text will be another one.
    private func waitForChange() {
        guard !liveParts.isEmpty else { return cancelAlarm() }
        guard let time = TextLeaf.nextChange(of: liveParts, environment.startDate, graph.now) else { return }
        waits = true
        if let receiver = node as? any AlarmReceiver { graph.alarms.set(at: time, for: receiver) }
    }

    package func timeHasPassed() {
        waits = false
        write(Transaction())
        waitForChange()
    }

    package func didDetach() { cancelAlarm() }

    private func cancelAlarm() {
        if let receiver = node as? any AlarmReceiver { graph.alarms.cancelIfSet(of: receiver, &waits) }
    }

    private func updatePaints(
        from old: [ResolvedText.Appearance], wasRedacted: Bool, _ transaction: Transaction
    ) {
        let new = resolved.appearances
        if new != old || resolved.isRedacted != wasRedacted { setNeedsPaint() }
        if let state = node.layer?.state, state.effects != resolved.effects || state.blendMode != resolved.blendMode {
            setNeedsLayerUpdate()
        }
        guard new.count == paints.count else {
            paints = new.map { AnimatedPaint($0.paint) }
            return
        }
        var isMoving = false
        for index in new.indices where new[index].paint != old[index].paint || !transaction.isTrivial {
            if paints[index].update(to: new[index].paint, transaction, at: graph.now) { isMoving = true }
        }
        if isMoving { graph.motion.start(node, transaction) }
    }

    private func layout(_ proposal: ProposedViewSize) -> LaidOutText {
        for known in layouts where known.proposal == proposal { return known.layout }
        let layout = measurer.layout(resolved.request, width: proposal.width, height: proposal.height)
        if layouts.count == TextLeaf.layoutsKept { layouts.removeFirst() }
        layouts.append((proposal, layout))
        return layout
    }

    /// Where the characters stand that are shown.
    func editableGeometry() -> TextGeometry {
        var request = resolved.request
        request.isEditable = true
        return TextGeometry(measurer.layout(request, width: node.proposal.width, height: node.proposal.height))
    }

    private var isEmpty: Bool { resolved.request.runs.allSatisfy(\.text.isEmpty) }

    package func measure(_ proposal: ProposedViewSize) -> CGSize {
        // A text without characters takes no space.
        var size = isEmpty ? .zero : layout(proposal).size
        if resolved.reservedLines > 1 { size.height = max(size.height, reservedHeight) }
        return size
    }

    /// The height of the lines whose room is taken whatever the text is.
    private var reservedHeight: CGFloat {
        guard let style = resolved.request.runs.first?.style else { return 0 }
        let metrics = measurer.metrics(of: style).filling(style.lineHeight)
        let count = CGFloat(resolved.reservedLines)
        let gap = max(metrics.leading, resolved.request.lineSpacing.isFinite ? resolved.request.lineSpacing : 0)
        let height = count * metrics.lineHeight + (count - 1) * gap
        let scale = environment.displayScale
        return (height * scale - 0.001).rounded(.up) / scale
    }

    /// A place with another proposal may break lines elsewhere although the text is as large as before.
    package func place(in size: CGSize, _ proposal: ProposedViewSize, _ cause: Transaction) {
        if let painted, painted != layout(proposal) { setNeedsPaint() }
    }

    package func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? {
        if key == VerticalAlignment.firstTextBaseline.key { return layout(proposal).firstBaseline }
        if key == VerticalAlignment.lastTextBaseline.key { return layout(proposal).lastBaseline }
        if key == HorizontalAlignment.listRowSeparatorLeading.key { return 0 }
        return nil
    }

    package func spacing() -> ViewSpacing {
        let scale = environment.displayScale
        let runs = resolved.request.runs
        let first = tallest(runs.prefixThrough { $0.text.contains(where: \.isNewline) })
        let last = tallest(runs.reversed().prefixThrough { $0.text.contains(where: \.isNewline) })
        guard let first, let last else { return ViewSpacing() }
        return .text(
            above: first.spacingAbove(scale: scale), below: last.spacingBelow(scale: scale),
            toText: first.textToText(scale: scale))
    }

    /// The measures of the run that decides a line's height.
    private func tallest(_ runs: [TextRun]) -> FontMetrics? {
        runs.map { measurer.metrics(of: $0.style).filling($0.style.lineHeight) }.max { $0.lineHeight < $1.lineHeight }
    }

    /// Lines are broken for the place that the text is on its way to, so only paints with a place follow the presented size.
    package var contentsDependOnSize: Bool {
        paints.contains { if case .color = $0.target { false } else { true } }
    }

    /// Fonts may draw outside of their lines and advances.
    package var paintReach: CGFloat? { resolved.request.runs.reduce(0) { max($0, 2 * $1.style.size) } }

    package func paint(size: CGSize, at now: Double) -> [DrawCommand] {
        let layout = layout(node.proposal)
        painted = layout
        let rect = CGRect(origin: .zero, size: size)
        if resolved.isRedacted { return isEmpty ? [] : blanks(layout, rect, now) }
        if environment.hidesGlyphs { return [] }
        if let change = takeChange(to: layout, at: now) { return change.commands(at: now) { paint($0, $1, rect, now) } }
        guard !isEmpty else { return [] }
        let painting = TextPainting(
            resolved, paints: paints.map { $0.presented(at: now).paint(in: rect) }, in: rect,
            scaleFactor: layout.scaleFactor, measurer: measurer, scale: environment.displayScale)
        return layout.lines.flatMap(painting.commands)
    }

    /// A shape for each line.
    private func blanks(_ layout: LaidOutText, _ rect: CGRect, _ now: Double) -> [DrawCommand] {
        guard let paint = paints.first?.presented(at: now) else { return [] }
        let faded = paint.multiplyingAlpha(by: EnvironmentValues.redactionOpacity).paint(in: rect)
        return layout.lines.map { line in
            let shape = line.frame.insetBy(dx: 0, dy: line.frame.height * 0.12)
            let radius = shape.height * 0.22
            return .fill(
                Path(roundedRect: shape, cornerSize: CGSize(width: radius, height: radius)), faded, FillStyle())
        }
    }

    /// The way to a layout, if characters are on one.
    private func takeChange(to layout: LaidOutText, at now: Double) -> TextChange? {
        if let due = dueChange { change?.retarget(to: layout, due.style, due.animation, at: now) }
        dueChange = nil
        if change?.isActive(at: now) == false { change = nil }
        return change
    }

    /// The paint of an attribute for characters that are more or less visible.
    private func paint(_ attribute: Int, _ alpha: Double, _ rect: CGRect, _ now: Double) -> Paint? {
        // Characters that leave may have had attributes that are no more.
        let paint = paints[min(attribute, paints.count - 1)].presented(at: now)
        return paint.isInvisible ? nil : paint.multiplyingAlpha(by: alpha).paint(in: rect)
    }

    package func tick(_ now: Double) -> Bool {
        // What ran until this frame still has to be painted at its target.
        setNeedsPaint()
        for index in paints.indices { paints[index].prune(at: now) }
        return dueChange != nil || change?.isActive(at: now) == true || paints.contains { $0.isActive(at: now) }
    }
}

extension Sequence {
    /// The elements up to the first that fulfills a condition, and that one.
    fileprivate func prefixThrough(_ isLast: (Element) -> Bool) -> [Element] {
        var result: [Element] = []
        for element in self {
            result.append(element)
            if isLast(element) { break }
        }
        return result
    }
}

extension Text: View {
    /// The engine draws text itself.
    public typealias Body = Never

    /// Makes a leaf that shows the text, or what is asked to draw it.
    public static func _makeNode(_ view: Text, _ context: _NodeContext) -> _ViewNode {
        guard context.environment.textDrawing == nil else { return DrawnText._makeNode(DrawnText(text: view), context) }
        return makeLeafNode(view, context)
    }

    /// Gives the leaf, or what draws the text, a newer text.
    public static func _updateNode(_ node: _ViewNode, _ view: Text, _ transaction: Transaction) {
        guard type(of: node) == LeafNode<Text>.self else {
            return DrawnText._updateNode(node, DrawnText(text: view), transaction)
        }
        updateLeafNode(node, view, transaction)
    }
}

extension Text: LeafView {
    package static var makesCompleteNodes: Bool { true }

    package static func makeLayoutNode(_ view: Text, _ owner: _ViewNode) -> ContentNode<TextLeaf> {
        ContentNode(owner, name: "Text") { TextLeaf(view, $0) }
    }

    package func update(_ layoutNode: ContentNode<TextLeaf>, _ transaction: Transaction) {
        layoutNode.content.update(self, transaction)
    }
}
