/// The ends of a selection that a finger has made, for it to move: a line and a dot each.
struct SelectionHandles: View {
    let session: EditingSession
    /// Changes whenever the ends may stand elsewhere.
    let revision: Int

    // By eye, as of iOS 18.
    private static let dot: CGFloat = 11
    private static let line: CGFloat = 2
    private static let touch: CGFloat = 36

    var body: some View {
        let handles = session.handles
        ZStack(alignment: .topLeading) {
            if let handles {
                handle(at: handles.start, isStart: true)
                handle(at: handles.end, isStart: false)
            }
            // The menu above the window goes along with the field.
            if session.hasMenu {
                Color.clear
                    .onGeometryChange(for: CGRect.self) {
                        $0.frame(in: .global)
                    } action: { _ in
                        session.touchChanged()
                    }
                    .allowsHitTesting(false)
            }
        }
        .accessibilityHidden(true)
    }

    private func handle(at caret: CGRect, isStart: Bool) -> some View {
        ZStack(alignment: isStart ? .top : .bottom) {
            Rectangle().fill(.tint).frame(width: Self.line, height: caret.height + Self.dot / 2)
                .frame(height: caret.height + Self.dot, alignment: isStart ? .bottom : .top)
            Circle().fill(.tint).frame(width: Self.dot, height: Self.dot)
        }
        .frame(width: Self.touch, height: caret.height + Self.dot)
        .contentShape(Rectangle())
        .highPriorityGesture(
            DragGesture(minimumDistance: 0, coordinateSpace: .global)
                .onChanged { value in
                    // The finger is on the dot, beside the line that it moves.
                    let y = value.location.y + (isStart ? Self.dot : -Self.dot)
                    session.moveHandle(isStart: isStart, to: CGPoint(x: value.location.x, y: y))
                }
                .onEnded { _ in session.selectingEnded() }
        )
        .offset(x: caret.midX - Self.touch / 2, y: caret.minY - (isStart ? Self.dot : 0))
    }
}
