/// The trips somebody liked, in the order they were.
struct Likes: Equatable {
    /// Every like, also those of a trip that came by and was liked again.
    private var likes: [Trip] = []

    /// Each liked trip once, the last liked first.
    var trips: [Trip] {
        var seen: Set<Trip.ID> = []
        return likes.reversed().filter { seen.insert($0.id).inserted }
    }

    var isEmpty: Bool { likes.isEmpty }

    mutating func add(_ trip: Trip) { likes.append(trip) }

    /// Takes the last like of a trip back; it stays when it was liked before.
    mutating func takeBack(_ trip: Trip) {
        if let index = likes.lastIndex(where: { $0.id == trip.id }) { likes.remove(at: index) }
    }

    mutating func remove(_ trip: Trip) { likes.removeAll { $0.id == trip.id } }
}
