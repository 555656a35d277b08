import SwiftUI

extension View {
    /// Shows what was done last at the bottom, with a button that takes it back, and one that takes the bar away.
    ///
    ///     List { … }
    ///         .undoBar(removed.map { "\($0.name) was removed." }) { putBack() } dismiss: { removed = nil }
    ///
    /// What is behind makes room for the bar. Screen readers say the message when it comes. ⌘Z is its button, too.
    ///
    /// - Parameters:
    ///   - message: what was done; nil for no bar.
    ///   - undo: takes it back, in an animated transaction.
    ///   - dismiss: forgets it, in an animated transaction. Neither has to be done by hand: a bar that is replaced by the
    ///     next message need not be dismissed.
    public func undoBar(
        _ message: String?, undo: @escaping @MainActor () -> Void, dismiss: @escaping @MainActor () -> Void
    ) -> some View {
        modifier(UndoBarModifier(message: message, undo: undo, dismiss: dismiss))
    }
}

private struct UndoBarModifier: ViewModifier {
    let message: String?
    let undo: @MainActor () -> Void
    let dismiss: @MainActor () -> Void

    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    func body(content: Content) -> some View {
        content
            .safeAreaInset(edge: .bottom, spacing: 0) {
                if let message {
                    UndoBar(message: message) {
                        withAnimation(motion, undo)
                    } dismiss: {
                        withAnimation(motion, dismiss)
                    }
                    .transition(reduceMotion ? .opacity : .move(edge: .bottom).combined(with: .opacity))
                }
            }
            .onChange(of: message) { _, message in
                if let message { AccessibilityNotification.Announcement(message).post() }
            }
    }

    private var motion: Animation {
        reduceMotion ? .easeInOut(duration: 0.3) : .spring(response: 0.45, dampingFraction: 0.8)
    }
}

private struct UndoBar: View {
    private static let shape = RoundedRectangle(cornerRadius: 14, style: .continuous)

    let message: String
    let undo: @MainActor () -> Void
    let dismiss: @MainActor () -> Void

    @Environment(\.colorSchemeContrast) private var contrast

    var body: some View {
        HStack(spacing: 12) {
            Text(message)
                .frame(maxWidth: .infinity, alignment: .leading)
                .minimumScaleFactor(0.7)
            Button("Undo", action: undo)
                .bold()
                .keyboardShortcut("z")
            Button(action: dismiss) {
                Image(systemName: "xmark")
                    .font(.footnote.bold())
                    .foregroundStyle(.secondary)
                    .frame(width: 30, height: 30)
                    .contentShape(.rect)
                    .accessibilityLabel("Dismiss")
            }
            .buttonStyle(.plain)
        }
        .font(.subheadline)
        .padding(.leading, 16)
        .padding(.trailing, 8)
        .padding(.vertical, 8)
        .background(.thickMaterial, in: Self.shape)
        .overlay { Self.shape.strokeBorder(.primary.opacity(contrast == .increased ? 0.6 : 0.08)) }
        .shadow(color: .black.opacity(0.15), radius: 8, y: 2)
        .frame(maxWidth: 500)
        .padding(.horizontal, 16)
        .padding(.bottom, 8)
        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
        .accessibilityElement(children: .contain)
    }
}

#Preview("Undo bar") {
    List { Text("What is behind makes room.") }
        .undoBar("Visa card ending in 4242 was removed.") {
        } dismiss: {
        }
}
