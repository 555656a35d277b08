@_spi(Reflection) import Swift

/// The state of a window's views while the window has none: the storage itself, so that values, and the objects among them,
/// stay what they are, whoever has a binding to them.
///
/// State is known by the program's own views around it, the type of the view that has it, and the order of such views in the
/// tree, as `SessionState` has it. The library's own views get back what is a plain value, or says so
/// (`OutlivesViews`): what else they have means a view that is gone.
@MainActor
package final class HeldViews {
    private struct Place: Hashable {
        var path: String
        var type: ObjectIdentifier
        var ordinal = 0
    }

    private var slots: [Place: [AnyObject?]] = [:]
    /// What collections know of elements that are out of sight.
    private var rows: [Place: Any] = [:]
    private var counts: [Place: Int] = [:]

    /// Takes the state of all views of a window.
    ///
    /// - Complexity: O(n) in views, and for those with state the depth of each.
    init(of root: _ViewNode) {
        take(root)
        counts = [:]
    }

    /// How many views have something here.
    var count: Int { slots.count + rows.count }

    private func take(_ node: _ViewNode) {
        if let view = node as? any StateKeeping, view.slotCount > 0 {
            let place = nextPlace(of: node, view.stateType)
            let isOwn = OwnViews.isHeld(node)
            let kept = view.keptSlots.map { slot in
                isOwn || (slot as? any PlainlyHeld)?.isPlain == true ? slot : nil
            }
            if kept.contains(where: { $0 != nil }) { slots[place] = kept }
        }
        if let collection = node as? any RowStateKeeping {
            let place = nextPlace(of: node, ObjectIdentifier(type(of: node)))
            if let kept = collection.keptRows { rows[place] = kept }
        }
        node.forEachChild { take($0) }
    }

    private func nextPlace(of node: _ViewNode, _ type: ObjectIdentifier) -> Place {
        var place = Place(path: node.placeAmongOwnViews, type: type)
        let ordinal = counts[place, default: 0]
        counts[place] = ordinal + 1
        place.ordinal = ordinal
        return place
    }

    /// What a view had that is made now. To be asked once for each view with dynamic properties, in order.
    func takeSlots(for type: ObjectIdentifier, _ node: _ViewNode) -> [AnyObject?]? {
        slots.removeValue(forKey: nextPlace(of: node, type))
    }

    /// What a collection that is made now knew of elements. To be asked once for each, in order.
    func takeRows(for node: _ViewNode) -> Any? {
        rows.removeValue(forKey: nextPlace(of: node, ObjectIdentifier(type(of: node))))
    }
}

/// A collection that keeps the state of elements that are out of sight.
@MainActor
protocol RowStateKeeping: AnyObject {
    /// Nil where there is none.
    var keptRows: Any? { get }
}

extension ViewGraph {
    /// What a collection that is made now kept of the rows that it had. To be asked once for each, in order.
    func takeKeptRows(for collection: _ViewNode) -> Any? { updates.held?.takeRows(for: collection) }
}

extension SubviewsNode: RowStateKeeping {
    var keptRows: Any? {
        let bodies = keptBodies
        return bodies.isEmpty ? nil : bodies
    }
}

extension _ViewNode {
    /// The program's own views around the node, itself included, and the ids of elements: what says which view it is, also
    /// in another process.
    ///
    /// - Complexity: O(d) for d nodes around it.
    final var placeAmongOwnViews: String {
        var names: [String] = []
        var current: _ViewNode? = self
        var child: _ViewNode?
        while let node = current {
            if let child, node.isCollection,
                let id = graph.updates.making[ObjectIdentifier(node)] ?? node.id(ofChild: child).map({ "\($0)" })
            {
                names.append("[\(id.prefix(80).replacing("/", with: ":"))]")
            }
            if let shared = node as? SharedModifierNode {
                names.append("[\(shared.name.prefix(80).replacing("/", with: ":"))]")
            }
            if let name = OwnViews.name(of: node) { names.append(name) }
            (current, child) = (node.parent, node)
        }
        return names.reversed().joined(separator: "/")
    }

    /// Others, such as `id(_:)`, know the id of a child only when it is there.
    private var isCollection: Bool { !hasBody && viewName == "ForEach" }
}

extension ViewGraph {
    /// Makes the views of an element.
    func making<Result>(_ id: (some Hashable)?, in collection: _ViewNode, _ make: () -> Result) -> Result {
        guard window.resources.session != nil || updates.held != nil else { return make() }
        updates.making[ObjectIdentifier(collection)] = id.map { "\($0)" } ?? ""
        defer { updates.making[ObjectIdentifier(collection)] = nil }
        return make()
    }
}
