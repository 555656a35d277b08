/// A view that paints a shape.
nonisolated public protocol ShapeView<Content>: View {
    /// The type of shape.
    associatedtype Content: Shape

    /// What is painted.
    var shape: Content { get }
}

/// A shape view whose marks can be painted by one leaf.
nonisolated package protocol MarkedShapeView: ShapeView {
    /// Back to front.
    var marks: [ShapeMark] { get }
}

/// A shape view that is a leaf.
@MainActor
package protocol ShapeLeafView: LeafView, MarkedShapeView where Leaf == ContentNode<ShapeLeaf<Content>> {}

extension ShapeLeafView {
    package static func makeLayoutNode(_ view: Self, _ owner: _ViewNode) -> ContentNode<ShapeLeaf<Content>> {
        ContentNode(owner, name: TypeName.short(Content.self)) { ShapeLeaf(view.shape, $0) }
    }

    package func update(_ layoutNode: ContentNode<ShapeLeaf<Content>>, _ transaction: Transaction) {
        layoutNode.content.update(shape, marks, transaction)
    }
}

/// A style that is a view: it fills its frame.
@MainActor
package protocol StyleView: LeafView, ShapeStyle where Leaf == ContentNode<ShapeLeaf<Rectangle>> {}

extension StyleView {
    package static func makeLayoutNode(_ view: Self, _ owner: _ViewNode) -> ContentNode<ShapeLeaf<Rectangle>> {
        ContentNode(owner, name: TypeName.short(Self.self)) { ShapeLeaf(Rectangle(), $0) }
    }

    package func update(_ layoutNode: ContentNode<ShapeLeaf<Rectangle>>, _ transaction: Transaction) {
        layoutNode.content.update(Rectangle(), [ShapeMark(.fill(FillStyle()), AnyShapeStyle(self))], transaction)
    }
}

/// A shape filled with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView {
    /// The engine paints shapes itself.
    public typealias Body = Never

    /// What is filled.
    public var shape: Content
    /// What it is filled with.
    public var style: Style
    /// How the inside is found and drawn.
    public var fillStyle: FillStyle

    /// Fills a shape.
    public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    /// Makes a leaf that paints the shape.
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
        makeLeafNode(view, context)
    }

    /// Gives the leaf newer values.
    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self, _ transaction: Transaction) {
        updateLeafNode(node, view, transaction)
    }
}

extension _ShapeView: ShapeLeafView {
    package var marks: [ShapeMark] { [ShapeMark(.fill(fillStyle), AnyShapeStyle(style))] }
}

/// A shape view with another fill in front.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    /// The engine paints shapes itself.
    public typealias Body = Never

    /// What is filled.
    public var shape: Content
    /// What it is filled with.
    public var style: Style
    /// How the inside is found and drawn.
    public var fillStyle: FillStyle
    /// What is behind.
    public var background: Background

    init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }

    /// Makes a leaf that paints the shape and what is behind.
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
        makeLeafNode(view, context)
    }

    /// Gives the leaf newer values.
    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self, _ transaction: Transaction) {
        updateLeafNode(node, view, transaction)
    }
}

extension FillShapeView: ShapeLeafView {
    package var marks: [ShapeMark] {
        background.marksBehind + [ShapeMark(.fill(fillStyle), AnyShapeStyle(style))]
    }
}

/// A shape's outline drawn with a style, in front of another shape view.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    /// The engine paints shapes itself.
    public typealias Body = Never

    /// What is drawn.
    public var shape: Content
    /// What it is drawn with.
    public var style: Style
    /// The pen.
    public var strokeStyle: StrokeStyle
    /// Whether edges are smoothed.
    public var isAntialiased: Bool
    /// What is behind.
    public var background: Background

    init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    /// Makes a leaf that paints the shape and what is behind.
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
        makeLeafNode(view, context)
    }

    /// Gives the leaf newer values.
    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self, _ transaction: Transaction) {
        updateLeafNode(node, view, transaction)
    }
}

extension StrokeShapeView: ShapeLeafView {
    package var marks: [ShapeMark] {
        background.marksBehind
            + [ShapeMark(.stroke(strokeStyle, isAntialiased: isAntialiased), AnyShapeStyle(style))]
    }
}

/// A line along the inside of a shape's outline, in front of another shape view.
nonisolated public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
    ShapeView
{
    /// The engine paints shapes itself.
    public typealias Body = Never

    /// What is drawn.
    public var shape: Content
    /// What it is drawn with.
    public var style: Style
    /// The pen.
    public var strokeStyle: StrokeStyle
    /// Whether edges are smoothed.
    public var isAntialiased: Bool
    /// What is behind.
    public var background: Background

    init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    /// Makes a leaf that paints the shape and what is behind.
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
        makeLeafNode(view, context)
    }

    /// Gives the leaf newer values.
    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self, _ transaction: Transaction) {
        updateLeafNode(node, view, transaction)
    }
}

extension StrokeBorderShapeView: ShapeLeafView {
    package var marks: [ShapeMark] {
        background.marksBehind
            + [ShapeMark(.border(strokeStyle, isAntialiased: isAntialiased), AnyShapeStyle(style))]
    }
}

extension View {
    /// The marks of a shape view that is chained behind another; none for the empty view that ends the chain.
    nonisolated fileprivate var marksBehind: [ShapeMark] { (self as? any MarkedShapeView)?.marks ?? [] }
}
