import Foundation

/// The steps of a window that can be taken back.
@MainActor
final class Trail: WindowPart {
    static var outlivesViews: Bool { true }

    /// The places where steps are taken.
    var nodes: [TrailNode] = []
    var lastStep: UInt64 = 0
}

extension ViewGraph {
    var trailPart: Trail { part(Trail.self) }

    /// The steps that were taken into what is shown now, in the order in which they were taken.
    ///
    /// O(n) for n places where steps are taken, and the depth of each.
    package var trail: [TrailStep] {
        trailPart.nodes.filter(\.isShownInWindow).flatMap(\.steps).sorted { $0.id < $1.id }
    }

    func nextTrailStep() -> TrailStep.ID {
        let trail = trailPart
        trail.lastStep += 1
        return TrailStep.ID(number: trail.lastStep)
    }

    /// The store's key for the trail of a window that is to come back.
    private static let trailKey = "riffle.trail"

    /// The steps of one place, for a store.
    private struct Kept: Codable {
        let place: String
        let steps: Data
    }

    /// Keeps the steps of the trail that can be kept, for `restoreTrail` of the window that comes after this one.
    package func keepTrail() {
        let kept = placesOfTrail().compactMap { place, node in
            node.keeper?.keptSteps.map { Kept(place: place, steps: $0) }
        }
        let data = kept.isEmpty ? nil : try? JSONEncoder().encode(kept)
        sceneStore.set(data.map { .data($0) }, forKey: Self.trailKey, Transaction())
    }

    /// Whether an earlier window with the same store has kept steps.
    package var hasKeptTrail: Bool { sceneStore.location(Self.trailKey).current != nil }

    /// Takes the steps again that an earlier window with the same store has kept.
    package func restoreTrail() {
        guard case .data(let data) = sceneStore.location(Self.trailKey).current,
            let kept = try? JSONDecoder().decode([Kept].self, from: data)
        else { return }
        let places = Dictionary(placesOfTrail(), uniquingKeysWith: { first, _ in first })
        for kept in kept { places[kept.place]?.keeper?.takeSteps(kept.steps) }
    }

    /// The places that are shown, by what says where they are.
    private func placesOfTrail() -> [(String, TrailNode)] {
        trailPart.nodes.filter(\.isShownInWindow).enumerated().map { ("\($0) \($1.owner.path)", $1) }
    }
}
