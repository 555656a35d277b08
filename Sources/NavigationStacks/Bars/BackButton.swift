/// A screen further back, and the one whose end leads there.
struct BackStep: Identifiable, Equatable {
    let id: Int
    let title: Text
}

/// Leads back to the screen before, whose title it shows as far as there is room; a long press shows all before it.
struct BackButton: View {
    let title: Text?
    /// Whether only the arrow is shown.
    let isShort: Bool
    /// Whether the key for it leads back from here.
    let isInFront: Bool
    /// The screens before, the nearest first.
    let history: [BackStep]
    /// Ends a screen.
    let leave: (Int) -> Void

    init(title: Text?, isShort: Bool, isInFront: Bool, history: [BackStep], leave: @escaping (Int) -> Void) {
        self.title = title
        self.isShort = isShort
        self.isInFront = isInFront
        self.history = history
        self.leave = leave
    }

    var body: some View {
        Menu {
            ForEach(history) { step in
                Button {
                    leave(step.id)
                } label: {
                    step.title
                }
            }
            .keyboardShortcut(nil)
        } label: {
            HStack(spacing: 5) {
                Image(systemName: "chevron.backward").font(.system(size: 19, weight: .semibold))
                if !isShort {
                    ViewThatFits(in: .horizontal) {
                        (title ?? Text("Back")).lineLimit(1)
                        Text("Back").lineLimit(1)
                        Color.clear.frame(width: 0, height: 1)
                    }
                }
            }
            .font(.system(size: 17))
            .frame(minWidth: 44, minHeight: BarMetrics.row, alignment: .leading)
            .contentShape(Rectangle())
        } primaryAction: {
            if let nearest = history.first { leave(nearest.id) }
        }
        .keyboardShortcut(isInFront ? KeyboardShortcut("[", modifiers: .command) : nil)
        .accessibilityLabel(title ?? Text("Back"))
    }
}
