import SwiftUI

/// Confirms that a trip is booked, and shows its dates.
struct BookingConfirmation: View {
    let trip: Trip
    let close: @MainActor () -> Void
    let cancel: @MainActor () -> Void

    var body: some View {
        VStack(spacing: 0) {
            TripPicture(trip)
                .frame(height: 150)
                .clipped()

            Image(systemName: "checkmark.circle.fill")
                .font(.system(size: 52))
                .foregroundStyle(.white, .green)
                .background(Circle().fill(Color(UIColor.secondarySystemGroupedBackground)).padding(-4))
                .padding(.top, -28)
                .accessibilityHidden(true)

            VStack(spacing: 4) {
                Text("You’re going!")
                    .font(.trips(.title2, .bold))
                    .accessibilityAddTraits(.isHeader)
                Text(trip.destination)
                    .font(.trips(.headline))
                Text("\(trip.dates) · \(trip.nights) nights")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            .multilineTextAlignment(.center)
            .padding(.top, 8)
            .padding(.horizontal, 20)

            VStack(spacing: 4) {
                Button(action: close) {
                    Text("Done").frame(maxWidth: .infinity, minHeight: 48)
                }
                .buttonStyle(SolidButtonStyle(font: .trips(.headline)))
                .keyboardShortcut(.defaultAction)
                Button(role: .destructive, action: cancel) {
                    Text("Cancel this booking")
                        .font(.subheadline)
                        .frame(maxWidth: .infinity)
                        .frame(height: 44)
                }
                .keyboardShortcut(.cancelAction)
            }
            .padding(.top, 20)
            .padding(.horizontal, 20)
            .padding(.bottom, 8)
        }
        .background(Color(UIColor.secondarySystemGroupedBackground))
        .clipShape(RoundedRectangle(cornerRadius: 24, style: .continuous))
        .shadow(color: .black.opacity(0.25), radius: 30, y: 12)
        .accessibilityElement(children: .contain)
        .accessibilityAddTraits(.isModal)
    }
}

#Preview("Booking") {
    BookingConfirmation(trip: Trip.samples[8], close: {}, cancel: {})
        .padding(30)
}
