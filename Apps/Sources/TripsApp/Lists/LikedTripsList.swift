import AppData
import CardDecks
import SwiftUI

/// The liked trips, which can be moved, removed and booked.
struct LikedTripsList: View {
    let store: TripsStore
    let find: @MainActor (Trip.ID) -> Trip?

    @State private var booked: Trip?
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            content
                .navigationTitle("Liked trips")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .primaryAction) {
                        if !store.likes.value.isEmpty { EditButton() }
                    }
                    ToolbarItem(placement: .cancellationAction) {
                        Button("Close") { dismiss() }
                    }
                }
        }
        .undoBar(store.removal?.message) {
            store.undoRemoval()
        } dismiss: {
            store.removal = nil
        }
        .sheet(item: $booked) { BookingSheet(trip: $0, store: store) }
    }

    @ViewBuilder private var content: some View {
        let likes = store.likes.value
        if likes.isEmpty {
            ContentUnavailableView(
                "No Liked Trips", systemImage: "heart",
                description: Text("Swipe right on a trip to keep it here."))
        } else {
            List {
                ForEach(likes, id: \.trip) { like in
                    if let trip = find(like.trip) {
                        LikedTripRow(trip: trip, isBooked: store.isBooked(trip.id)) { booked = trip }
                    }
                }
                .onMove { store.moveLikes(from: $0, to: $1) }
                .onDelete { offsets in withAnimation { store.removeLikes(at: offsets) } }
            }
        }
    }
}

/// A liked trip.
private struct LikedTripRow: View {
    let trip: Trip
    let isBooked: Bool
    let book: @MainActor () -> Void

    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        let isLarge = typeSize.isAccessibilitySize
        let layout =
            isLarge ? AnyLayout(VStackLayout(alignment: .leading, spacing: 8)) : AnyLayout(HStackLayout(spacing: 12))
        layout {
            if !isLarge {
                TripPicture(trip)
                    .frame(width: 56, height: 56)
                    .clipShape(.rect(cornerRadius: 10))
            }
            VStack(alignment: .leading, spacing: 3) {
                Text(trip.destination)
                    .font(.trips(.headline))
                Text(trip.dates)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                if isBooked {
                    Label("Booked", systemImage: "checkmark.circle.fill")
                        .font(.footnote.weight(.semibold))
                        .foregroundStyle(.green)
                }
            }
            if !isLarge { Spacer(minLength: 0) }
            Button(action: book) { Text("Book").contentShape(TouchArea()) }
                .buttonStyle(.bordered)
                .accessibilityLabel("Book \(trip.destination)")
        }
        .padding(.vertical, 2)
    }
}
