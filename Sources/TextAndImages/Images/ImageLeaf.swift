import RiffleAssets
import RiffleLayers
import RiffleSemantics
import RiffleTextLayout

/// What the leaf of an image shows.
package final class ImageLeaf: LeafContent {
    package unowned let node: LayoutNode

    /// What an image comes to in its environment.
    package enum Content: Equatable {
        case picture(PictureContent)
        case symbol(SymbolContent)
        case missing(MissingImage)

        /// In points, where no other size is asked for.
        package var size: CGSize {
            switch self {
            case .picture(let picture): picture.asset.pointSize
            case .symbol(let symbol): symbol.layout.size
            case .missing(let missing): missing.size
            }
        }
    }

    private var content: Content
    private var label: String?
    private var isResizable: Bool
    /// Whether a blank shape is shown.
    private var isRedacted: Bool
    /// What templates and symbols are painted with, by level.
    private var paints: [AnimatedPaint]
    /// Shadows of the style.
    private var effects: [LayerEffect] = []
    private var blendMode = BlendMode.normal

    /// The symbol that the one shown now replaces, and since when.
    private var replaced: (content: Content, start: Double)?
    /// Seconds that a symbol takes to become another one.
    private static let replacement = 0.35

    /// The id of the picture that is shown, if one is.
    var pictureID: String? { if case .picture(let picture) = content { picture.asset.id } else { nil } }

    init(_ image: Image, _ node: LayoutNode) {
        self.node = node
        let environment = node.environment
        content = ImageResolver(environment).content(of: image)
        label = ImageLeaf.label(of: image, in: environment)
        isResizable = image.resizing != nil
        isRedacted = environment.isRedacted
        paints = ImageLeaf.stylePaints(content, in: environment).map { AnimatedPaint($0) }
        effects = foregroundEffects()
        blendMode = foregroundBlendMode
        reportIfMissing()
    }

    /// Takes a newer image, or the same in another environment.
    func update(_ image: Image, _ transaction: Transaction) {
        let (oldSize, wasResizable) = (content.size, isResizable)
        label = ImageLeaf.label(of: image, in: environment)
        isResizable = image.resizing != nil
        if environment.isRedacted != isRedacted {
            isRedacted = environment.isRedacted
            setNeedsPaint()
        }
        let newContent = ImageResolver(environment, previous: content).content(of: image)
        if newContent != content {
            startReplacement(by: newContent, transaction)
            content = newContent
            setNeedsPaint()
            reportIfMissing()
        }
        if content.size != oldSize || isResizable != wasResizable { invalidateLayout(transaction) }
        updatePaints(transaction)
    }

    private func startReplacement(by new: Content, _ transaction: Transaction) {
        replaced = nil
        guard environment.contentTransition.blendsSymbols,
            transaction.animation != nil || environment.contentTransition == .replacingSymbols,
            case .symbol(let old) = content, case .symbol(let symbol) = new, old.key.name != symbol.key.name
        else { return }
        replaced = (content, graph.now)
        graph.motion.start(node, transaction)
    }

    private func updatePaints(_ transaction: Transaction) {
        let newEffects = foregroundEffects()
        let newMode = foregroundBlendMode
        if newEffects != effects || newMode != blendMode {
            effects = newEffects
            blendMode = newMode
            setNeedsLayerUpdate()
        }
        let new = ImageLeaf.stylePaints(content, in: environment)
        guard new.count == paints.count else {
            paints = new.map { AnimatedPaint($0) }
            return setNeedsPaint()
        }
        var isMoving = false
        for (index, paint) in new.enumerated() where paint != paints[index].target || !transaction.isTrivial {
            if paint != paints[index].target { setNeedsPaint() }
            if paints[index].update(to: paint, transaction, at: graph.now) { isMoving = true }
        }
        if isMoving { graph.motion.start(node, transaction) }
    }

    /// The paints that the content needs, by level.
    nonisolated package static func stylePaints(_ content: Content, in environment: EnvironmentValues) -> [StylePaint] {
        switch content {
        case .picture(let picture): picture.isTemplate ? [environment.foregroundStyle()] : []
        case .symbol(let symbol): symbol.paints(in: environment)
        case .missing: []
        }
    }

    private static func label(of image: Image, in environment: EnvironmentValues) -> String? {
        guard !image.isDecorative else { return nil }
        if let label = image.label { return label.string(in: environment) }
        switch image.source {
        case .named(let name, _), .symbol(let name): return name
        case .resource(let resource): return resource.name
        case .picture: return nil
        }
    }

    private func reportIfMissing() {
        guard case .missing(let missing) = content else {
            guard case .symbol(let symbol) = content else { return }
            if let message = symbol.issue { report(message) }
            if !(symbol.key.size >= 0 && symbol.key.size.isFinite) {
                graph.report(.invalidFrame("a font's size", path: owner.path), from: owner)
            }
            return
        }
        report(missing.message)
    }

    /// Once for a name, however many views ask for it.
    private func report(_ message: String) {
        guard !graph.issues.contains(where: { $0.kind == .missingAsset && $0.message == message }) else { return }
        graph.report(RuntimeIssue(kind: .missingAsset, message: message, path: owner.path))
    }

    /// Symbols and templates are painted with a style.
    private var hasStyle: Bool {
        switch content {
        case .picture(let picture): picture.isTemplate
        case .symbol: true
        case .missing: false
        }
    }

    /// The shadows of the style.
    private func foregroundEffects() -> [LayerEffect] { hasStyle ? environment.foregroundEffects : [] }

    private var foregroundBlendMode: BlendMode { hasStyle ? environment.foregroundBlendMode : .normal }

    package func updateLayer(_ layer: inout Layer, size: CGSize, at now: Double) {
        layer.effects = isRedacted ? [] : effects
        layer.blendMode = isRedacted ? .normal : blendMode
    }

    package var semanticsContent: SemanticsContent? {
        label.map { SemanticsContent(role: .image, label: $0) }
    }

    package func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard isResizable else { return content.size }
        let size = content.size
        return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    }

    package func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? {
        guard case .symbol(let symbol) = content, !isResizable else { return nil }
        let isBaseline =
            key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
        return isBaseline ? size.height - symbol.layout.baselineOffset : nil
    }

    package func paint(size: CGSize, at now: Double) -> [DrawCommand] {
        let frame = CGRect(origin: .zero, size: size)
        if isRedacted {
            let paint = environment.foregroundStyle().multiplyingAlpha(by: EnvironmentValues.redactionOpacity)
            return [.fill(Path(frame), paint.paint(in: frame), FillStyle())]
        }
        let paints = paints.map { $0.presented(at: now).paint(in: frame) }
        guard let replaced, now < replaced.start + Self.replacement else { return content.commands(in: frame, paints) }
        let share = (now - replaced.start) / Self.replacement
        return commands(of: replaced.content, in: frame, shown: max(1 - 2 * share, 0), at: now)
            + commands(of: content, in: frame, shown: max(2 * share - 1, 0), at: now)
    }

    /// A symbol on its way: half as large where nothing of it is shown yet, or any more.
    private func commands(of content: Content, in frame: CGRect, shown: Double, at now: Double) -> [DrawCommand] {
        guard shown > 0 else { return [] }
        let size = content.size
        let scale = 0.5 + 0.5 * shown
        let rect = CGRect(
            x: frame.midX - size.width * scale / 2, y: frame.midY - size.height * scale / 2,
            width: size.width * scale, height: size.height * scale)
        let paints = paints.map { $0.presented(at: now).multiplyingAlpha(by: shown).paint(in: frame) }
        return content.commands(in: isResizable ? frame : rect, paints)
    }

    package func tick(_ now: Double) -> Bool {
        // What ran until this frame still has to be painted at its target.
        setNeedsPaint()
        for index in paints.indices { paints[index].prune(at: now) }
        if let replaced, now >= replaced.start + Self.replacement { self.replaced = nil }
        return replaced != nil || paints.contains { $0.isActive(at: now) }
    }
}

extension Image: View {
    /// The engine draws images itself.
    public typealias Body = Never

    /// Makes a leaf that shows the image, or what is asked to show it.
    public static func _makeNode(_ view: Image, _ context: _NodeContext) -> _ViewNode {
        guard context.environment.imageDrawing == nil else {
            return DrawnImage._makeNode(DrawnImage(image: view), context)
        }
        return makeLeafNode(view, context)
    }

    /// Gives the leaf, or what shows the image, a newer image.
    public static func _updateNode(_ node: _ViewNode, _ view: Image, _ transaction: Transaction) {
        guard type(of: node) == LeafNode<Image>.self else {
            return DrawnImage._updateNode(node, DrawnImage(image: view), transaction)
        }
        updateLeafNode(node, view, transaction)
    }
}

extension Image: LeafView {
    package static func makeLayoutNode(_ view: Image, _ owner: _ViewNode) -> ContentNode<ImageLeaf> {
        ContentNode(owner, name: "Image") { ImageLeaf(view, $0) }
    }

    package func update(_ layoutNode: ContentNode<ImageLeaf>, _ transaction: Transaction) {
        layoutNode.content.update(self, transaction)
    }
}

extension ImageLeaf.Content {
    package func commands(in frame: CGRect, _ paints: [Paint]) -> [DrawCommand] {
        switch self {
        case .picture(let picture): picture.commands(in: frame, tint: paints.first)
        case .symbol(let symbol): symbol.commands(in: frame, paints)
        case .missing(let missing): missing.commands(in: frame)
        }
    }
}
