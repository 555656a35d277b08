/// One of the elements of a deck.
public struct Trip: Identifiable, Equatable, Sendable {
    /// The number among all.
    public let id: Int
    /// Where it goes.
    public let destination: String
    /// Which photograph shows it.
    public let photo: Int

    /// A number of trips, each with a name of its own.
    public static func all(_ count: Int) -> [Trip] {
        (0..<count).map { Trip(id: $0, destination: "Trip #\($0) Destination", photo: $0 % TripPhotos.count) }
    }
}
