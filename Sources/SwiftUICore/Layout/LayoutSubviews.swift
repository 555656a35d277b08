/// The views that a layout arranges.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
    /// Which side leading is. Places are mirrored for the layout; it need not look at this.
    public var layoutDirection: LayoutDirection
    private let nodes: [LayoutNode]
    /// Which of the nodes are in the collection; nil for all.
    private let selection: [Int]?
    let places: SubviewPlaces

    init(_ nodes: [LayoutNode], _ direction: LayoutDirection, selection: [Int]? = nil, _ places: SubviewPlaces) {
        self.nodes = nodes
        layoutDirection = direction
        self.selection = selection
        self.places = places
    }

    /// The number of the first view.
    public var startIndex: Int { 0 }
    /// One more than the number of the last view.
    public var endIndex: Int { selection?.count ?? nodes.count }

    /// The view at a place in the order of declaration.
    public subscript(index: Int) -> LayoutSubview {
        let position = selection?[index] ?? index
        return LayoutSubview(node: nodes[position], index: position, places: places)
    }

    /// Some of the views, numbered from 0.
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        self[bounds as any Sequence<Int>]
    }

    /// Some of the views, numbered from 0.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        self[indices as any Sequence<Int>]
    }

    private subscript(indices: any Sequence<Int>) -> LayoutSubviews {
        LayoutSubviews(nodes, layoutDirection, selection: indices.map { selection?[$0] ?? $0 }, places)
    }

    /// The same views with another record of places, for finding out where a layout would put them.
    func withOwnPlaces() -> LayoutSubviews {
        LayoutSubviews(nodes, layoutDirection, selection: selection, SubviewPlaces(count: nodes.count))
    }

    /// Whether one of the views may set a guide; without any that does, nothing need be placed to find out where it is.
    func maySetGuide(_ key: AlignmentKey) -> Bool {
        if key.belongsToFrame { return false }
        let baselines = [VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key]
        if key.axis == .vertical ? baselines.contains(key) : key == HorizontalAlignment.listRowSeparatorLeading.key {
            return true
        }
        if let known = places.maySetGuides { return known }
        let maySet = onMainActor { nodes.contains { $0.maySetGuides } }
        places.maySetGuides = maySet
        return maySet
    }

    /// The views' layout nodes.
    package var layoutNodes: [LayoutNode] { selection.map { $0.map { nodes[$0] } } ?? nodes }

    /// The same views in the same order.
    public static func == (first: LayoutSubviews, second: LayoutSubviews) -> Bool {
        first.layoutDirection == second.layoutDirection && first.elementsEqual(second)
    }
}

/// A view that a layout arranges.
public struct LayoutSubview: Equatable, Sendable {
    let node: LayoutNode
    let index: Int
    let places: SubviewPlaces

    /// The value that the view was given under a key with `layoutValue`, or the key's default.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        let id = ObjectIdentifier(key)
        return onMainActor { node.traitValue(id) } as? K.Value ?? K.defaultValue
    }

    /// The view's layout priority; 0 unless it set one.
    public var priority: Double {
        let priority = onMainActor { node.layoutPriority }
        // Inside the engine spacers come last by priority; layouts are to see what the app set.
        return priority == -.infinity ? 0 : priority
    }

    /// The distances the view wants to its neighbors.
    public var spacing: ViewSpacing { onMainActor { node.spacing } }

    /// The size the view takes when offered `proposal`, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let proposal = proposal.sanitized
        return onMainActor { node.sizeThatFits(proposal) }
    }

    /// The size and guides of the view when offered `proposal`.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let proposal = proposal.sanitized
        return onMainActor { node.dimensions(proposal) }
    }

    /// Puts the view's anchor at a point of the coordinates in which the layout was given its bounds.
    ///
    /// The last call counts. Coordinates that are NaN or infinite are reported and count as 0.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let proposal = proposal.sanitized
        let size = onMainActor { node.sizeThatFits(proposal) }
        let x = position.x - anchor.x * size.width
        let y = position.y - anchor.y * size.height
        if !(position.x + position.y + anchor.x + anchor.y).isFinite { places.hasInvalidPlace = true }
        places.record(
            StackSolution.Place(
                proposal: proposal, size: size, origin: CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)),
            for: node, at: index)
    }

    /// The same view.
    public static func == (first: LayoutSubview, second: LayoutSubview) -> Bool { first.node === second.node }
}

/// Where a layout has put its views so far.
final class SubviewPlaces: @unchecked Sendable {
    private var places: [(place: StackSolution.Place, node: LayoutNode)?]
    /// Whether one of all views may set a guide that is no baseline, once somebody has asked.
    var maySetGuides: Bool?
    /// Whether a view was put where no place is.
    var hasInvalidPlace = false

    init(count: Int) { places = Array(repeating: nil, count: count) }

    subscript(index: Int) -> StackSolution.Place? { places[index]?.place }

    func record(_ place: StackSolution.Place, for node: LayoutNode, at index: Int) { places[index] = (place, node) }

    func clear(count: Int) {
        places = Array(repeating: nil, count: count)
        hasInvalidPlace = false
    }

    /// The guide that the placed views set, put together.
    func combined(_ key: AlignmentKey) -> CGFloat? {
        let places = places
        return onMainActor {
            key.combined(
                places.lazy.compactMap { entry in
                    guard let (place, node) = entry else { return nil }
                    return node.guide(key, in: place.size, place.proposal).map {
                        $0 + place.origin[key.axis]
                    }
                })
        }
    }
}

extension ProposedViewSize {
    /// The proposal with lengths that views can work with: not NaN and not below 0.
    var sanitized: ProposedViewSize {
        func valid(_ length: CGFloat?) -> CGFloat? {
            guard let length, !length.isNaN else { return nil }
            return max(length, 0)
        }
        return ProposedViewSize(width: valid(width), height: valid(height))
    }
}

/// Runs what the engine's layout asks for on the main actor, where all layout runs; the protocol of layouts is not
/// isolated and so cannot say that. Anywhere else it ends the program.
package func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
    if MainThread.isCurrent { return MainThread.known(body) }
    return withoutActuallyEscaping(body) { body in
        nonisolated(unsafe) var result: Result?
        MainActor.assumeIsolated { result = body() }
        return result!
    }
}
