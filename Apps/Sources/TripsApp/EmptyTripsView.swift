import SwiftUI

/// Shown when there are no trips.
struct EmptyTripsView: View {
    var body: some View {
        VStack(spacing: 8) {
            Image(systemName: "airplane")
                .font(.system(size: 44))
                .foregroundStyle(.secondary)
            Text("No trips right now")
                .font(.trips(.title3, .bold))
            Text("Come back later.")
                .foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
