/// Moves a row aside under a finger, and shows the buttons that come into sight.
struct RowSwiping: ViewModifier {
    let actions: RowSwipeActions
    @Binding var swipe: RowSwipe
    /// Of the row, in points.
    let width: @MainActor () -> CGFloat
    let close: @MainActor () -> Void
    let opened: @MainActor () -> Void
    let closed: @MainActor () -> Void
    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
        let leading = actions.side(.leading)
        let trailing = actions.side(.trailing)
        let width = width()
        content
            .offset(x: swipe.offset)
            .background {
                if let edge = swipe.edge {
                    SwipeButtons(
                        actions: actions, edge: edge, length: abs(swipe.offset),
                        isFull: swipe.isFull(edge == .leading ? leading : trailing, width), close: close)
                }
                if actions.tellsPresentation {
                    Color.clear.onChange(of: swipe.edge) { actions.tell(from: $0, to: $1) }
                }
            }
            .onPan(.horizontal, isEnabled: { leading.count + trailing.count > 0 }) { phase in
                follow(phase, leading, trailing)
            }
    }

    @MainActor
    private func follow(_ phase: PanPhase, _ leading: RowSwipe.Side, _ trailing: RowSwipe.Side) {
        let width = width()
        let mirror: CGFloat = direction == .rightToLeft ? -1 : 1
        switch phase {
        case .changed(let distance):
            opened()
            swipe.drag(by: distance.width * mirror, leading: leading, trailing: trailing, width: width)
        case .ended(let distance, let velocity):
            var next = swipe
            next.drag(by: distance.width * mirror, leading: leading, trailing: trailing, width: width)
            let outcome = next.release(
                velocity: velocity.width * mirror, leading: leading, trailing: trailing, width: width)
            switch outcome {
            case .opened: withAnimation(RowSwipe.animation) { swipe = next }
            case .closed:
                withAnimation(RowSwipe.animation) { swipe = next }
                closed()
            case .fullSwipe(let edge):
                let action = actions.buttons(on: edge).first?.action
                close()
                closed()
                action?()
            }
        case .cancelled:
            close()
            closed()
        }
    }
}

/// The buttons that a swiped row uncovers.
private struct SwipeButtons: View {
    let actions: RowSwipeActions
    let edge: HorizontalEdge
    /// How much of the row is uncovered, in points.
    let length: CGFloat
    let isFull: Bool
    let close: @MainActor () -> Void

    var body: some View {
        Group(subviews: content) { subviews in
            HStack(spacing: 0) {
                ForEach(edge == .leading ? Array(subviews) : subviews.reversed()) { subview in
                    let isFirst = subview.id == subviews.first?.id
                    subview
                        .frame(width: buttonWidth(isFirst: isFirst, count: subviews.count))
                        .clipped()
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: edge == .leading ? .leading : .trailing)
        .environment(\.tint, nil)
        .environment(\.rowTarget, nil)
        .buttonStyle(SwipeButtonStyle(close: close))
    }

    private var content: AnyView {
        if let own = actions.content(on: edge) { return own }
        let delete = actions.delete
        return AnyView(Button("Delete", role: .destructive) { delete?() })
    }

    /// All are as wide; in a full swipe the first takes everything.
    private func buttonWidth(isFirst: Bool, count: Int) -> CGFloat {
        if isFull { return isFirst ? length : 0 }
        return length / CGFloat(max(count, 1))
    }
}

/// A button beside a swiped row: white on its color, over the whole height.
private struct SwipeButtonStyle: PrimitiveButtonStyle {
    let close: @MainActor () -> Void
    @Environment(\.tint) private var tint

    func makeBody(configuration: Configuration) -> some View {
        let close = close
        // UIKit's buttons have a picture or a title.
        ItemReader(configuration.label.labelStyle(.iconOnly)) { parts in
            if let image = parts.image { image } else if let text = parts.text { text }
        }
        .font(.subheadline)
        .withoutTextAttributes()
        .imageScale(.large)
        .foregroundStyle(.white)
        .lineLimit(...1)
        .fixedSize(horizontal: true, vertical: false)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(ground(configuration.role))
        .pressable(
            isEnabled: { true }, setPressed: { _ in },
            trigger: {
                close()
                configuration.trigger()
            })
    }

    private func ground(_ role: ButtonRole?) -> AnyShapeStyle {
        if let tint { return tint }
        return AnyShapeStyle(role == .destructive ? Color.red : Color(uiColor: .systemGray))
    }
}
