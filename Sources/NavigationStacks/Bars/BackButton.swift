/// Leads back to the screen before, whose title it shows as far as there is room.
struct BackButton: View {
    let title: Text?
    /// Whether only the arrow is shown.
    let isShort: Bool
    /// Whether the key for it leads back from here.
    let isInFront: Bool
    let action: () -> Void

    init(title: Text?, isShort: Bool, isInFront: Bool, action: @escaping () -> Void) {
        self.title = title
        self.isShort = isShort
        self.isInFront = isInFront
        self.action = action
    }

    var body: some View {
        Button(action: action) {
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
        }
        .keyboardShortcut(isInFront ? KeyboardShortcut("[", modifiers: .command) : nil)
        .accessibilityLabel(title ?? Text("Back"))
    }
}
