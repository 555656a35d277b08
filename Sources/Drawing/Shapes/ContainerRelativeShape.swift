import RiffleLayers

/// The shape of the container that the view is in, with corners that keep the same distance from the container's; a
/// rectangle where no container has a shape.
///
/// `containerShape(_:)` sets it. Other shapes that are made of this one, by an inset or a rotation, take it for a rectangle.
public struct ContainerRelativeShape: InsettableShape {
    private var amount: CGFloat = 0
    private var container: ContainerShape?
    /// How far the view is from the edges of its container, in points.
    private var distance: CGFloat = 0

    /// The shape of the container.
    public init() {}

    /// The container's shape in a rectangle.
    public func path(in rect: CGRect) -> Path {
        guard let container else { return Path(rect.shrunk(by: amount)) }
        return container.path(rect.insetBy(dx: -distance, dy: -distance), distance + amount)
    }

    /// The shape moved inwards by so many points.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        var copy = self
        copy.amount += amount
        return copy
    }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of the container that the view is in.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// A shape that depends on where it stands.
protocol PlacedShape: Shape {
    /// The shape for a node's place.
    @MainActor func placed(at node: LayoutNode) -> Self
}

extension ContainerRelativeShape: PlacedShape {
    @MainActor func placed(at node: LayoutNode) -> ContainerRelativeShape {
        guard let container = node.environment.containerShape else { return self }
        var copy = self
        copy.container = container
        let frame = node.globalFrame(of: CGRect(origin: .zero, size: node.size), at: nil)
        let outer = container.place.frame(for: node)
        if let outer {
            let gaps = [
                frame.minX - outer.minX, frame.minY - outer.minY, outer.maxX - frame.maxX, outer.maxY - frame.maxY,
            ]
            copy.distance = max(gaps.min() ?? 0, 0)
        }
        return copy
    }
}

extension Shape {
    /// The shape where a node stands.
    @MainActor func atPlace(of node: LayoutNode) -> Self {
        (self as? any PlacedShape)?.placedAny(at: node) as? Self ?? self
    }
}

extension PlacedShape {
    @MainActor fileprivate func placedAny(at node: LayoutNode) -> any Shape { placed(at: node) }
}

/// The shape of a container, and where the container is.
struct ContainerShape: Equatable, @unchecked Sendable {
    /// Where the container was laid out.
    @MainActor
    final class Place {
        /// In the window.
        private var frame: CGRect?
        /// What shows a shape that follows from the frame, in the order in which it was painted.
        private var readers: [Reader] = []
        private var indices: [ObjectIdentifier: Int] = [:]

        private struct Reader { weak var node: LayoutNode? }

        nonisolated init() {}

        /// The frame in the window, for a node that is painted anew when it is another.
        func frame(for node: LayoutNode) -> CGRect? {
            let id = ObjectIdentifier(node)
            if let index = indices[id] {
                // A node that is gone may have had the same address.
                readers[index] = Reader(node: node)
            } else {
                indices[id] = readers.count
                readers.append(Reader(node: node))
            }
            return frame
        }

        func move(to newFrame: CGRect) {
            guard newFrame != frame else { return }
            frame = newFrame
            let due = readers
            readers = []
            indices = [:]
            for reader in due { reader.node?.setNeedsPaint() }
        }
    }

    let shape: AnyShape
    let place: Place
    /// The outline in a rectangle, moved inwards by so many points.
    let path: (CGRect, CGFloat) -> Path
    /// The radii of the corners in a size; nil for shapes that have none of their own.
    let radii: (CGSize) -> RectangleCornerRadii?

    init<S: InsettableShape>(_ shape: S, _ place: Place) {
        self.shape = AnyShape(shape)
        self.place = place
        path = { rect, amount in shape.inset(by: amount).path(in: rect) }
        radii = { (shape as? any RoundCornered)?.radii(in: $0) }
    }

    static func == (first: ContainerShape, second: ContainerShape) -> Bool {
        first.place === second.place && first.shape == second.shape
    }
}

private struct ContainerShapeKey: EnvironmentKey {
    static var defaultValue: ContainerShape? { nil }
}

extension EnvironmentValues {
    /// The shape of the nearest container that has one.
    var containerShape: ContainerShape? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

private struct ContainerShapeModifier<S: InsettableShape>: ViewModifier {
    let shape: S
    @State private var place = ContainerShape.Place()

    nonisolated init(shape: S) { self.shape = shape }

    func body(content: Content) -> some View {
        content
            .environment(\.containerShape, ContainerShape(shape, place))
            .onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }) { place.move(to: $0) }
    }
}

extension View {
    /// Says what shape the view has, for `ContainerRelativeShape` in it.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(ContainerShapeModifier(shape: shape))
    }
}
