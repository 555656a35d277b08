import Foundation

/// The steps of a window that can be taken back.
@MainActor
package final class Trail: EngineState {
    unowned let graph: ViewGraph
    /// The places where steps are taken.
    private var nodes: [TrailNode] = []
    /// Goes on with the next views of a window that sleeps for a while.
    var lastStep: UInt64 = 0

    init(_ graph: ViewGraph) { self.graph = graph }

    func add(_ node: TrailNode) {
        if !graph.hasEnded { nodes.append(node) }
    }

    func remove(_ node: TrailNode) { nodes.removeAll { $0 === node } }

    package func end() { nodes = [] }
}

extension ViewGraph {
    package var trail: Trail { state(of: .trail) }
}

extension Trail {
    /// The steps that were taken into what is shown now, in the order in which they were taken.
    ///
    /// O(n) for n places where steps are taken, and the depth of each.
    package var steps: [TrailStep] {
        nodes.filter(\.isShownInWindow).flatMap(\.steps).sorted { $0.id < $1.id }
    }

    func nextStep() -> TrailStep.ID {
        lastStep += 1
        return TrailStep.ID(number: lastStep)
    }

    /// The store's key for the trail of a window that is to come back.
    private static let key = "riffle.trail"

    /// The steps of one place, for a store.
    private struct Kept: Codable {
        let place: String
        let steps: Data
    }

    /// Keeps the steps of the trail that can be kept, for `restore` of the window that comes after this one.
    package func keep() {
        let kept = places().compactMap { place, node in
            node.keeper?.keptSteps.map { Kept(place: place, steps: $0) }
        }
        let data = kept.isEmpty ? nil : try? JSONEncoder().encode(kept)
        graph.window.sceneStore.set(data.map { .data($0) }, forKey: Self.key, Transaction())
    }

    /// Whether an earlier window with the same store has kept steps.
    package var hasKept: Bool { graph.window.sceneStore.location(Self.key).current != nil }

    /// Takes the steps again that an earlier window with the same store has kept.
    package func restore() {
        guard case .data(let data) = graph.window.sceneStore.location(Self.key).current,
            let kept = try? JSONDecoder().decode([Kept].self, from: data)
        else { return }
        let places = Dictionary(places(), uniquingKeysWith: { first, _ in first })
        for kept in kept { places[kept.place]?.keeper?.takeSteps(kept.steps) }
    }

    /// The places that are shown, by what says where they are.
    private func places() -> [(String, TrailNode)] {
        nodes.filter(\.isShownInWindow).enumerated().map { ("\($0) \($1.owner.path)", $1) }
    }
}
