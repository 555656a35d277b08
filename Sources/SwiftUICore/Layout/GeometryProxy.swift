/// The size and place of the view that a closure was given it for.
///
/// A `GeometryReader` gives one to its content; `onGeometryChange` and `visualEffect` do, too. It tells where the view
/// will be when running animations have ended, and once the view is gone, where it was. Asked on another thread than
/// the main one, it knows of a view that is still there only how large it is. Content that asks for the frame depends
/// on the place of the view and is made anew when that changes; content that asks for the size alone is not.
///
///     GeometryReader { proxy in
///         Rectangle()
///             .fill(.green)
///             .frame(width: proxy.size.width * progress)
///     }
///     .frame(height: 6)
///
/// - Complexity: `size` is O(1); frames and insets are O(*d*) in the depth of the view.
public struct GeometryProxy: @unchecked Sendable {
    // A new object for each evaluation, so that views which got an older one count as changed.
    private let source: GeometrySource

    @MainActor
    package init(_ node: LayoutNode, size: CGSize) { source = GeometrySource(node.geometryMemory, size) }

    /// The view's size, in points.
    public var size: CGSize { source.size }

    /// How far what covers the window's edges reaches beyond each side of the view that touches it, in points.
    public var safeAreaInsets: EdgeInsets {
        source.read({ $0.safeAreaInsets(in: $1) }, orLast: \.safeAreaInsets) ?? EdgeInsets()
    }

    /// The view's bounding rectangle in a coordinate space.
    ///
    /// A name that no view around this one has stands for the window.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        // A name is a value that is only compared; its type just cannot promise so.
        nonisolated(unsafe) let coordinateSpace = coordinateSpace
        return source.read(
            { $0.frame(of: CGRect(origin: .zero, size: $1), in: coordinateSpace) },
            orLast: { $0.frame(in: coordinateSpace) }) ?? CGRect(origin: .zero, size: size)
    }

    /// The view's bounding rectangle in a coordinate space.
    ///
    /// A name that no view around this one has stands for the window.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The bounds of the nearest view around this one that has a name, in this view's coordinates; nil when there is
    /// none.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        nonisolated(unsafe) let name = coordinateSpace.name
        return source.read({ node, _ in node.bounds(of: name) }, orLast: { $0.space(named: name)?.bounds }) ?? nil
    }

    /// From the view's coordinates to the window's.
    var transformToWindow: ProjectionTransform {
        source.read({ node, _ in node.globalTransform(at: nil) }, orLast: \.transform) ?? ProjectionTransform()
    }
}

/// What a proxy reads from.
private final class GeometrySource: Sendable {
    private let memory: GeometryMemory
    let size: CGSize

    init(_ memory: GeometryMemory, _ size: CGSize) {
        self.memory = memory
        self.size = size
    }

    /// Asks the view, and notes what is read as what its content depends on, or else what is known of where it was.
    func read<Value: Equatable>(
        _ value: @escaping @MainActor (LayoutNode, CGSize) -> Value, orLast last: (LastGeometry) -> Value
    ) -> Value? {
        if MainThread.isCurrent {
            let size = size
            // The closure only takes the result out; nothing else runs meanwhile.
            nonisolated(unsafe) var result: Value?
            MainActor.assumeIsolated {
                guard let node = memory.node else { return }
                let current = value(node, size)
                (node as? any GeometryDependent)?.geometryReads.note(current) { value($0, size) }
                result = current
            }
            if let result { return result }
        }
        return memory.last.map(last)
    }
}

/// A layout node with content that was built from where the node is.
@MainActor
protocol GeometryDependent: LayoutNode {
    var geometryReads: GeometryReads { get set }
}

/// What content read of its place, and how to find out whether it would read the same now.
@MainActor
struct GeometryReads {
    private var isSame: [(LayoutNode) -> Bool] = []

    var isEmpty: Bool { isSame.isEmpty }

    mutating func note<Value: Equatable>(_ value: Value, _ current: @escaping @MainActor (LayoutNode) -> Value) {
        // A callback that asks again and again, as a gesture may, adds nothing new.
        guard isSame.count < 16 else { return }
        isSame.append { current($0) == value }
    }

    func hold(for node: LayoutNode) -> Bool { isSame.allSatisfy { $0(node) } }
}

extension LayoutNode {
    /// A rectangle's bounding box in a coordinate space, without running animations.
    package final func frame(of rect: CGRect, in space: CoordinateSpace) -> CGRect {
        switch space {
        case .local: return rect
        case .global:
            guard let window = nestedWindow else { return globalFrame(of: rect, at: nil) }
            return frame(of: rect, in: window)
        case .named(let name):
            guard let space = self.space(named: name) else { return frame(of: rect, in: .global) }
            return frame(of: rect, in: space.node).offsetBy(dx: -space.area.minX, dy: -space.area.minY)
        }
    }

    private func frame(of rect: CGRect, in ancestor: LayoutNode) -> CGRect {
        guard let inverse = ancestor.globalTransform(at: nil).invertedIfPossible else {
            return globalFrame(of: rect, at: nil)
        }
        return rect.boundingBox(under: globalTransform(at: nil).concatenating(inverse))
    }

    /// What a name around this node stands for, in the node's coordinates.
    final func bounds(of name: AnyHashable) -> CGRect? {
        guard let space = self.space(named: name), let inverse = globalTransform(at: nil).invertedIfPossible else {
            return nil
        }
        return space.area.boundingBox(under: space.node.globalTransform(at: nil).concatenating(inverse))
    }
}
