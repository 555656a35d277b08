import SwiftUI

/// Confirms that a trip is booked, and shows its dates.
struct BookingConfirmation: View {
    let trip: Trip
    let booking: Booking
    let close: @MainActor () -> Void
    let cancel: @MainActor () -> Void

    @State private var isAsking = false
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        GeometryReader { proxy in
            ScrollView {
                content(height: proxy.size.height)
                    .frame(minHeight: proxy.size.height)
            }
        }
        .background(Color(UIColor.systemBackground))
    }

    /// The picture on top, the buttons at the foot.
    private func content(height: CGFloat) -> some View {
        VStack(spacing: 0) {
            TripPicture(trip)
                .frame(height: pictureHeight(in: height))
                .clipShape(.rect(cornerRadius: 16))
            Image(systemName: "checkmark.circle.fill")
                .font(.system(size: 52))
                .foregroundStyle(.white, .green)
                .background(Circle().fill(Color(UIColor.systemBackground)).padding(-4))
                .padding(.top, -28)
                .accessibilityHidden(true)
            words
                .padding(.top, 8)
            Spacer(minLength: 24)
            buttons
        }
        .frame(maxWidth: 420)
        .padding(20)
        .frame(maxWidth: .infinity)
    }

    /// In low windows there is less of the picture, so that the buttons are in sight.
    private func pictureHeight(in height: CGFloat) -> CGFloat {
        let room = typeSize.isAccessibilitySize ? height * 0.25 : height - Self.heightWithoutPicture
        return max(60, min(room, Self.greatestPictureHeight))
    }

    /// What the words, the buttons and the space around them take, in points.
    private static let heightWithoutPicture: CGFloat = 350
    private static let greatestPictureHeight: CGFloat = 380

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
