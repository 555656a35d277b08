import SwiftUI

/// The button that brings back the last card. It is visible in the corner of the deck while there is one.
struct UndoButton: View {
    let isShown: Bool
    let action: @MainActor () -> Void

    var body: some View {
        Button(action: action) {
            Image(systemName: "arrow.uturn.backward")
                .font(.system(size: 17, weight: .semibold))
                .foregroundStyle(.white)
                .frame(width: 44, height: 44)
                .background(Circle().fill(.black.opacity(0.35)))
                .accessibilityLabel("Undo")
        }
        .buttonStyle(.plain)
        .keyboardShortcut("z")
        .padding(.leading, 27)
        .padding(.top, 12)
        .opacity(isShown ? 1 : 0)
        .animation(.default, value: isShown)
        .disabled(!isShown)
        .accessibilityHidden(!isShown)
    }
}
