import CardDecks
import SwiftUI

/// The whole screen, with any collection of trips.
struct TripsScreen<Trips: RandomAccessCollection>: View where Trips.Element == Trip {
    /// A panel that covers the deck.
    private enum Panel: Equatable {
        case menu
        case likes
        case booking(Trip)
    }

    let trips: Trips

    @State private var deck = SwipeDeckState()
    @State private var likes = Likes()
    @State private var bookings: [Trip.ID] = []
    @State private var panel: Panel?

    init(trips: Trips) { self.trips = trips }

    var body: some View {
        VStack {
            TopBar(hasLikes: !likes.isEmpty, showMenu: { show(.menu) }, showLikes: { show(.likes) })
            cards
                .layoutPriority(1)
            Spacer(minLength: 20)
            BottomBar(
                pass: { deck.swipe(.left) }, book: book, like: { deck.swipe(.right) }
            )
            .opacity(deck.isDragging ? 0 : 1)
            .animation(.default, value: deck.isDragging)
            .disabled(trips.isEmpty)
        }
        .padding(.bottom, 12)
        .accessibilityHidden(panel != nil)
        .overlay { panels }
    }

    private var cards: some View {
        SwipeDeck(trips, state: $deck, loops: true) { trip in
            TripCard(trip: trip)
        } end: {
            EmptyTripsView()
        }
        .swipeOverlay { direction, progress in
            SwipeMark(direction: direction, isShown: progress > 1)
        }
        .swipeActionNames { $0 == .left ? "Pass" : "Like" }
        .onSwipe { trip, direction in
            if direction == .right { likes.add(trip) }
        }
        .onUndo { trip, direction in
            if direction == .right { likes.takeBack(trip) }
        }
        .overlay(alignment: .topLeading) {
            UndoButton(isShown: deck.canUndo && !deck.isDragging) { deck.undo() }
        }
    }

    // MARK: Panels

    @ViewBuilder private var panels: some View {
        ZStack {
            if let panel {
                Color.black.opacity(panel == .menu ? 0.08 : 0.4)
                    .ignoresSafeArea()
                    .contentShape(Rectangle())
                    .onTapGesture { show(nil) }
                    .accessibilityHidden(true)
                    .transition(.opacity)
            }
            switch panel {
            case .menu: menu
            case .likes: likedTrips
            case .booking(let trip): confirmation(of: trip)
            case nil: EmptyView()
            }
        }
    }

    private var menu: some View {
        TripsMenu(
            canUndo: deck.canUndo,
            undo: {
                show(nil)
                deck.undo()
            },
            restart: {
                show(nil)
                deck.restart()
            }
        )
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .padding(.leading, 16)
        .padding(.top, 64)
        .transition(.scale(scale: 0.6, anchor: .topLeading).combined(with: .opacity))
    }

    private var likedTrips: some View {
        LikedTripsPanel(
            trips: likes.trips, booked: bookings, close: { show(nil) },
            remove: { trip in withAnimation(.snappy) { likes.remove(trip) } },
            book: { trip in
                bookings.append(trip.id)
                show(.booking(trip))
            }
        )
        .frame(maxHeight: .infinity, alignment: .bottom)
        .ignoresSafeArea(edges: .bottom)
        .transition(.move(edge: .bottom))
    }

    private func confirmation(of trip: Trip) -> some View {
        BookingConfirmation(
            trip: trip, close: { show(nil) },
            cancel: {
                bookings.removeAll { $0 == trip.id }
                show(nil)
            }
        )
        .padding(.horizontal, 30)
        .transition(.scale(scale: 0.9).combined(with: .opacity))
    }

    private func show(_ panel: Panel?) {
        withAnimation(.snappy(duration: 0.3)) { self.panel = panel }
    }

    private func book() {
        guard deck.index < trips.count else { return }
        let trip = trips[trips.index(trips.startIndex, offsetBy: deck.index)]
        if !bookings.contains(trip.id) { bookings.append(trip.id) }
        show(.booking(trip))
    }
}
