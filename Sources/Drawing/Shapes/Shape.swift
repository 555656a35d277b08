/// An outline that fits itself into a rectangle; as a view, it is filled with the foreground style.
///
/// A type conforms by `path(in:)`, which may be called with any size, also an empty one, and may draw outside of the
/// rectangle. By default a shape takes all the room it is offered, and 10 points where nothing is; it is flipped where
/// the layout runs from right to left, unless `layoutDirectionBehavior` says otherwise. Give it an `animatableData` to
/// have its numbers animated. `fill`, `stroke`, `clipShape` and `contentShape` use shapes.
///
///     struct Leaf: Shape {
///         func path(in rect: CGRect) -> Path {
///             Path { path in
///                 path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
///                 path.addQuadCurve(to: CGPoint(x: rect.maxX, y: rect.minY), control: rect.origin)
///                 path.addQuadCurve(
///                     to: CGPoint(x: rect.minX, y: rect.maxY), control: CGPoint(x: rect.maxX, y: rect.maxY))
///             }
///         }
///     }
///
/// - Complexity: `path(in:)` is called when the size or the shape changes, and in each frame while `animatableData` is
///   animated.
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// The outline in a rectangle, in points.
    func path(in rect: CGRect) -> Path

    /// What the shape is for: a hint for styles.
    static var role: ShapeRole { get }

    /// What happens to the shape where leading is right.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// The size of a view that shows the shape: by default all that is offered, and 10 points where nothing is.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// What a shape is for.
public enum ShapeRole: Hashable, Sendable {
    /// An area.
    case fill
    /// A line.
    case stroke
    /// A line between two things.
    case separator
}

extension Shape {
    /// An area.
    public static var role: ShapeRole { .fill }

    /// Flipped where leading is right.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// All that is offered, and 10 points where nothing is.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    /// The shape filled with the foreground style.
    @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle())
    }

    /// Makes a leaf that fills the shape.
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
        _ShapeView<Self, ForegroundStyle>._makeNode(view.body, context)
    }

    /// Gives the leaf a newer shape.
    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self, _ transaction: Transaction) {
        _ShapeView<Self, ForegroundStyle>._updateNode(node, view.body, transaction)
    }
}

extension Shape {
    /// The outline for a frame in a direction, its origin at zero.
    func outline(in size: CGSize, _ direction: LayoutDirection) -> Path {
        let path = path(in: CGRect(origin: .zero, size: size))
        guard layoutDirectionBehavior == .mirrors(in: direction) else { return path }
        return path.mirrored(width: size.width)
    }
}

extension Path {
    /// The path with left and right exchanged inside a width. What hosts recognize stays recognized.
    func mirrored(width: CGFloat) -> Path {
        func mirror(_ rect: CGRect) -> CGRect {
            CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        }
        switch recognized {
        case .empty: return self
        case .rect(let rect): return Path(mirror(rect))
        case .ellipse(let rect): return Path(ellipseIn: mirror(rect))
        case .roundedRect(let rect, .uniform(let size), let style):
            return Path(roundedRect: mirror(rect), cornerSize: size, style: style)
        case .roundedRect(let rect, .uneven(let radii), let style):
            return Path(roundedRect: mirror(rect), cornerRadii: radii.mirrored, style: style)
        case .other:
            return applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0))
        }
    }
}
