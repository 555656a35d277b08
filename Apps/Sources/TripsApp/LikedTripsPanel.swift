import SwiftUI

/// The liked trips, in a panel that comes up from the bottom.
struct LikedTripsPanel: View {
    let trips: [Trip]
    let booked: [Trip.ID]
    let close: @MainActor () -> Void
    let remove: @MainActor (Trip) -> Void
    let book: @MainActor (Trip) -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            header
            if trips.isEmpty {
                empty
            } else {
                ScrollView {
                    VStack(spacing: 12) {
                        ForEach(trips) { trip in
                            LikedTripRow(
                                trip: trip, isBooked: booked.contains(trip.id), remove: { remove(trip) },
                                book: { book(trip) }
                            )
                            .transition(.opacity)
                        }
                    }
                    .padding(.horizontal, 20)
                    .padding(.bottom, 34)
                }
                .frame(maxHeight: 460)
                .fixedSize(horizontal: false, vertical: true)
            }
        }
        .frame(maxWidth: .infinity)
        .background(Color(UIColor.secondarySystemBackground))
        .clipShape(UnevenRoundedRectangle(topLeadingRadius: 24, topTrailingRadius: 24, style: .continuous))
        .shadow(color: .black.opacity(0.2), radius: 30, y: -4)
        .accessibilityElement(children: .contain)
        .accessibilityAddTraits(.isModal)
    }

    private var header: some View {
        HStack(alignment: .firstTextBaseline) {
            Text("Liked trips")
                .font(.trips(.title2, .bold))
                .accessibilityAddTraits(.isHeader)
            Spacer()
            Button("Done", action: close)
                .font(.headline)
                .keyboardShortcut(.cancelAction)
        }
        .padding(.horizontal, 20)
        .padding(.top, 24)
        .padding(.bottom, 16)
    }

    private var empty: some View {
        VStack(spacing: 8) {
            Image(systemName: "heart")
                .font(.system(size: 40))
                .foregroundStyle(.tertiary)
            Text("Swipe right on a trip to keep it here.")
                .font(.subheadline)
                .foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity)
        .padding(.top, 24)
        .padding(.bottom, 72)
    }
}

/// A liked trip.
private struct LikedTripRow: View {
    let trip: Trip
    let isBooked: Bool
    let remove: @MainActor () -> Void
    let book: @MainActor () -> Void

    var body: some View {
        HStack(spacing: 12) {
            TripPicture(trip)
                .frame(width: 64, height: 64)
                .clipShape(.rect(cornerRadius: 10))
            VStack(alignment: .leading, spacing: 3) {
                Text(trip.destination)
                    .font(.trips(.headline))
                    .lineLimit(1)
                Text(trip.dates)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                if isBooked {
                    Label("Booked", systemImage: "checkmark.circle.fill")
                        .font(.footnote.weight(.semibold))
                        .foregroundStyle(.green)
                }
            }
            Spacer(minLength: 0)
            if !isBooked {
                Button("Book", action: book)
                    .font(.subheadline.weight(.semibold))
                    .accessibilityLabel("Book \(trip.destination)")
            }
            Button(action: remove) {
                Image(systemName: "heart.slash")
                    .foregroundStyle(.secondary)
                    .frame(width: 32, height: 44)
                    .accessibilityLabel("Remove \(trip.destination)")
            }
            .buttonStyle(.plain)
        }
        .padding(12)
        .background(Color(UIColor.tertiarySystemBackground))
        .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
    }
}

#Preview("Liked trips") {
    LikedTripsPanel(
        trips: Array(Trip.samples[0..<3]), booked: ["venice"], close: {}, remove: { _ in }, book: { _ in })
}
