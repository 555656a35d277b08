import RiffleLayers
import RiffleTextLayout

/// A text with a caret and a selection, which tells where its characters stand.
///
/// What it shows is changed through its source, without evaluating any view.
package struct EditableText: LeafView {
    package let source: EditableTextSource
    /// Whether lines are broken at the width that is offered; else the text is one line, of which the part around the
    /// caret is shown.
    package let isMultiline: Bool

    package init(_ source: EditableTextSource, isMultiline: Bool) {
        self.source = source
        self.isMultiline = isMultiline
    }

    package static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode { makeLeafNode(view, context) }
    package static func _updateNode(_ node: _ViewNode, _ view: Self, _ transaction: Transaction) {
        updateLeafNode(node, view, transaction)
    }
    package static func makeLayoutNode(_ view: Self, _ owner: _ViewNode) -> ContentNode<EditableTextLeaf> {
        ContentNode(owner, name: "EditableText") { EditableTextLeaf($0) }
    }
    package func update(_ layoutNode: ContentNode<EditableTextLeaf>, _ transaction: Transaction) {
        layoutNode.content.update(self, transaction)
    }
}

/// What an `EditableText` shows. Offsets count UTF-16 code units.
package struct EditableTextContent: Equatable {
    package var text = ""
    package var selection = 0..<0
    /// Whether the caret stands at the end of a line rather than at the beginning of the next.
    package var isUpstream = false
    /// The end of the selection that is kept in sight.
    package var head = 0
    package var marked: Range<Int>?
    /// Whether caret and selection are shown.
    package var isEditing = false

    package init() {}
}

/// What an `EditableText` shows, and where it is shown.
@MainActor
package final class EditableTextSource {
    package var content = EditableTextContent() {
        didSet { if content != oldValue { node?.contentChanged(from: oldValue) } }
    }
    /// The text that hosts know it as; nil while nothing edits it.
    package var target: UInt32? {
        didSet { if target != oldValue { node?.setNeedsLayerUpdate() } }
    }
    package var isSecure = false
    /// Told when characters stand elsewhere in the text's frame because its size or what of it is in sight has changed.
    package var onMove: () -> Void = {}
    package fileprivate(set) weak var node: EditableTextLeaf?

    package init() {}
}

extension EditableText: Equatable {
    nonisolated package static func == (first: EditableText, second: EditableText) -> Bool {
        first.source === second.source && first.isMultiline == second.isMultiline
    }
}

/// What the leaf of an `EditableText` shows.
package final class EditableTextLeaf: LeafContent, CaretKeeping {
    package unowned let node: LayoutNode
    private var source: EditableTextSource?
    private var isMultiline = false
    private var resolved: ResolvedText
    private var layouts: [(width: CGFloat?, geometry: TextGeometry)] = []
    /// How far the content has moved from its place, so that the caret is in sight; in points.
    private var offset = CGPoint.zero
    /// The frame's size and the text's corner in it that the source knows.
    private var told: (size: CGSize, origin: CGPoint)?
    private lazy var caret = ContentNode(owner, name: "Caret") { CaretLeaf($0, in: self) }

    /// What a line takes more than its text's height: a field of body is 22 points high (apple-facts-controls.md §6).
    private static let lineMargin: CGFloat = 5.0 / 3

    /// The guides that differ between texts.
    private static let guides = [VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key]

    init(_ node: LayoutNode) {
        self.node = node
        resolved = ResolvedText(Text(verbatim: ""), in: node.environment)
    }

    private var isPlaced: Bool { node.isPlaced }
    private var isDetached: Bool { node.isDetached }
    private var size: CGSize { node.size }

    package var content: EditableTextContent { source?.content ?? EditableTextContent() }

    fileprivate func update(_ view: EditableText, _ transaction: Transaction) {
        let isOther = source !== view.source
        source = view.source
        view.source.node = self
        // Where the view was made anew while somebody types into it, the caret goes on blinking.
        if isOther { caret.content.restart() }
        isMultiline = view.isMultiline
        if node.children.isEmpty { node.setChildren([caret]) }
        resolve()
        invalidateLayout(transaction)
        setNeedsPaint()
        caret.setNeedsPaint()
    }

    private func resolve() {
        var environment = environment
        environment.textCase = nil
        resolved = ResolvedText(Text(verbatim: content.text), in: environment)
        resolved.request.lineLimit = nil
        resolved.request.isEditable = true
        resolved.request.minimumScaleFactor = 1
        resolved.request.allowsTightening = false
        layouts = []
    }

    fileprivate func contentChanged(from old: EditableTextContent) {
        guard !isDetached else { return }
        if content.text != old.text {
            let known = node.knownLayout(guides: Self.guides)
            resolve()
            node.invalidateLayout(unlessAs: known, Transaction())
            setNeedsLayerUpdate()
        }
        caret.content.restart()
        setNeedsPaint()
        caret.setNeedsPaint()
        graph.lifecycle.afterWrites { [weak self] in self?.reveal(Transaction()) }
        graph.requestUpdate()
    }

    package func didDetach() { caret.detach() }

    // MARK: Layout

    private func geometry(width: CGFloat?) -> TextGeometry {
        let width = isMultiline ? width : nil
        for known in layouts where known.width == width { return known.geometry }
        let measurer = environment.textMeasurer
        let geometry = TextGeometry(measurer.layout(resolved.request, width: width, height: nil))
        if layouts.count == 4 { layouts.removeFirst() }
        layouts.append((width, geometry))
        return geometry
    }

    private var geometry: TextGeometry { geometry(width: size.width) }

    /// The height of a number of lines, with what stands around them.
    private func height(ofLines count: Int) -> CGFloat {
        guard let style = resolved.request.runs.first?.style else { return 0 }
        let metrics = environment.textMeasurer.metrics(of: style).filling(style.lineHeight)
        let gap = max(metrics.leading, resolved.request.lineSpacing.isFinite ? resolved.request.lineSpacing : 0)
        return CGFloat(count) * metrics.lineHeight + CGFloat(count - 1) * gap
    }

    private func rounded(_ height: CGFloat) -> CGFloat {
        let scale = environment.displayScale
        return (height * scale - 0.001).rounded(.up) / scale
    }

    package func measure(_ proposal: ProposedViewSize) -> CGSize {
        let layout = geometry(width: proposal.width).layout
        var height = isMultiline ? layout.size.height : max(layout.size.height, self.height(ofLines: 1))
        if isMultiline {
            let limits = environment.lineLimits
            if let lower = limits.lower { height = max(height, self.height(ofLines: max(lower, 1))) }
            if let upper = limits.upper { height = min(height, self.height(ofLines: max(upper, 1))) }
        }
        let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? layout.size.width + CaretLeaf.width
        return CGSize(width: width, height: rounded(height + Self.lineMargin))
    }

    package func place(in size: CGSize, _ proposal: ProposedViewSize, _ cause: Transaction) {
        node.placeChild(caret, at: .zero, ProposedViewSize(size), in: size, cause)
        graph.lifecycle.afterWrites { [weak self] in self?.moveContent() }
        setNeedsPaint()
        caret.setNeedsPaint()
    }

    package func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? {
        let layout = geometry(width: size.width).layout
        let top = top(of: layout, in: size)
        if key == VerticalAlignment.firstTextBaseline.key { return top + layout.firstBaseline }
        if key == VerticalAlignment.lastTextBaseline.key { return top + layout.lastBaseline }
        return nil
    }

    /// Lines begin at half the margin; one line stands in the middle.
    private func top(of layout: LaidOutText, in size: CGSize) -> CGFloat {
        let free = isMultiline ? Self.lineMargin : size.height - layout.size.height
        return environment.displayScale > 0
            ? (free / 2 * environment.displayScale).rounded(.down) / environment.displayScale : free / 2
    }

    // MARK: Where characters stand

    /// Where the text's corner is, in the node's coordinates.
    private var textOrigin: CGPoint {
        let layout = geometry.layout
        return CGPoint(x: indent(layout) - offset.x, y: top(of: layout, in: size) - offset.y)
    }

    /// Where a text stands that is narrower than its place.
    private func indent(_ layout: LaidOutText) -> CGFloat {
        let free = size.width - layout.size.width
        guard free > 0 else { return 0 }
        let isMirrored = environment.layoutDirection == .rightToLeft
        switch resolved.request.alignment {
        case .leading: return isMirrored ? free : 0
        case .center: return free / 2
        case .trailing: return isMirrored ? 0 : free
        }
    }

    private func place(_ offset: Int, isUpstream: Bool = false) -> TextGeometry.Place {
        TextGeometry.Place(offset: content.text.bytes(toUnit: offset), isUpstream: isUpstream)
    }

    /// The caret's rectangle at an offset, in the node's coordinates.
    package func caretRectangle(at offset: Int, isUpstream: Bool = false) -> CGRect {
        let line = geometry.caret(at: place(offset, isUpstream: isUpstream))
        let origin = textOrigin
        let width = CaretLeaf.width
        let x = min(max(origin.x + line.minX - width / 2, 0), max(size.width - width, 0))
        return CGRect(x: x, y: origin.y + line.minY, width: width, height: line.height)
    }

    /// What a range covers, in the node's coordinates.
    package func rectangles(of range: Range<Int>) -> [CGRect] {
        let origin = textOrigin
        let bytes = place(range.lowerBound).offset..<place(range.upperBound).offset
        let width = isMultiline ? size.width - origin.x : .infinity
        return geometry.rectangles(of: bytes, width: width).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    }

    /// The offset that is nearest to a point of the node's coordinates, and whether it is a line's end.
    package func offset(nearestTo point: CGPoint) -> (offset: Int, isUpstream: Bool) {
        let origin = textOrigin
        let place = geometry.place(nearestTo: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
        return (content.text.units(betweenCharactersAtByte: place.offset), place.isUpstream)
    }

    /// The same for a point of the window, as shown now.
    package func offset(nearestToGlobal point: CGPoint) -> (offset: Int, isUpstream: Bool)? {
        guard let local = node.globalTransform(at: graph.now).source(of: point) else { return nil }
        return offset(nearestTo: local)
    }

    /// The offsets at which the line of an offset begins and ends.
    package func line(at offset: Int, isUpstream: Bool) -> Range<Int> {
        let bytes = geometry.range(ofLine: geometry.line(of: place(offset, isUpstream: isUpstream)))
        let low = content.text.units(toByte: bytes.lowerBound)
        return low..<max(low, content.text.units(toByte: bytes.upperBound))
    }

    /// The frames of caret and selection in the window's coordinates.
    package var globalRectangles: TextInputRectangles { globalRectangles(at: graph.now) }

    /// - Parameter now: the time at which they are seen there; nil for where they are once all has come to rest.
    package func globalRectangles(at now: Double?) -> TextInputRectangles {
        let caret = caretRectangle(at: content.head, isUpstream: content.isUpstream)
        return TextInputRectangles(
            caret: node.globalFrame(of: caret, at: now),
            selection: rectangles(of: content.selection).map { node.globalFrame(of: $0, at: now) })
    }

    // MARK: Scrolling

    /// Moves the content so that the caret is in sight, where the text is longer than its place.
    private func moveContent() {
        guard isPlaced, !isDetached else { return }
        let layout = geometry.layout
        let old = offset
        let line = geometry.caret(at: place(content.head, isUpstream: content.isUpstream))
        let (width, height) = (size.width, size.height)
        if !isMultiline {
            let isMirrored = environment.layoutDirection == .rightToLeft && resolved.request.alignment == .leading
            let overflow = max(layout.size.width + CaretLeaf.width / 2 - width, 0)
            if !content.isEditing { offset.x = isMirrored ? overflow : 0 }
            if content.isEditing, line.minX - CaretLeaf.width < offset.x { offset.x = line.minX - CaretLeaf.width }
            if content.isEditing, line.minX + CaretLeaf.width / 2 > offset.x + width {
                offset.x = line.minX + CaretLeaf.width / 2 - width
            }
            offset.x = min(max(offset.x, 0), overflow)
        } else {
            let top = top(of: layout, in: size)
            let overflow = max(layout.size.height + 2 * top - height, 0)
            if content.isEditing, line.minY < offset.y { offset.y = line.minY }
            if content.isEditing, line.maxY + 2 * top > offset.y + height { offset.y = line.maxY + 2 * top - height }
            offset.y = min(max(offset.y, 0), overflow)
        }
        let new = (size: size, origin: textOrigin)
        if let told, told != new { source?.onMove() }
        told = new
        guard offset != old else { return }
        setNeedsPaint()
        caret.setNeedsPaint()
    }

    /// Scrolls what is around until the caret is in sight.
    package func reveal(_ transaction: Transaction) {
        // A text that nobody edits any more shows its beginning again.
        moveContent()
        guard isPlaced, !isDetached, content.isEditing else { return }
        let caret = caretRectangle(at: content.head, isUpstream: content.isUpstream)
        node.reveal(caret.insetBy(dx: 0, dy: -Self.revealMargin), transaction)
    }

    /// What is kept free above and below the caret, in points.
    private static let revealMargin: CGFloat = 8

    // MARK: Painting

    package func updateLayer(_ layer: inout Layer, size: CGSize, at now: Double) {
        let layout = geometry.layout
        let overflows = layout.size.width > size.width + 0.5 || layout.size.height > size.height + 0.5
        layer.clip = overflows ? .path(Path(CGRect(origin: .zero, size: size)), isEvenOdd: false) : nil
        layer.editor = makeEditor()
    }

    /// What a host's own text field would look like here.
    private func makeEditor() -> LayerEditor? {
        guard let source, let target = source.target, let style = resolved.request.runs.first?.style,
            let paint = resolved.appearances.first?.paint
        else { return nil }
        let measurer = environment.textMeasurer
        let scale = environment.displayScale
        let sample = measurer.layout(TextRequest("x", style: style, scale: scale), width: nil, height: nil)
        guard let glyphs = sample.lines.first?.runs.first?.glyphs else { return nil }
        var editor = LayerEditor(
            target: target, face: glyphs.face, size: glyphs.size, letterSpacing: glyphs.letterSpacing,
            lineHeight: height(ofLines: 2) - height(ofLines: 1), color: paint.singleColor,
            tint: environment.paint(of: TintShapeStyle()).singleColor)
        let isMirrored = environment.layoutDirection == .rightToLeft
        switch resolved.request.alignment {
        case .leading: editor.alignment = isMirrored ? .right : .left
        case .center: editor.alignment = .center
        case .trailing: editor.alignment = isMirrored ? .left : .right
        }
        editor.isMultiline = isMultiline
        editor.isSecure = source.isSecure
        editor.isDisabled = !environment.isEnabled
        return editor
    }

    package func paint(size: CGSize, at now: Double) -> [DrawCommand] {
        let layout = geometry.layout
        let origin = textOrigin
        let rect = CGRect(origin: .zero, size: size)
        var commands: [DrawCommand] = []
        if content.isEditing, !content.selection.isEmpty {
            let tint = environment.paint(of: TintShapeStyle()).multiplyingAlpha(by: 0.2).paint(in: rect)
            commands += rectangles(of: content.selection).map { .fill(Path($0), tint, FillStyle()) }
        }
        let paints = resolved.appearances.map { $0.paint.paint(in: rect) }
        for line in layout.lines {
            let top = origin.y + line.frame.minY
            guard top <= size.height + line.frame.height, top + 2 * line.frame.height >= 0 else { continue }
            for run in line.runs where !paints[run.attribute].isInvisible {
                var glyphs = run.glyphs
                glyphs.origin.x += origin.x
                glyphs.origin.y += origin.y
                commands.append(.glyphs(glyphs, paints[run.attribute]))
            }
        }
        if content.isEditing, let marked = content.marked, let paint = paints.first {
            commands += rectangles(of: marked).map { rect in
                .fill(Path(CGRect(x: rect.minX, y: rect.maxY - 2, width: rect.width, height: 1)), paint, FillStyle())
            }
        }
        return commands
    }
}

extension String {
    /// How many bytes of UTF-8 stand before an offset in UTF-16 code units; between the halves of a pair, before it.
    package func bytes(toUnit offset: Int) -> Int {
        let index = utf16.index(startIndex, offsetBy: Swift.min(Swift.max(offset, 0), utf16.count))
        return utf8.distance(from: startIndex, to: unicodeScalars.index(roundingDown: index))
    }

    /// How many UTF-16 code units stand before a byte of UTF-8.
    package func units(toByte offset: Int) -> Int {
        let index = utf8.index(startIndex, offsetBy: Swift.min(Swift.max(offset, 0), utf8.count))
        return utf16.distance(from: startIndex, to: unicodeScalars.index(roundingDown: index))
    }

    /// How many UTF-16 code units stand before the place between two characters that is nearest to a byte of UTF-8. Signs
    /// that are drawn one by one, such as a letter and an accent of another font, may be one character.
    package func units(betweenCharactersAtByte offset: Int) -> Int {
        let index = utf8.index(startIndex, offsetBy: Swift.min(Swift.max(offset, 0), utf8.count))
        let end = index < endIndex ? self.index(after: index) : endIndex
        let start = end > startIndex ? self.index(before: end) : startIndex
        guard start < index, index < end else { return utf16.distance(from: startIndex, to: index) }
        let isNearStart = utf8.distance(from: start, to: index) < utf8.distance(from: index, to: end)
        return utf16.distance(from: startIndex, to: isNearStart ? start : end)
    }
}

extension String.UnicodeScalarView {
    fileprivate func index(roundingDown index: Index) -> Index {
        guard index < endIndex else { return endIndex }
        return self.index(before: self.index(after: index))
    }
}

extension StylePaint {
    /// The color, or the first of a gradient.
    fileprivate var singleColor: ResolvedColor {
        switch self {
        case .color(let color): color
        case .gradient(let gradient): gradient.stops.first?.color ?? .black
        case .backdrop(let backdrop): backdrop.tint
        case .picture: .clear
        case .mesh(let mesh): mesh.colors.first ?? mesh.background
        }
    }
}
