import AppData
import Riffle
import SwiftUI

/// An app on a device, with its name, a hint, and buttons that restart it and let it fill the page.
struct ExhibitView: View {
    let exhibit: Exhibit
    let file: DataFile?
    let open: (Exhibit) -> Void

    /// How often the app was restarted. It is the id of the app, so a restart begins without the old state.
    @State private var run = 0

    var body: some View {
        VStack(spacing: 12) {
            DeviceFrame(orientation: exhibit.orientation, name: exhibit.name) {
                exhibit.app
                    .environment(\.dataFile, file)
                    .id(run)
            }
            HStack(spacing: 8) {
                Text(exhibit.hint)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    .fixedSize(horizontal: false, vertical: true)
                    .multilineTextAlignment(.center)
                ResetButton(name: exhibit.name) { run += 1 }
                RoundButton(symbol: "arrow.up.left.and.arrow.down.right", label: "Open \(exhibit.name)") {
                    open(exhibit)
                }
            }
            .padding(.horizontal, 8)
        }
    }
}

/// The button that restarts an app.
struct ResetButton: View {
    let name: String
    let action: @MainActor () -> Void

    var body: some View { RoundButton(symbol: "arrow.counterclockwise", label: "Start \(name) anew", action: action) }
}

/// A small gray button with a symbol.
struct RoundButton: View {
    let symbol: String
    let label: String
    let action: @MainActor () -> Void

    var body: some View {
        Button(action: action) {
            Image(systemName: symbol)
                .font(.system(size: 13, weight: .semibold))
                .foregroundStyle(.secondary)
                .frame(width: 30, height: 30)
                .background { Circle().fill(.primary.opacity(0.07)) }
                .contentShape(Circle())
                .accessibilityLabel(label)
        }
        .buttonStyle(.plain)
    }
}
