import CardDecks
import SwiftUI

/// The whole screen, with any collection of trips.
struct TripsScreen<Trips: RandomAccessCollection>: View where Trips.Element == Trip {
    /// What lies over the deck.
    private enum Panel: Identifiable, Codable {
        case likes
        case bookings
        case booking(Trip)

        var id: String {
            switch self {
            case .likes: "likes"
            case .bookings: "bookings"
            case .booking(let trip): "booking \(trip.id)"
            }
        }
    }

    let trips: Trips
    let store: TripsStore

    @State private var deck = SwipeDeckState()
    /// The picture that the trip on top shows, of those that it has.
    @State private var picture = 0
    @State private var panel: Panel?

    init(trips: Trips, store: TripsStore) {
        self.trips = trips
        self.store = store
    }

    var body: some View {
        VStack {
            TopBar(
                hasLikes: !store.likes.value.isEmpty, canUndo: deck.canUndo, undo: { deck.undo() },
                restart: { deck.restart() }, showBookings: { panel = .bookings }, showLikes: { panel = .likes })
            cards
                .layoutPriority(1)
            Spacer(minLength: 20)
            BottomBar(pass: { deck.swipe(.left) }, book: book, like: { deck.swipe(.right) })
                .opacity(deck.isDragging ? 0 : 1)
                .animation(.default, value: deck.isDragging)
                .disabled(trips.isEmpty)
        }
        .frame(maxWidth: 620)
        .frame(maxWidth: .infinity)
        .padding(.bottom, 12)
        // What was removed is offered again as long as the list is open, also after the page has slept.
        .sheet(item: $panel, onDismiss: { store.removal = nil }) { panel in
            switch panel {
            case .likes: LikedTripsList(store: store, find: find)
            case .bookings: BookingsList(store: store, find: find)
            case .booking(let trip): BookingSheet(trip: trip, store: store)
            }
        }
    }

    private var cards: some View {
        SwipeDeck(trips, state: $deck, loops: true) { trip in
            TripCard(trip: trip, picture: trip.id == top?.id ? picture : 0)
        } end: {
            EmptyTripsView()
        }
        .swipeOverlay { direction, progress in
            SwipeMark.view(direction, progress: progress)
        }
        .swipeActionNames { $0 == .left ? String(localized: "Pass") : String(localized: "Like") }
        .onSwipe { trip, direction in
            if direction == .right { store.like(trip.id) }
            announce(
                direction == .right
                    ? String(localized: "Liked \(trip.destination)") : String(localized: "Passed \(trip.destination)"))
        }
        .onUndo { trip, direction in
            if direction == .right { store.takeBackLike(trip.id) }
            announce(String(localized: "Took back \(trip.destination)"))
        }
        .onCardTap { _, place in turn(place.x < 0.5 ? -1 : 1) }
        .accessibilityAction(named: "Next picture") { turn(1) }
        .accessibilityAction(named: "Previous picture") { turn(-1) }
        .onKeyPress(.upArrow) { turnByKey(-1) }
        .onKeyPress(.downArrow) { turnByKey(1) }
        .accessibilityLabel("Destinations")
        .onChange(of: top?.id) { picture = 0 }
        .overlay(alignment: .topLeading) {
            UndoButton(isShown: deck.canUndo && !deck.isDragging) { deck.undo() }
        }
    }

    private var top: Trip? {
        guard deck.index < trips.count else { return nil }
        return trips[trips.index(trips.startIndex, offsetBy: deck.index)]
    }

    private func find(_ id: Trip.ID) -> Trip? { trips.first { $0.id == id } }

    private func announce(_ what: String) {
        AccessibilityNotification.Announcement(what).post()
    }

    // MARK: Pictures

    private func turn(_ step: Int) {
        guard let count = top?.pictures.count else { return }
        let next = min(max(picture + step, 0), count - 1)
        guard next != picture else { return }
        picture = next
        AccessibilityNotification.Announcement(String(localized: "Picture \(next + 1) of \(count)")).post()
    }

    private func turnByKey(_ step: Int) -> KeyPress.Result {
        turn(step)
        return .handled
    }

    private func book() {
        if let top { panel = .booking(top) }
    }
}
