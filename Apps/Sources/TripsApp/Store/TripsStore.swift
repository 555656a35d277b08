import AppData
import Foundation
import GRDB
import SwiftUI

/// A trip that was booked.
struct Booking: Identifiable, Equatable, Codable, Sendable {
    let id: String
    let tripID: Trip.ID
    var departure: Day
    var arrival: Day
    var travelers: Int

    var nights: Int { departure.days(to: arrival) }

    /// Such as "May 8 – 14, 2027 · 6 nights".
    var summary: String {
        "\(Day.text(from: departure, to: arrival)) · \(String(localized: "\(nights) nights"))"
    }

    /// What is wrong with the dates on a day; nil if the trip can be booked.
    func fault(on today: Day) -> String? {
        if departure < today { return String(localized: "The departure is over.") }
        if arrival <= departure { return String(localized: "The return must be after the departure.") }
        return nights > 365 ? String(localized: "A trip can take a year at most.") : nil
    }

    var travelerText: String { String(localized: "\(travelers) travelers") }
}

extension DataSchema {
    /// The tables of the trips.
    static let trips = DataSchema(
        "trips",
        steps: [
            { database in
                try database.execute(
                    sql: """
                        CREATE TABLE tripLike (
                            trip TEXT PRIMARY KEY NOT NULL, position REAL NOT NULL, count INTEGER NOT NULL);
                        CREATE TABLE tripBooking (
                            id TEXT PRIMARY KEY NOT NULL, trip TEXT NOT NULL, departure TEXT NOT NULL,
                            arrival TEXT NOT NULL, travelers INTEGER NOT NULL);
                        """)
            }
        ])
}

/// The likes and bookings of a person, as they are kept.
@MainActor
@Observable
final class TripsStore {
    /// What was removed from the list last, until something else is done.
    struct Removal: Equatable {
        let likes: [Like]
        let positions: [Int]

        var message: String {
            likes.count == 1
                ? String(localized: "Removed from liked trips") : String(localized: "\(likes.count) trips removed")
        }
    }

    /// A liked trip. One that came up again can have been liked several times.
    struct Like: Equatable, Sendable {
        let trip: Trip.ID
        var count: Int
    }

    /// The liked trips, the latest first unless they were moved.
    let likes: Kept<[Like]>
    /// The bookings, the earliest departure first.
    let bookings: Kept<[Booking]>
    var removal: Removal?

    /// The present, which tests choose.
    @ObservationIgnored let now: () -> Date

    init(_ file: DataFile, now: @escaping () -> Date = { Date() }) {
        self.now = now
        likes = Kept([], in: file, .trips) { database in
            try Row.fetchAll(database, sql: "SELECT trip, count FROM tripLike ORDER BY position")
                .map { Like(trip: $0[0], count: $0[1]) }
        }
        bookings = Kept([], in: file, .trips) { database in
            try Row.fetchAll(database, sql: "SELECT * FROM tripBooking ORDER BY departure, id")
                .compactMap(Booking.init(row:))
        }
    }
}

extension Booking {
    fileprivate init?(row: Row) {
        guard let departure = Day(row["departure"] as String), let arrival = Day(row["arrival"] as String) else {
            return nil
        }
        self.init(
            id: row["id"], tripID: row["trip"], departure: departure, arrival: arrival, travelers: row["travelers"])
    }
}

// MARK: Likes

extension TripsStore {
    func like(_ trip: Trip.ID) {
        var changed = likes.value
        let count = (changed.first { $0.trip == trip }?.count ?? 0) + 1
        changed.removeAll { $0.trip == trip }
        changed.insert(Like(trip: trip, count: count), at: 0)
        save(changed)
    }

    /// Undoes the last like of a trip. If it had been liked before, it stays liked.
    func takeBackLike(_ trip: Trip.ID) {
        guard let index = likes.value.firstIndex(where: { $0.trip == trip }) else { return }
        var changed = likes.value
        changed[index].count -= 1
        if changed[index].count <= 0 { changed.remove(at: index) }
        save(changed)
    }

    func removeLikes(at offsets: IndexSet) {
        var changed = likes.value
        // Another tab of the same person may have removed some of them a moment ago.
        let positions = offsets.sorted().filter { changed.indices.contains($0) }
        guard !positions.isEmpty else { return }
        removal = Removal(likes: positions.map { changed[$0] }, positions: positions)
        changed.remove(atOffsets: IndexSet(positions))
        save(changed)
    }

    /// Brings back what was removed last, to where it was.
    func undoRemoval() {
        guard let removal else { return }
        self.removal = nil
        var changed = likes.value
        for (like, position) in zip(removal.likes, removal.positions) {
            changed.removeAll { $0.trip == like.trip }
            changed.insert(like, at: min(position, changed.count))
        }
        save(changed)
    }

    func moveLikes(from offsets: IndexSet, to destination: Int) {
        var changed = likes.value
        changed.move(fromOffsets: offsets, toOffset: destination)
        save(changed)
    }

    private func save(_ list: [Like]) {
        likes.change(to: list) { database in
            try database.execute(sql: "DELETE FROM tripLike")
            for (index, like) in list.enumerated() {
                try database.execute(
                    sql: "INSERT INTO tripLike VALUES (?, ?, ?)", arguments: [like.trip, index, like.count])
            }
        }
    }
}

// MARK: Bookings

extension TripsStore {
    func isBooked(_ trip: Trip.ID) -> Bool { bookings.value.contains { $0.tripID == trip } }

    func book(_ booking: Booking) {
        let list = bookings.value.filter { $0.id != booking.id } + [booking]
        let sorted = list.sorted { ($0.departure, $0.id) < ($1.departure, $1.id) }
        bookings.change(to: sorted) { database in
            try database.execute(
                sql: "INSERT OR REPLACE INTO tripBooking VALUES (?, ?, ?, ?, ?)",
                arguments: [
                    booking.id, booking.tripID, booking.departure.stored, booking.arrival.stored, booking.travelers,
                ])
        }
    }

    func cancel(_ booking: Booking.ID) {
        bookings.change(to: bookings.value.filter { $0.id != booking }) { database in
            try database.execute(sql: "DELETE FROM tripBooking WHERE id = ?", arguments: [booking])
        }
    }
}
