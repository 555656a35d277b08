import SwiftUICore

/// A confirmation dialog as iOS 18 shows it on a phone: buttons at the lower edge, which scroll where there is not
/// enough room, and apart from them the one that cancels.
struct DialogCard: View {
    let title: Text?
    let message: AnyView?
    let actions: AnyView

    @State private var known = DialogButtons()
    @Environment(\.presentationMemory) private var memory
    @Environment(\.dialogMaxHeight) private var maxHeight
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        DialogGroupsLayout(maxHeight: maxHeight) {
            // Which buttons cancel is known once they have said so.
            Group(subviews: actions) { parts in
                let cancelling = known.cancelling
                DialogStack {
                    ScrollView { words }
                        .scrollBounceBehavior(.basedOnSize)
                    ScrollView {
                        DialogColumn {
                            ForEach(parts.filter { !cancelling.contains($0.id) }) { DialogPlace(part: $0) }
                        }
                    }
                    .scrollBounceBehavior(.basedOnSize)
                }
                .background { DialogGround() }
                .modifier(SurfaceOutline(radius: Self.radius))
                DialogColumn {
                    ForEach(parts.filter { cancelling.contains($0.id) }) { DialogPlace(part: $0) }
                    if let own = known.own, !own.contains(where: { $0.role == .cancel }) {
                        Button("Cancel", role: .cancel) {}
                    }
                }
                .background { cancelGround }
            }
        }
        .buttonStyle(DialogButtonStyle(look: .sheet))
        .onPreferenceChange(DialogActionsKey.self) { take($0) }
        .accessibilityEdit {
            $0.children = .contain
            $0.role = .dialog
            $0.addedTraits = .modal
            $0.label = title
        }
    }

    /// The app's have a place among the dialog's views, and the one that is added has none.
    private func take(_ actions: [DialogAction]) {
        known.automatic = actions.filter { $0.place == nil }
        known.take(actions.filter { $0.place != nil }, memory)
        memory?.onCancel = known.all.cancelling.map { action in { action.trigger() } }
    }

    private static let radius: CGFloat = 14
    private static var outline: RoundedRectangle { RoundedRectangle(cornerRadius: radius, style: .continuous) }

    private var cancelGround: some View {
        Self.outline.fill(colorScheme == .dark ? Color(white: 44 / 255) : .white)
    }

    @ViewBuilder private var words: some View {
        if title != nil || message != nil {
            VStack(spacing: 6) {
                if let title {
                    PlainText(title)
                        .font(.footnote.weight(.semibold))
                        .accessibilityAddTraits(.isHeader)
                }
                if let message { ItemReader(message, contentSpeaks: true) { $0.text }.font(.footnote) }
            }
            .foregroundStyle(Color.secondary)
            .multilineTextAlignment(.center)
            .withoutTextAttributes()
            .frame(maxWidth: .infinity)
            .padding(.horizontal, 16)
            .padding(.vertical, 14)
        }
    }
}

/// A view of the app in a dialog: what is known of its buttons says which view they are of.
private struct DialogPlace: View {
    let part: Subview

    var body: some View {
        part.transformPreference(DialogActionsKey.self) { actions in
            for index in actions.indices { actions[index].place = part.id }
        }
    }
}

/// Views of a dialog below each other, each as wide as the dialog.
private struct DialogColumn: FramesLayout {
    static var width: CGFloat { 377 }

    func arrange(_ subviews: Subviews, _ width: CGFloat) -> (frames: [(Int, CGRect)], height: CGFloat) {
        var frames: [(Int, CGRect)] = []
        var y: CGFloat = 0
        for index in subviews.indices {
            let height = subviews[index].sizeThatFits(ProposedViewSize(width: width, height: nil)).height
            frames.append((index, CGRect(x: 0, y: y, width: width, height: height)))
            y += height
        }
        return (frames, y)
    }
}

/// Puts the buttons that cancel at the lower edge of a dialog and the others above, in the room that is left.
private struct DialogGroupsLayout: Layout {
    let maxHeight: CGFloat
    /// Between the buttons that cancel and the others, in points.
    static let gap: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = proposal.width ?? DialogColumn.width
        let heights = heights(subviews, width)
        return CGSize(width: width, height: heights.reduce(0, +) + gap(heights))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let heights = heights(subviews, bounds.width)
        var y = bounds.minY
        for (subview, height) in zip(subviews, heights) {
            subview.place(
                at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(width: bounds.width, height: height))
            y += height + gap(heights)
        }
    }

    private func gap(_ heights: [CGFloat]) -> CGFloat { heights.contains(0) ? 0 : Self.gap }

    private func heights(_ subviews: Subviews, _ width: CGFloat) -> [CGFloat] {
        guard subviews.count == 2 else { return [] }
        let cancelling = subviews[1].sizeThatFits(ProposedViewSize(width: width, height: nil)).height
        let room = max(maxHeight - cancelling - (cancelling > 0 ? Self.gap : 0), 0)
        return [subviews[0].sizeThatFits(ProposedViewSize(width: width, height: room)).height, cancelling]
    }
}
