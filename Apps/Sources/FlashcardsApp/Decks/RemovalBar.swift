import SwiftUI

extension View {
    /// Shows what was removed or imported last, with a button that takes it back.
    func removalBar(_ store: FlashcardsStore) -> some View { modifier(RemovalBar(store: store)) }
}

private struct RemovalBar: ViewModifier {
    let store: FlashcardsStore

    func body(content: Content) -> some View {
        content
            .safeAreaInset(edge: .bottom, spacing: 0) {
                if let removal = store.removal {
                    HStack {
                        Text(removal.message)
                        Spacer(minLength: 12)
                        Button("Undo") { withAnimation { store.undoRemoval() } }
                            .bold()
                            .keyboardShortcut("z")
                        Button("Dismiss", systemImage: "xmark") { withAnimation { store.removal = nil } }
                            .labelStyle(.iconOnly)
                            .padding(.leading, 8)
                    }
                    .font(.subheadline)
                    .padding(.horizontal, 16)
                    .padding(.vertical, 12)
                    .background(.thickMaterial, in: .rect(cornerRadius: 14))
                    .shadow(color: .black.opacity(0.15), radius: 8, y: 2)
                    .frame(maxWidth: 500)
                    .padding(.horizontal, 16)
                    .padding(.bottom, 8)
                    .transition(.move(edge: .bottom).combined(with: .opacity))
                    .accessibilityElement(children: .contain)
                }
            }
            .onChange(of: store.removal) {
                if let message = $1?.message { AccessibilityNotification.Announcement(message).post() }
            }
    }
}
