/// One thing that can be done with what is selected.
struct EditCommand {
    let title: String
    let perform: @MainActor () -> Void
}

/// What can be done with what is selected, in a bar beside it.
struct EditMenu: View {
    /// Where what is selected is, in the window.
    let anchor: () -> CGRect
    let commands: [EditCommand]

    // By eye, as of iOS 18.
    private static let height: CGFloat = 44
    private static let gap: CGFloat = 8
    private static let margin: CGFloat = 8

    @State private var width: CGFloat = 0

    var body: some View {
        let anchor = anchor()
        GeometryReader { proxy in
            HStack(spacing: 0) {
                ForEach(commands.indices, id: \.own) { index in
                    if index > 0 { Divider().frame(height: Self.height) }
                    Button(action: commands[index].perform) {
                        Text(commands[index].title)
                            .font(.system(size: 15))
                            .foregroundStyle(Color.primary)
                            .padding(.horizontal, 16)
                            .frame(height: Self.height)
                            .contentShape(Rectangle())
                    }
                    .buttonStyle(.plain)
                }
            }
            .fixedSize()
            .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12, style: .continuous))
            .shadow(color: .black.opacity(0.2), radius: 12, y: 4)
            .onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                width = $0
            }
            .position(place(beside: anchor, in: proxy.size))
            .opacity(width > 0 ? 1 : 0)
        }
    }

    private func place(beside anchor: CGRect, in size: CGSize) -> CGPoint {
        let half = width / 2
        let x = max(min(anchor.midX, size.width - Self.margin - half), Self.margin + half)
        let above = anchor.minY - Self.gap - Self.height / 2
        let below = anchor.maxY + Self.gap + Self.height / 2
        return CGPoint(x: x, y: above - Self.height / 2 >= Self.margin ? above : below)
    }
}
