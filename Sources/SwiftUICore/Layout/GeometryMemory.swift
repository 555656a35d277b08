import Synchronization

/// What the proxies of a view share: the way to the view, and where it was once it is gone.
final class GeometryMemory: Sendable {
    /// Read on the main actor only.
    private let reference: BackReference<LayoutNode>
    private let known = Mutex<LastGeometry?>(nil)

    init(_ reference: BackReference<LayoutNode>) { self.reference = reference }

    /// The view's layout node; nil once it is gone.
    @MainActor var node: LayoutNode? { reference.target }

    /// Where the view was; nil while it is there, and for one that never had a place.
    var last: LastGeometry? { known.withLock { $0 } }

    /// To be called when the view goes, while those around it are still there.
    @MainActor
    func remember(_ node: LayoutNode) {
        guard node.isPlaced else { return }
        let geometry = LastGeometry(node)
        known.withLock { $0 = geometry }
    }
}

/// Everything that can be asked about where a view was.
struct LastGeometry: Sendable {
    /// Something around the view that has a name.
    struct Space: @unchecked Sendable {
        // A value that is only compared.
        let name: AnyHashable
        /// The view's frame in the space.
        let frame: CGRect
        /// The bounds of the space in the view's coordinates.
        let bounds: CGRect?
    }

    let transform: ProjectionTransform
    let safeAreaInsets: EdgeInsets
    private let bounds: CGRect
    private let inWindow: CGRect
    /// The innermost first.
    private let spaces: [Space]

    @MainActor
    init(_ node: LayoutNode) {
        let bounds = CGRect(origin: .zero, size: node.size)
        var spaces: [Space] = []
        var next: LayoutNode? = node
        while let current = next {
            for name in current.spaceNames where !spaces.contains(where: { $0.name == name }) {
                guard current.area(named: name) != nil else { continue }
                spaces.append(
                    Space(name: name, frame: node.frame(of: bounds, in: .named(name)), bounds: node.bounds(of: name)))
            }
            next = current.parent
        }
        self.bounds = bounds
        self.spaces = spaces
        transform = node.globalTransform(at: nil)
        safeAreaInsets = node.safeAreaInsets(in: node.size)
        inWindow = node.frame(of: bounds, in: .global)
    }

    func space(named name: AnyHashable) -> Space? { spaces.first { $0.name == name } }

    func frame(in space: CoordinateSpace) -> CGRect {
        switch space {
        case .local: bounds
        case .global: inWindow
        case .named(let name): self.space(named: name)?.frame ?? inWindow
        }
    }
}
