import Riffle
import SwiftUI

/// An app on a device, with its name, a hint, and a button that restarts it.
struct ExhibitView: View {
    let exhibit: Exhibit
    var showsName = true

    /// How often the app was restarted. It is the id of the app, so a restart begins without the old state.
    @State private var run = 0

    var body: some View {
        VStack(spacing: 12) {
            DeviceFrame(orientation: exhibit.orientation, name: exhibit.name, showsName: showsName) {
                exhibit.app
                    .id(run)
            }
            HStack(spacing: 10) {
                Text(exhibit.hint)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    .lineLimit(1)
                    .minimumScaleFactor(0.8)
                ResetButton(name: exhibit.name) { run += 1 }
            }
            .padding(.horizontal, 8)
        }
    }
}

/// The button that restarts an app.
private struct ResetButton: View {
    let name: String
    let action: @MainActor () -> Void

    var body: some View {
        Button(action: action) {
            Image(systemName: "arrow.counterclockwise")
                .font(.system(size: 13, weight: .semibold))
                .foregroundStyle(.secondary)
                .frame(width: 30, height: 30)
                .background { Circle().fill(.primary.opacity(0.07)) }
                .contentShape(Circle())
                .accessibilityLabel("Start \(name) anew")
        }
        .buttonStyle(.plain)
    }
}
