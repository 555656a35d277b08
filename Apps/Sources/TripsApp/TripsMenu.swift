import SwiftUI

/// The menu of the button at the top left.
struct TripsMenu: View {
    let canUndo: Bool
    let undo: @MainActor () -> Void
    let restart: @MainActor () -> Void

    var body: some View {
        VStack(spacing: 0) {
            row("Undo last swipe", systemName: "arrow.uturn.backward", action: undo)
                .disabled(!canUndo)
            Divider()
            row("Start over", systemName: "arrow.counterclockwise", action: restart)
        }
        .frame(width: 230)
        .background(Color(UIColor.secondarySystemGroupedBackground))
        .clipShape(RoundedRectangle(cornerRadius: 13, style: .continuous))
        .shadow(color: .black.opacity(0.2), radius: 24, y: 8)
        .accessibilityAddTraits(.isModal)
    }

    private func row(_ title: String, systemName: String, action: @escaping @MainActor () -> Void) -> some View {
        Button(action: action) {
            HStack {
                Text(title)
                Spacer()
                Image(systemName: systemName)
                    .accessibilityHidden(true)
            }
            .padding(.horizontal, 16)
            .frame(height: 44)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
    }
}

#Preview("Menu") {
    TripsMenu(canUndo: true, undo: {}, restart: {})
}
