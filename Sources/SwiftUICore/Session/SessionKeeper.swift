import Foundation
import RiffleTypeDiscovery
@_spi(Reflection) import Swift

/// Knows the states of a window's views, and gives to those that are made what views in their places had before.
///
/// Windows whose state nobody asks for have none.
@MainActor
package final class SessionKeeper: SessionKeeping {
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

    /// Whose state something is: one of the program's own views, or one of the library's that says that it is to be kept.
    enum Owner { case program, library }

    /// A state whose view is gone for a while.
    private struct Held {
        let state: any KeptInSession
        let place: Place
        let name: String
    }

    private var former: [Place: SessionState.Entry] = [:]
    private var formerParts: [String: [String: Data]]
    /// How many nodes with state have been made in each place, while there is something to give them.
    private var counts: [String: Int] = [:]
    private var maker: Maker?
    /// By their storage.
    private var kept: [ObjectIdentifier: Kept] = [:]
    /// Those of a window that has no views for a while.
    private var held: [Held] = []
    private var pruneAt = 256
    private var parts: [(kind: String, part: WeakPart)] = []
    /// What could not be given back.
    private var losses: [SessionState.Loss]

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
    func value<Value>(_ initial: Value, for node: _ViewNode, of owner: Owner = .program) -> Value {
        guard let entry = entry(for: node, of: owner) else { return initial }
        if Value.self is AnyClass, let properties = entry.properties {
            restore(properties, of: entry, in: initial as AnyObject, for: node)
            return initial
        }
        if let data = entry.value, entry.type == programTypeName(of: Value.self),
            let value = SessionCoder.decode(Value.self, data)
        {
            return value
        }
        lose(entry, for: node, "is of another type now, \(Value.self)")
        return initial
    }

    /// Gives an object that a view has made what it had. To be called once for each, in order.
    func restore(_ object: AnyObject, for node: _ViewNode) {
        if let object = object as? any SessionObject {
            if let data = entry(for: node, of: .library)?.value { object.restoreSession(data) }
        } else if let entry = entry(for: node, of: .program), let properties = entry.properties {
            restore(properties, of: entry, in: object, for: node)
        }
    }

    private func restore(
        _ properties: [String: SessionState.Property], of entry: SessionState.Entry, in object: AnyObject,
        for node: _ViewNode
    ) {
        guard entry.type == programTypeName(of: Swift.type(of: object)) else {
            return lose(entry, for: node, "is of another type now, \(Swift.type(of: object))")
        }
        ObjectProperties.restore(properties, in: object) { name in
            lose(
                entry, for: node, property: name, "is of another type now",
                isMissed: ObjectProperties.areSeen(of: object))
        }
    }

    /// Remembers the state that was asked for last.
    func add(_ state: any KeptInSession, of node: _ViewNode, _ owner: Owner = .program) {
        guard let maker, maker.node === node, Self.keeps(node, of: owner) else { return }
        kept[ObjectIdentifier(state)] = Kept(state: state, node: node, slot: maker.slot - 1)
        guard kept.count > pruneAt else { return }
        kept = kept.filter { $1.state != nil && $1.node?.isMounted == true }
        pruneAt = max(256, kept.count * 2)
    }

    /// A state goes on in another view, maybe in another storage.
    func move(_ former: AnyObject, to state: AnyObject, of node: _ViewNode) {
        guard let slot = kept.removeValue(forKey: ObjectIdentifier(former))?.slot,
            let state = state as? any KeptInSession
        else { return }
        kept[ObjectIdentifier(state)] = Kept(state: state, node: node, slot: slot)
    }

    /// Whether the states of a view are its program's, or the library's, as somebody says of one of them.
    private static func keeps(_ node: _ViewNode, of owner: Owner) -> Bool {
        OwnViews.name(of: node) == nil ? owner == .library : owner == .program
    }

    /// The place of a node among the program's own views; of one of the library's, the place that has it and what it is.
    private static func path(of node: _ViewNode) -> String {
        let path = node.placeAmongOwnViews
        guard OwnViews.name(of: node) == nil, let type = (node as? any ViewTyped)?.viewType else { return path }
        return path + "/" + programTypeName(of: type).prefix { $0 != "<" }
    }

    private func entry(for node: _ViewNode, of owner: Owner) -> SessionState.Entry? {
        guard Self.keeps(node, of: owner) else { return nil }
        if maker?.node !== node {
            let path = former.isEmpty ? "" : Self.path(of: node)
            maker = Maker(node: node, path: path, ordinal: counts[path, default: 0])
            if !former.isEmpty { counts[path, default: 0] += 1 }
        }
        guard let current = maker else { return nil }
        maker?.slot += 1
        guard !former.isEmpty else { return nil }
        return former.removeValue(
            forKey: Place(path: current.path, ordinal: current.ordinal, slot: current.slot))
    }

    private func lose(
        _ entry: SessionState.Entry, for node: _ViewNode, property: String? = nil, _ reason: String,
        isMissed: Bool = true
    ) {
        let place = Self.name(of: node, slot: entry.slot) + (property.map { ".\($0)" } ?? "")
        losses.append(SessionState.Loss(place: place, reason: reason, isMissed: isMissed))
    }

    /// What people call a state: `ContentView.taps`.
    private static func name(of node: _ViewNode, slot: Int) -> String {
        let view = OwnViews.name(of: node) ?? node.viewName ?? ""
        return OwnViews.stateName(of: node, slot: slot).map { "\(view).\($0)" } ?? view
    }

    // MARK: Features

    /// Something that a feature keeps, and which gets back now what it had.
    package func add(_ part: any SessionPart, kind: String, of node: _ViewNode) {
        parts.removeAll { $0.part.part == nil }
        parts.append((kind, WeakPart(part: part)))
        guard let data = formerParts[kind]?.removeValue(forKey: partPlace(kind, node)) else { return }
        part.restoreSession(data)
    }

    /// The place of a part: what is of one kind in one view is counted as it is made.
    private func partPlace(_ kind: String, _ node: _ViewNode) -> String {
        let path = node.placeAmongOwnViews
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
        for held in held.isEmpty ? living() : held { append(held, to: &state) }
        // What was not shown since may be again.
        state.entries += former.values.sorted { ($0.place, $0.ordinal, $0.slot) < ($1.place, $1.ordinal, $1.slot) }
        state.parts = currentParts()
        return state
    }

    /// The views go, and their states stay: until there are views again, `state()` says what those have.
    func hold() {
        held = living()
        formerParts = currentParts()
        parts = []
        maker = nil
        counts = [:]
    }

    /// There are views again, which have taken up what they found.
    func endHolding() { held = [] }

    /// The states of the program's own views, in the order of the tree.
    private func living() -> [Held] {
        var nodes: [_ViewNode] = []
        var slots: [ObjectIdentifier: [(slot: Int, state: any KeptInSession)]] = [:]
        for kept in kept.values {
            guard let state = kept.state, let node = kept.node, node.isMounted, !node.isLeaving else { continue }
            if slots[ObjectIdentifier(node)] == nil { nodes.append(node) }
            slots[ObjectIdentifier(node), default: []].append((kept.slot, state))
        }
        var ordinals: [String: Int] = [:]
        return TreeOrder.sort(nodes).flatMap { node -> [Held] in
            let path = Self.path(of: node)
            let ordinal = ordinals[path, default: 0]
            ordinals[path] = ordinal + 1
            return (slots[ObjectIdentifier(node)] ?? []).sorted { $0.slot < $1.slot }.map { slot, state in
                Held(
                    state: state, place: Place(path: path, ordinal: ordinal, slot: slot),
                    name: Self.name(of: node, slot: slot))
            }
        }
    }

    private func append(_ held: Held, to state: inout SessionState) {
        let (place, name) = (held.place, held.name)
        var entry = SessionState.Entry(place: place.path, ordinal: place.ordinal, slot: place.slot, type: "")
        switch held.state.sessionContent {
        case .value(let type, let data):
            entry.type = programTypeName(of: type)
            entry.value = data
        case .object(let object):
            entry.type = programTypeName(of: Swift.type(of: object))
            entry.properties = ObjectProperties.encode(object) { property, type in
                state.losses.append(
                    SessionState.Loss(
                        place: "\(name).\(property)", reason: "\(type) is not Codable",
                        isMissed: ObjectProperties.areSeen(of: object)))
            }
        case .own(let object):
            entry.type = programTypeName(of: Swift.type(of: object))
            entry.value = object.sessionData { state.losses.append(SessionState.Loss(place: name, reason: $0)) }
            if entry.value == nil { return }
        case .none(let type):
            state.losses.append(
                SessionState.Loss(place: name, reason: "\(type) is not Codable"))
            return
        }
        state.entries.append(entry)
    }

    private func currentParts() -> [String: [String: Data]] {
        counts = counts.filter { !$0.key.contains(" ") }
        var all = formerParts
        var living: [ObjectIdentifier: [(kind: String, part: any SessionPart)]] = [:]
        var nodes: [_ViewNode] = []
        for (kind, part) in parts {
            guard let part = part.part, let node = part.sessionNode, node.isMounted, !node.isLeaving else { continue }
            if living[ObjectIdentifier(node)] == nil { nodes.append(node) }
            living[ObjectIdentifier(node), default: []].append((kind, part))
        }
        // As they will be made, and not as they have come: some may have gone and come back.
        for node in TreeOrder.sort(nodes) {
            for (kind, part) in living[ObjectIdentifier(node)] ?? [] {
                let place = partPlace(kind, node)
                if let data = part.sessionData { all[kind, default: [:]][place] = data }
            }
        }
        return all
    }

    /// Whether the window goes on with what one before it had.
    package var isReturning: Bool { !former.isEmpty || !formerParts.isEmpty }

    /// What was lost on the way here.
    package var lost: [SessionState.Loss] { losses }
}

extension WindowResources {
    /// Keeps the state of the window's views for the process after this one; nil where nobody asks for it.
    package var session: SessionKeeper? { sessionKeeping.map { unsafeDowncast($0, to: SessionKeeper.self) } }
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
    /// An object that says itself what is kept of it.
    case own(any SessionObject)
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
    var sessionContent: SessionContent { (object as? any SessionObject).map { .own($0) } ?? .object(object) }
}
