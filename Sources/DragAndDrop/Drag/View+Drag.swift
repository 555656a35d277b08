extension View {
    /// Lets the view be dragged, with something that it stands for: with a finger after a long press, with a mouse at once.
    nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        modifier(DragModifier(preview: nil) { [NSItemProvider(TransferItem(payload()))] })
    }

    /// Lets the view be dragged, with something that it stands for and another view under the finger.
    nonisolated public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(DragModifier(preview: AnyView(preview())) { [NSItemProvider(TransferItem(payload()))] })
    }

    /// Lets the view be dragged, with what a closure hands over when that begins.
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(DragModifier(preview: nil) { [data()] })
    }

    /// Lets the view be dragged, with what a closure hands over when that begins and another view under the finger.
    nonisolated public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(DragModifier(preview: AnyView(preview())) { [data()] })
    }
}

/// Lets a view be dragged.
nonisolated struct DragModifier: ViewModifier {
    let preview: AnyView?
    let items: () -> [NSItemProvider]

    @State private var probe = FrameProbe()
    @State private var lift: Lift?
    /// The shape of what is under the finger; nil for the view as it is.
    @State private var shape: LiftShape?

    /// A view that is out of its place.
    struct Lift: Equatable {
        /// Where the view is, in the window.
        var home: CGRect
        var translation = CGSize.zero
        var start: CGPoint
        var hasMoved = false
        var isLeaving = false
        /// Whether it was taken where it was dropped; else it flies back.
        var isTaken = false
    }

    init(preview: AnyView?, items: @escaping () -> [NSItemProvider]) {
        self.preview = preview
        self.items = items
    }

    @MainActor
    func body(content: Content) -> some View {
        content
            .onPreferenceChange(LiftShapesKey.self) { shape = $0[.dragPreview] }
            .probed(by: probe)
            .onLift { phase in follow(phase) }
            .windowLayer(
                lift.map { lift in
                    WindowLayer(isModal: false) {
                        DragPreview(
                            content: preview ?? lifted(content), lift: lift, isCopy: preview == nil,
                            onEnd: { self.lift = nil })
                    }
                }
            )
            .accessibilityAction(named: Text("Drag")) { board?.hold(items()) }
    }

    @MainActor
    private func lifted(_ content: Content) -> AnyView {
        shape.map { AnyView(content.clipShape($0.shape)) } ?? AnyView(content)
    }

    @MainActor
    private var board: DragBoard? { probe.shared { DragBoard() } }

    @MainActor
    private func follow(_ phase: LiftPhase) {
        switch phase {
        case .began(let point, let start):
            guard let home = probe.frame else { return }
            board?.begin(items())
            lift = Lift(home: home, start: start)
            if point != start { move(to: point) }
        case .moved(let point): move(to: point)
        case .ended(let point):
            guard var lift, let board else { return }
            lift.isLeaving = true
            if lift.hasMoved { lift.isTaken = board.end(at: point, from: probe) } else { board.cancel() }
            // Where its own change has taken the view.
            lift.home = probe.frame ?? lift.home
            self.lift = lift
        case .cancelled:
            board?.cancel()
            lift?.isLeaving = true
        }
    }

    @MainActor
    private func move(to point: CGPoint) {
        guard lift != nil else { return }
        lift?.hasMoved = true
        lift?.translation = CGSize(width: point.x - (lift?.start.x ?? 0), height: point.y - (lift?.start.y ?? 0))
        board?.move(to: point, from: probe)
    }
}

/// What is under the finger: it rises from its place, follows, and goes into what took it or back.
struct DragPreview: View {
    let content: AnyView
    let lift: DragModifier.Lift
    /// Whether it is the view itself, as large as it is.
    let isCopy: Bool
    let onEnd: () -> Void

    @State private var isUp = false
    @State private var home: CGRect?
    @State private var isGone = false

    private static let rising = Animation.spring(duration: 0.3, bounce: 0.15)
    private static let returning = Animation.spring(duration: 0.4, bounce: 0)

    var body: some View {
        let home = home ?? lift.home
        GeometryReader { _ in
            content
                .frame(width: isCopy ? home.width : nil, height: isCopy ? home.height : nil)
                .compositingGroup()
                .shadow(color: .black.opacity(isUp ? 0.25 : 0), radius: 12, y: 6)
                .scaleEffect(isGone && lift.isTaken ? 0.5 : isUp ? 1.04 : 1)
                .opacity(isGone && lift.isTaken ? 0 : isUp ? 0.92 : 1)
                .position(
                    x: home.midX + (isGone && !lift.isTaken ? 0 : lift.translation.width),
                    y: home.midY + (isGone && !lift.isTaken ? 0 : lift.translation.height))
        }
        .allowsHitTesting(false)
        .accessibilityHidden(true)
        .onAppear {
            self.home = lift.home
            withAnimation(Self.rising) { isUp = true }
        }
        .onChange(of: lift.isLeaving) { if $1 { leave() } }
    }

    private func leave() {
        withAnimation(lift.isTaken ? .easeOut(duration: 0.2) : Self.returning) {
            isUp = false
            isGone = true
            if !lift.isTaken { home = lift.home }
        } completion: {
            onEnd()
        }
    }
}
