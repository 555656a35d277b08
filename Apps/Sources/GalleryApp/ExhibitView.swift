import AppData
import Riffle
import SwiftUI

/// An app on a device, with its name, a hint, and buttons that restart it and let it fill the page.
struct ExhibitView: View {
    let exhibit: Exhibit
    let file: DataFile
    let open: (Exhibit) -> Void

    @State private var app: RunningApp

    init(exhibit: Exhibit, file: DataFile, open: @escaping (Exhibit) -> Void) {
        self.exhibit = exhibit
        self.file = file
        self.open = open
        _app = State(initialValue: RunningApp(exhibit))
    }

    var body: some View {
        VStack(spacing: 12) {
            DeviceFrame(orientation: exhibit.orientation, name: exhibit.name) {
                RunningAppView(app: app, file: file)
            }
            HStack(spacing: 8) {
                Text(exhibit.hint)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    .fixedSize(horizontal: false, vertical: true)
                    .multilineTextAlignment(.center)
                ResetButton(name: exhibit.name) { withAnimation { app.startAnew(in: file) } }
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
    let label: LocalizedStringKey
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
