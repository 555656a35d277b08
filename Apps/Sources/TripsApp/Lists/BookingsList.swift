import SwiftUI

/// The bookings, each with its details, where it can be cancelled.
struct BookingsList: View {
    let store: TripsStore
    let find: @MainActor (Trip.ID) -> Trip?

    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            content
                .navigationTitle("Bookings")
                .navigationBarTitleDisplayMode(.inline)
                .navigationDestination(for: Booking.ID.self) { id in
                    if let booking = store.bookings.value.first(where: { $0.id == id }) {
                        BookingDetail(booking: booking, trip: find(booking.tripID), store: store)
                    }
                }
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) {
                        Button("Close") { dismiss() }
                    }
                }
        }
    }

    @ViewBuilder private var content: some View {
        let bookings = store.bookings.value
        if bookings.isEmpty {
            ContentUnavailableView(
                "No Bookings", systemImage: "airplane", description: Text("Trips that you book are listed here."))
        } else {
            List(bookings) { booking in
                NavigationLink(value: booking.id) { BookingRow(booking: booking, trip: find(booking.tripID)) }
            }
        }
    }
}

/// A booking with a picture of where it goes.
private struct BookingRow: View {
    let booking: Booking
    let trip: Trip?

    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        HStack(spacing: 12) {
            if let trip, !typeSize.isAccessibilitySize {
                TripPicture(trip)
                    .frame(width: 56, height: 56)
                    .clipShape(.rect(cornerRadius: 10))
            }
            VStack(alignment: .leading, spacing: 3) {
                Text(trip?.destination ?? String(localized: "A trip that is no longer offered"))
                    .font(.trips(.headline))
                Text(booking.summary)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
        }
        .padding(.vertical, 2)
    }
}

/// A booking, and the button that cancels it.
struct BookingDetail: View {
    let booking: Booking
    let trip: Trip?
    let store: TripsStore

    @State private var isAsking = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        List {
            if let trip {
                TripPicture(trip)
                    .frame(height: 180)
                    .listRowInsets(EdgeInsets())
                    .accessibilityHidden(true)
            }
            Section {
                LabeledContent("Departure", value: Day.text(booking.departure))
                LabeledContent("Return", value: Day.text(booking.arrival))
                LabeledContent("Nights", value: booking.nights, format: .number)
                LabeledContent("Travelers", value: booking.travelers, format: .number)
            }
            Section {
                Button("Cancel Booking", role: .destructive) { isAsking = true }
                    .confirmationDialog(
                        "Cancel this booking?", isPresented: $isAsking, titleVisibility: .visible
                    ) {
                        Button("Cancel Booking", role: .destructive) {
                            dismiss()
                            withAnimation { store.cancel(booking.id) }
                        }
                        Button("Keep Booking", role: .cancel) {}
                    }
            }
        }
        .navigationTitle(trip?.destination ?? String(localized: "Booking"))
        .navigationBarTitleDisplayMode(.inline)
    }
}

extension Day {
    /// Such as "May 8, 2027".
    static func text(_ day: Day) -> String { text(from: day, to: day) }
}
