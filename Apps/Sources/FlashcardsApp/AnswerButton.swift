import SwiftUI

/// A round button that swipes the top card.
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
                    .font(.overPicture)
                    .foregroundStyle(.white)
                    .shadow(color: .black.opacity(0.35), radius: 3, y: 1)
            }
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
    }
}

/// Undoes the last answer.
struct UndoButton: View {
    let isEnabled: Bool
    let action: @MainActor () -> Void

    var body: some View {
        Button(action: action) {
            Label("Undo", systemImage: "arrow.uturn.backward")
                .modifier(Pill())
                .accessibilityElement()
                .accessibilityLabel("Undo")
        }
        .buttonStyle(.plain)
        .keyboardShortcut("z")
        .disabled(!isEnabled)
    }
}

/// A dark capsule that makes its content readable on a picture.
private struct Pill: ViewModifier {
    func body(content: Content) -> some View {
        content
            .font(.overPicture)
            .foregroundStyle(.white)
            .frame(height: 36)
            .padding(.horizontal, 16)
            .background(.black.opacity(0.3), in: Capsule())
    }
}

extension Font {
    /// The font of white text on the background picture.
    fileprivate static let overPicture = Font.system(.subheadline, design: .rounded).weight(.semibold)
}

/// Shows how many cards are left.
struct RemainingLabel: View {
    let count: Int

    var body: some View {
        Text("\(count) to go")
            .modifier(Pill())
    }
}
