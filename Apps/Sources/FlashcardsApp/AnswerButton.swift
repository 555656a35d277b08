import SwiftUI

/// A round button that answers for you.
struct AnswerButton: View {
    let title: String
    let systemName: String
    let tint: Color
    let action: @MainActor () -> Void

    init(_ title: String, systemName: String, tint: Color, action: @escaping @MainActor () -> Void) {
        self.title = title
        self.systemName = systemName
        self.tint = tint
        self.action = action
    }

    var body: some View {
        Button(action: action) {
            VStack(spacing: 10) {
                Image(systemName: systemName)
                    .font(.system(size: 26, weight: .bold))
                    .foregroundStyle(tint)
                    .frame(width: 68, height: 68)
                    .background(Circle().fill(.white).shadow(color: .black.opacity(0.25), radius: 8, y: 3))
                    .accessibilityHidden(true)
                Text(title)
                    .font(.system(.subheadline, design: .rounded).weight(.semibold))
                    .foregroundStyle(.white)
                    .shadow(color: .black.opacity(0.35), radius: 3, y: 1)
            }
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
    }
}

/// Takes the last answer back.
struct UndoButton: View {
    let isEnabled: Bool
    let action: @MainActor () -> Void

    var body: some View {
        Button(action: action) {
            Label("Undo", systemImage: "arrow.uturn.backward")
                .font(.system(.subheadline, design: .rounded).weight(.semibold))
                .foregroundStyle(.white)
                .padding(.horizontal, 16)
                .frame(height: 36)
                .background(Capsule().fill(.black.opacity(0.3)))
                .accessibilityElement()
                .accessibilityLabel("Undo")
        }
        .buttonStyle(.plain)
        .keyboardShortcut("z")
        .disabled(!isEnabled)
    }
}

/// How many cards are left.
struct RemainingLabel: View {
    let count: Int

    var body: some View {
        Text("\(count) to go")
            .font(.system(.subheadline, design: .rounded).weight(.semibold))
            .foregroundStyle(.white)
            .padding(.horizontal, 16)
            .frame(height: 36)
            .background(Capsule().fill(.black.opacity(0.3)))
    }
}
