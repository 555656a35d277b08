import Foundation
@_spi(Reflection) import Swift

/// Knows the states of a window's views, and gives to those that are made what views in their places had before.
///
/// Windows whose state nobody asks for have none.
@MainActor
package final class SessionKeeper {
    private struct Place: Hashable {
        var path: String
        var ordinal: Int
        var slot: Int
    }

    /// Where a node is, while its states are made.
    private struct Maker {
        weak var node: _ViewNode?
        var path: String
        var ordinal: Int
        var slot = 0
    }

    private struct Kept {
        weak var state: (any KeptInSession)?
        weak var node: _ViewNode?
        let slot: Int
    }

    private var former: [Place: SessionState.Entry] = [:]
    private var formerParts: [String: [String: Data]]
    /// How many nodes with state have been made in each place, while there is something to give them.
    private var counts: [String: Int] = [:]
    private var maker: Maker?
    private var kept: [Kept] = []
    private var pruneAt = 256
    private var parts: [(kind: String, part: WeakPart)] = []
    /// What could not be given back.
    private var losses: [SessionState.Loss]
    /// The ids of elements whose views are being made, by the collection's node.
    private var making: [ObjectIdentifier: String] = [:]

    private struct WeakPart { weak var part: (any SessionPart)? }

    /// States of places that are not shown are handed on this often at most.
    nonisolated private static let handedOnLimit = 2000

    /// - Parameter state: what views had; nil for a window that begins.
    nonisolated package init(_ state: SessionState? = nil) {
        let state = state ?? SessionState()
        for entry in state.entries.prefix(Self.handedOnLimit) {
            former[Place(path: entry.place, ordinal: entry.ordinal, slot: entry.slot)] = entry
        }
        formerParts = state.parts
        losses = state.losses
    }

    /// - Parameter data: `SessionState` as JSON; what is none counts as nothing.
    nonisolated package convenience init(encoded data: Data?) {
        self.init(data.flatMap { try? JSONDecoder().decode(SessionState.self, from: $0) })
    }

    // MARK: States that are made

    /// What a state of a view that is made had, or else what it begins with. To be asked once for each, in order.
    func value<Value>(_ initial: Value, for node: _ViewNode) -> Value {
        guard let entry = entry(for: node) else { return initial }
        if Value.self is AnyClass, let properties = entry.properties {
            restore(properties, of: entry, in: initial as AnyObject, for: node)
            return initial
        }
        if let data = entry.value, entry.type == SessionState.name(of: Value.self),
            let value = SessionCoder.decode(Value.self, data)
        {
            return value
        }
        lose(entry, for: node, "is of another type now, \(Value.self)")
        return initial
    }

    /// Gives an object that a view has made what it had. To be called once for each, in order.
    func restore(_ object: AnyObject, for node: _ViewNode) {
        guard let entry = entry(for: node), let properties = entry.properties else { return }
        restore(properties, of: entry, in: object, for: node)
    }

    private func restore(
        _ properties: [String: SessionState.Property], of entry: SessionState.Entry, in object: AnyObject,
        for node: _ViewNode
    ) {
        guard entry.type == SessionState.name(of: Swift.type(of: object)) else {
            return lose(entry, for: node, "is of another type now, \(Swift.type(of: object))")
        }
        ObjectProperties.restore(properties, in: object) { name in
            lose(entry, for: node, property: name, "is of another type now")
        }
    }

    /// Remembers the state that was asked for last.
    func add(_ state: any KeptInSession, of node: _ViewNode) {
        guard let maker, maker.node === node else { return }
        kept.append(Kept(state: state, node: node, slot: maker.slot - 1))
        guard kept.count > pruneAt else { return }
        kept.removeAll { $0.state == nil || $0.node?.isMounted != true }
        pruneAt = max(256, kept.count * 2)
    }

    private func entry(for node: _ViewNode) -> SessionState.Entry? {
        if maker?.node !== node {
            let path = former.isEmpty ? "" : path(of: node)
            maker = Maker(node: node, path: path, ordinal: counts[path, default: 0])
            if !former.isEmpty { counts[path, default: 0] += 1 }
        }
        guard let current = maker else { return nil }
        maker?.slot += 1
        guard !former.isEmpty else { return nil }
        return former.removeValue(
            forKey: Place(path: current.path, ordinal: current.ordinal, slot: current.slot))
    }

    private func lose(_ entry: SessionState.Entry, for node: _ViewNode, property: String? = nil, _ reason: String) {
        let place = Self.name(of: node, slot: entry.slot) + (property.map { ".\($0)" } ?? "")
        losses.append(SessionState.Loss(place: place, reason: reason))
    }

    /// What people call a state: `ContentView.taps`.
    private static func name(of node: _ViewNode, slot: Int) -> String {
        let view = OwnViews.name(of: node) ?? node.viewName ?? ""
        return OwnViews.stateName(of: node, slot: slot).map { "\(view).\($0)" } ?? view
    }

    /// The views of an element are made in this closure.
    fileprivate func making<Result>(_ id: AnyHashable, in collection: _ViewNode, _ make: () -> Result) -> Result {
        making[ObjectIdentifier(collection)] = "\(id)"
        defer { making[ObjectIdentifier(collection)] = nil }
        return make()
    }

    // MARK: Places

    /// The program's own views around a node, itself included, and the ids of elements.
    private func path(of node: _ViewNode) -> String {
        var names: [String] = []
        var current: _ViewNode? = node
        var child: _ViewNode?
        while let node = current {
            if let child, Self.isCollection(node),
                let id = making[ObjectIdentifier(node)] ?? node.id(ofChild: child).map({ "\($0)" })
            {
                names.append("[\(id.prefix(80).replacingOccurrences(of: "/", with: ":"))]")
            }
            if let name = OwnViews.name(of: node) { names.append(name) }
            (current, child) = (node.parent, node)
        }
        return names.reversed().joined(separator: "/")
    }

    /// Others, such as `id(_:)`, know the id of a child only when it is there.
    private static func isCollection(_ node: _ViewNode) -> Bool { !node.hasBody && node.viewName == "ForEach" }

    // MARK: Features

    /// Something that a feature keeps, and which gets back now what it had.
    package func add(_ part: any SessionPart, kind: String, of node: _ViewNode) {
        parts.removeAll { $0.part.part == nil }
        parts.append((kind, WeakPart(part: part)))
        guard let data = formerParts[kind]?.removeValue(forKey: partPlace(kind, node, isNew: true)) else { return }
        part.restoreSession(data)
    }

    /// The place of a part: what is of one kind in one view is counted as it is made.
    private func partPlace(_ kind: String, _ node: _ViewNode, isNew: Bool) -> String {
        let path = path(of: node)
        let key = "\(kind) \(path)"
        let ordinal = counts[key, default: 0]
        counts[key] = ordinal + 1
        return "\(path)#\(ordinal)"
    }

    // MARK: All of it

    /// What the views have now.
    ///
    /// - Complexity: O(n log n) for n states of the program's own views, and the depth of each.
    package func state() -> SessionState {
        var state = SessionState()
        state.losses = []
        let living = kept.filter { $0.state != nil && $0.node?.isMounted == true && !($0.node?.isLeaving ?? true) }
        var nodes: [_ViewNode] = []
        var slots: [ObjectIdentifier: [Kept]] = [:]
        for kept in living {
            guard let node = kept.node, OwnViews.name(of: node) != nil else { continue }
            if slots[ObjectIdentifier(node)] == nil { nodes.append(node) }
            slots[ObjectIdentifier(node), default: []].append(kept)
        }
        var ordinals: [String: Int] = [:]
        for node in TreeOrder.sort(nodes) {
            let path = path(of: node)
            let ordinal = ordinals[path, default: 0]
            ordinals[path] = ordinal + 1
            for kept in slots[ObjectIdentifier(node)] ?? [] {
                append(kept, at: Place(path: path, ordinal: ordinal, slot: kept.slot), to: &state)
            }
        }
        // What was not shown since may be again.
        state.entries += former.values.sorted { ($0.place, $0.ordinal, $0.slot) < ($1.place, $1.ordinal, $1.slot) }
        appendParts(to: &state)
        return state
    }

    private func append(_ kept: Kept, at place: Place, to state: inout SessionState) {
        guard let node = kept.node, let content = kept.state?.sessionContent else { return }
        var entry = SessionState.Entry(place: place.path, ordinal: place.ordinal, slot: place.slot, type: "")
        let name = Self.name(of: node, slot: place.slot)
        switch content {
        case .value(let type, let data):
            entry.type = SessionState.name(of: type)
            entry.value = data
        case .object(let object):
            entry.type = SessionState.name(of: Swift.type(of: object))
            entry.properties = ObjectProperties.encode(object) { property, type in
                state.losses.append(
                    SessionState.Loss(place: "\(name).\(property)", reason: "\(type) is not Codable"))
            }
        case .none(let type):
            state.losses.append(
                SessionState.Loss(place: name, reason: "\(type) is not Codable"))
            return
        }
        state.entries.append(entry)
    }

    private func appendParts(to state: inout SessionState) {
        counts = counts.filter { !$0.key.contains(" ") }
        state.parts = formerParts
        for (kind, part) in parts {
            guard let part = part.part, let node = part.sessionNode, node.isMounted else { continue }
            let place = partPlace(kind, node, isNew: false)
            if let data = part.sessionData { state.parts[kind, default: [:]][place] = data }
        }
    }

    /// What was lost on the way here.
    package var lost: [SessionState.Loss] { losses }
}

extension ViewGraph {
    /// Makes the views of an element.
    func making<Result>(_ id: (some Hashable)?, in collection: _ViewNode, _ make: () -> Result) -> Result {
        guard let session = resources.session else { return make() }
        return session.making(id.map { AnyHashable($0) } ?? AnyHashable(""), in: collection, make)
    }
}

/// Something of a feature that is kept, such as how far a view is scrolled.
@MainActor
package protocol SessionPart: AnyObject {
    /// Where it is.
    var sessionNode: _ViewNode? { get }
    /// Nil where there is nothing to keep.
    var sessionData: Data? { get }
    func restoreSession(_ data: Data)
}

/// The storage of a state that sessions keep.
@MainActor
protocol KeptInSession: AnyObject {
    var sessionContent: SessionContent { get }
}

/// What a state has.
enum SessionContent {
    case value(Any.Type, Data)
    case object(AnyObject)
    /// Nothing that could be kept.
    case none(Any.Type)
}

extension StateLocation: KeptInSession {
    var sessionContent: SessionContent {
        let value = current
        if let data = SessionCoder.encode(value) { return .value(Value.self, data) }
        if Value.self is AnyClass { return .object(value as AnyObject) }
        return .none(Value.self)
    }
}

extension ObjectSubscription: KeptInSession {
    var sessionContent: SessionContent { .object(object) }
}
