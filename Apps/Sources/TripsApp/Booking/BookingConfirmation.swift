import SwiftUI

/// Confirms that a trip is booked, and shows its dates.
struct BookingConfirmation: View {
    let trip: Trip
    let booking: Booking
    let close: @MainActor () -> Void
    let cancel: @MainActor () -> Void

    @State private var isAsking = false

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                TripPicture(trip)
                    // In low windows there is less of it, so that the buttons are in sight.
                    .containerRelativeFrame(.vertical) { length, _ in min(170, max(length * 0.25, 60)) }
                    .clipShape(.rect(cornerRadius: 16))
                Image(systemName: "checkmark.circle.fill")
                    .font(.system(size: 52))
                    .foregroundStyle(.white, .green)
                    .background(Circle().fill(Color(UIColor.systemBackground)).padding(-4))
                    .padding(.top, -28)
                    .accessibilityHidden(true)
                words
                    .padding(.top, 8)
                buttons
                    .padding(.top, 24)
            }
            .frame(maxWidth: 420)
            .padding(20)
            .frame(maxWidth: .infinity)
        }
        .background(Color(UIColor.systemBackground))
    }

    private var words: some View {
        VStack(spacing: 4) {
            Text("You’re going!")
                .font(.trips(.title2, .bold))
                .accessibilityAddTraits(.isHeader)
            Text(trip.destination)
                .font(.trips(.headline))
            Text(booking.summary)
                .font(.subheadline)
                .foregroundStyle(.secondary)
            Text(booking.travelerText)
                .font(.subheadline)
                .foregroundStyle(.secondary)
        }
        .multilineTextAlignment(.center)
    }

    private var buttons: some View {
        VStack(spacing: 4) {
            Button(action: close) {
                Text("Done").frame(maxWidth: .infinity, minHeight: 48)
            }
            .buttonStyle(SolidButtonStyle(font: .trips(.headline)))
            .keyboardShortcut(.defaultAction)
            Button("Cancel this booking", role: .destructive) { isAsking = true }
                .font(.subheadline)
                .multilineTextAlignment(.center)
                .frame(minHeight: 44)
                .confirmationDialog("Cancel this booking?", isPresented: $isAsking, titleVisibility: .visible) {
                    Button("Cancel Booking", role: .destructive, action: cancel)
                    Button("Keep Booking", role: .cancel) {}
                }
        }
    }
}

#Preview("Booking") {
    BookingConfirmation(
        trip: Trip.samples[8],
        booking: Booking(
            id: "1", tripID: "oia", departure: Day(2027, 9, 5), arrival: Day(2027, 9, 11), travelers: 2),
        close: {}, cancel: {})
}
