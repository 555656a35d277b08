import RiffleLayers

/// A mark of a shape with the parts of it that animate.
///
/// Outside of the leaf, which is generic: what is generic is looked up by its arguments wherever it is used.
private struct ShapeStroke {
    var mark: ShapeMark
    var pen: AnimatedAttribute<StrokeStyle.AnimatableData>
    var paint: AnimatedPaint
    /// Shadows of the style.
    var effects: [LayerEffect]
    var blendMode: BlendMode
}

/// What the type of a shape tells of all shapes of that type, found out once for each type.
@MainActor
private struct ShapeKind {
    let isBounded: Bool
    let isOutline: Bool
    let dependsOnPlace: Bool

    private static var known: [ObjectIdentifier: ShapeKind] = [:]

    static func of(_ type: any Shape.Type) -> ShapeKind {
        if let kind = known[ObjectIdentifier(type)] { return kind }
        let kind = ShapeKind(
            isBounded: type is any BoundedShape.Type, isOutline: type is any StrokedOutline.Type,
            dependsOnPlace: type is any PlacedShape.Type)
        known[ObjectIdentifier(type)] = kind
        return kind
    }
}

/// What the leaf of a shape shows: it keeps the outline and its paints, and shows both changing.
package final class ShapeLeaf<Content: Shape>: LeafContent {
    package unowned let node: LayoutNode
    private var shape: Content
    private var outline: AnimatedAttribute<Content.AnimatableData>
    private var strokes: [ShapeStroke] = []
    private var direction: LayoutDirection
    /// The shape of the container around, where the leaf's own follows from it.
    private var container: ContainerShape?
    private let kind = ShapeKind.of(Content.self)
    /// Whether outline, pens or paints were still on their way in the last frame.
    private var isMoving = false

    init(_ shape: Content, _ node: LayoutNode) {
        self.node = node
        self.shape = shape
        outline = AnimatedAttribute(shape.animatableData)
        direction = node.environment.layoutDirection
        shape.reportMistakes(reportMistake)
    }

    private func reportMistake(_ what: String) {
        graph.report(.invalidFrame(what, path: owner.path), from: owner)
    }

    private func reportMistakes(of pen: ShapeMark.Pen) {
        for (name, length) in pen.lengths where !(length >= 0 && length.isFinite) { reportMistake(name) }
    }

    /// Takes a newer shape and its marks, back to front, or the same in another environment.
    package func update(_ newShape: Content, _ marks: [ShapeMark], _ transaction: Transaction) {
        updateShape(newShape, transaction)
        if direction != environment.layoutDirection {
            direction = environment.layoutDirection
            setNeedsPaint()
        }
        if kind.dependsOnPlace, container != environment.containerShape {
            container = environment.containerShape
            setNeedsPaint()
        }
        if marks.count != strokes.count {
            strokes = marks.map { mark in
                reportMistakes(of: mark.pen)
                let style = mark.resolved(in: environment, isOutline: kind.isOutline)
                return ShapeStroke(
                    mark: mark, pen: AnimatedAttribute(mark.pen.animatableData), paint: AnimatedPaint(style.paint),
                    effects: style.effects, blendMode: style.blendMode)
            }
            return setNeedsPaint()
        }
        for (index, mark) in marks.enumerated() { updateStroke(index, mark, transaction) }
    }

    private func updateShape(_ newShape: Content, _ transaction: Transaction) {
        let isSame = ViewComparison.areEqual(shape, newShape)
        if isSame, transaction.isTrivial { return }
        let old = shape
        shape = newShape
        if outline.update(to: newShape.animatableData, transaction, at: graph.now) { start(transaction) }
        guard !isSame else { return }
        newShape.reportMistakes(reportMistake)
        setNeedsPaint()
        // Most shapes take what they are offered, whatever their numbers are: then nothing is laid out again.
        let probes = [node.proposal, .zero, .unspecified, .infinity]
        if probes.contains(where: { old.sizeThatFits($0) != newShape.sizeThatFits($0) }) {
            invalidateLayout(transaction)
        }
    }

    private func updateStroke(_ index: Int, _ mark: ShapeMark, _ transaction: Transaction) {
        let now = graph.now
        let style = mark.resolved(in: environment, isOutline: kind.isOutline)
        let paint = style.paint
        if style.effects != strokes[index].effects || style.blendMode != strokes[index].blendMode {
            strokes[index].effects = style.effects
            strokes[index].blendMode = style.blendMode
            setNeedsLayerUpdate()
        }
        let isSame = strokes[index].mark.pen == mark.pen && strokes[index].paint.target == paint
        strokes[index].mark = mark
        if isSame, transaction.isTrivial { return }
        let movesPaint = strokes[index].paint.update(to: paint, transaction, at: now)
        let movesPen = strokes[index].pen.update(to: mark.pen.animatableData, transaction, at: now)
        if movesPaint || movesPen { start(transaction) }
        guard !isSame else { return }
        reportMistakes(of: mark.pen)
        setNeedsPaint()
    }

    private func start(_ transaction: Transaction) {
        isMoving = true
        graph.motion.start(node, transaction)
    }

    private func presentedShape(at now: Double) -> Content {
        guard outline.isActive(at: now) else { return kind.dependsOnPlace ? shape.atPlace(of: node) : shape }
        var copy = shape
        copy.animatableData = outline.presented(at: now)
        return copy
    }

    private func presentedPen(_ stroke: ShapeStroke, at now: Double) -> ShapeMark.Pen {
        guard stroke.pen.isActive(at: now) else { return stroke.mark.pen }
        var pen = stroke.mark.pen
        pen.animatableData = stroke.pen.presented(at: now)
        return pen
    }

    package func measure(_ proposal: ProposedViewSize) -> CGSize {
        // On iOS an inset shape, which is what a border follows, takes all it is offered, even that of a circle.
        if strokes.count == 1, case .border = strokes[0].mark.pen { return proposal.replacingUnspecifiedDimensions() }
        return shape.sizeThatFits(proposal)
    }

    package func paint(size: CGSize, at now: Double) -> [DrawCommand] {
        let shape = presentedShape(at: now)
        let rect = CGRect(origin: .zero, size: size)
        return strokes.compactMap { stroke in
            let paint = stroke.paint.presented(at: now)
            guard !paint.isInvisible else { return nil }
            if case .picture(let picture) = paint { return picture.command(in: pictureFrame(stroke, rect, at: now)) }
            return presentedPen(stroke, at: now).command(for: shape, in: size, direction, paint.paint(in: rect))
        }
    }

    /// Where the tiles of a picture are laid: over the frame and what of the pen lies outside of it.
    private func pictureFrame(_ stroke: ShapeStroke, _ rect: CGRect, at now: Double) -> CGRect {
        let region = presentedPen(stroke, at: now).region(of: presentedShape(at: now), in: rect.size, direction)
        let box = region.path.boundingRect
        return box.isNull ? rect : rect.union(box)
    }

    /// A picture shows through the shape: the layer is clipped by it. With several marks, by the first of a picture.
    package func updateLayer(_ layer: inout Layer, size: CGSize, at now: Double) {
        var effects: [LayerEffect] = []
        var blendMode = BlendMode.normal
        var clip: LayerClip?
        for stroke in strokes {
            effects += stroke.effects
            if stroke.blendMode != .normal { blendMode = stroke.blendMode }
            guard clip == nil, stroke.paint.presented(at: now).isPicture else { continue }
            let region = presentedPen(stroke, at: now).region(of: presentedShape(at: now), in: size, direction)
            clip = .path(region.path, isEvenOdd: region.isEOFilled)
        }
        layer.effects = effects
        layer.blendMode = blendMode
        layer.clip = clip
    }

    /// Shapes of an app may draw anywhere.
    package var paintReach: CGFloat? {
        guard kind.isBounded, !isMoving else { return nil }
        var reach: CGFloat = 0
        for stroke in strokes { reach = max(reach, stroke.mark.pen.reach) }
        return reach
    }

    package func ownTouchArea(size: CGSize) -> CGRect? {
        guard !isMoving, !kind.dependsOnPlace else { return nil }
        let frame = CGRect(origin: .zero, size: size)
        if let reach = paintReach { return frame.insetBy(dx: -reach, dy: -reach) }
        return strokes.reduce(frame) { $0.union($1.mark.pen.region(of: shape, in: size, direction).path.boundingRect) }
    }

    package func containsPoint(_ point: CGPoint, size: CGSize) -> Bool {
        let now = graph.now
        let shape = presentedShape(at: now)
        return strokes.contains {
            !$0.paint.target.isInvisible
                && presentedPen($0, at: now).covers(point, of: shape, in: size, direction)
        }
    }

    package func tick(_ now: Double) -> Bool {
        guard isMoving else { return false }
        // What ended since the last frame still has to be painted at its target.
        setNeedsPaint()
        outline.prune(at: now)
        for index in strokes.indices {
            strokes[index].pen.prune(at: now)
            strokes[index].paint.prune(at: now)
        }
        isMoving =
            outline.isActive(at: now) || strokes.contains { $0.pen.isActive(at: now) || $0.paint.isActive(at: now) }
        return isMoving
    }
}
