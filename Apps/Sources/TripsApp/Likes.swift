/// The liked trips, in the order in which they were liked.
struct Likes: Equatable {
    /// All likes. A trip that came up again can be liked several times.
    private var likes: [Trip] = []

    /// Each liked trip once, the latest like first.
    var trips: [Trip] {
        var seen: Set<Trip.ID> = []
        return likes.reversed().filter { seen.insert($0.id).inserted }
    }

    var isEmpty: Bool { likes.isEmpty }

    mutating func add(_ trip: Trip) { likes.append(trip) }

    /// Undoes the last like of a trip. If it had been liked before, it stays liked.
    mutating func takeBack(_ trip: Trip) {
        if let index = likes.lastIndex(where: { $0.id == trip.id }) { likes.remove(at: index) }
    }

    mutating func remove(_ trip: Trip) { likes.removeAll { $0.id == trip.id } }
}
