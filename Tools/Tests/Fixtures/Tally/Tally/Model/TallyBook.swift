import Foundation
import Observation

struct Tally: Identifiable, Hashable, Codable {
    var id = UUID()
    var name: String
    var count = 0
}

@Observable
class TallyBook {
    var tallies = [Tally(name: "Coffees"), Tally(name: "Lengths swum"), Tally(name: "Pages")]
    private(set) var isSaving = false

    func count(_ tally: Tally) {
        guard let index = tallies.firstIndex(where: { $0.id == tally.id }) else { return }
        tallies[index].count += 1
    }

    func save() async throws -> Int {
        isSaving = true
        defer { isSaving = false }
        return try await Archive().size(of: tallies)
    }
}

/// Writes tallies down, away from the main actor.
nonisolated struct Archive {
    @concurrent
    func size(of tallies: [Tally]) async throws -> Int {
        try JSONEncoder().encode(tallies).count
    }
}
