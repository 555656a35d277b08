import SwiftUICore

/// A confirmation dialog as iOS 18 shows it on a phone: buttons at the lower edge, and apart from them the one that
/// cancels.
struct DialogCard: View {
    let title: Text?
    let message: AnyView?
    let actions: AnyView

    @State private var known = DialogButtons()
    @Environment(\.presentationMemory) private var memory
    @Environment(\.dialogMaxHeight) private var maxHeight
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        DialogButtonsLayout(maxHeight: maxHeight) {
            ground.layoutValue(key: DialogPartKey.self, value: .separator)
            cancelGround.layoutValue(key: DialogPartKey.self, value: .separator)
            words
            actions
                .onPreferenceChange(DialogActionsKey.self) {
                    known.take($0, memory)
                    listen()
                }
            if let own = known.own, !own.contains(where: { $0.role == .cancel }) {
                Button("Cancel", role: .cancel) {}
                    .onPreferenceChange(DialogActionsKey.self) { known.automatic = $0 }
            }
        }
        .buttonStyle(DialogButtonStyle(look: .sheet))
        .onChange(of: known.all.count, initial: true) { listen() }
        .accessibilityEdit {
            $0.children = .contain
            $0.role = .dialog
            $0.addedTraits = .modal
            $0.label = title
        }
    }

    private static let radius: CGFloat = 14
    private static var outline: RoundedRectangle { RoundedRectangle(cornerRadius: radius, style: .continuous) }

    private var ground: some View { DialogGround().modifier(SurfaceOutline(radius: Self.radius)) }

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

    private func listen() {
        known.listen(memory)
        memory?.onCancel = known.all.cancelling.map { action in { action.trigger() } }
    }
}

/// Lines up the parts of a dialog from its lower edge: the button that cancels, a gap, and above it the others.
struct DialogButtonsLayout: FramesLayout {
    static var width: CGFloat { 377 }

    let maxHeight: CGFloat
    /// Between the button that cancels and the others, in points.
    static let gap: CGFloat = 8

    func arrange(_ subviews: Subviews, _ width: CGFloat) -> (frames: [(Int, CGRect)], height: CGFloat) {
        func indices(_ part: DialogPart) -> [Int] {
            subviews.indices.filter { subviews[$0][DialogPartKey.self] == part }
        }
        var frames: [(Int, CGRect)] = []
        var y: CGFloat = 0
        func add(_ index: Int) {
            let height = subviews[index].sizeThatFits(ProposedViewSize(width: width, height: nil)).height
            frames.append((index, CGRect(x: 0, y: y, width: width, height: height)))
            y += height
        }
        for index in indices(.content) + indices(.action) { add(index) }
        let group = CGRect(x: 0, y: 0, width: width, height: y)
        let cancels = indices(.cancel)
        if !cancels.isEmpty, y > 0 { y += Self.gap }
        let start = y
        for index in cancels { add(index) }
        let grounds = [group, CGRect(x: 0, y: start, width: width, height: y - start)]
        for (index, frame) in zip(indices(.separator), grounds) { frames.append((index, frame)) }
        return (frames, y)
    }
}
