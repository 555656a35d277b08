/// A view on which something may be dropped: what it does with it is its modifier's to say.
@MainActor
final class DropTarget: LettingGo {
    let probe = FrameProbe()
    var isEnabled = true
    var delegate: any DropDelegate = NoDrop()
    var onTarget: (Bool) -> Void = { _ in }
    var heldChanged: ([NSItemProvider]) -> Void = { _ in }
    private var proposal = DropProposal(operation: .copy)

    nonisolated init() {}

    func letGo() {
        delegate = NoDrop()
        onTarget = { _ in }
        heldChanged = { _ in }
    }

    private func info(_ providers: [NSItemProvider], _ point: CGPoint) -> DropInfo {
        let origin = probe.frame?.origin ?? .zero
        return DropInfo(location: CGPoint(x: point.x - origin.x, y: point.y - origin.y), providers: providers)
    }

    func accepts(_ providers: [NSItemProvider], _ point: CGPoint) -> Bool {
        delegate.validateDrop(info: info(providers, point))
    }

    /// Whether it would take what is over it now.
    var wouldTake: Bool { proposal.operation == .copy || proposal.operation == .move }

    func entered(_ providers: [NSItemProvider], _ point: CGPoint) {
        proposal = DropProposal(operation: .copy)
        onTarget(true)
        delegate.dropEntered(info: info(providers, point))
    }

    func updated(_ providers: [NSItemProvider], _ point: CGPoint) {
        if let new = delegate.dropUpdated(info: info(providers, point)) { proposal = new }
    }

    func exited(_ providers: [NSItemProvider], _ point: CGPoint) {
        onTarget(false)
        delegate.dropExited(info: info(providers, point))
    }

    func dropped(_ providers: [NSItemProvider], _ point: CGPoint) -> Bool {
        defer { onTarget(false) }
        return delegate.performDrop(info: info(providers, point))
    }
}

private struct NoDrop: DropDelegate {
    func validateDrop(info: DropInfo) -> Bool { false }
    func performDrop(info: DropInfo) -> Bool { false }
}

/// Lets something be dropped on a view.
nonisolated struct DropModifier: ViewModifier {
    let delegate: any DropDelegate
    let onTarget: (Bool) -> Void

    @State private var target = DropTarget()
    @State private var canTakeHeld = false
    @Environment(\.isEnabled) private var isEnabled

    init(delegate: any DropDelegate, onTarget: @escaping (Bool) -> Void) {
        self.delegate = delegate
        self.onTarget = onTarget
    }

    @MainActor
    func body(content: Content) -> some View {
        content
            .probed(by: target.probe)
            .onAppear { board?.add(target) }
            .accessibilityEdit(handlers: canTakeHeld ? [{ board?.drop(on: target) }] : []) { edit in
                if canTakeHeld { edit.actions = [AccessibilityActionKind(named: Text("Drop"))] }
            }
            .afterEvaluation { update() }
    }

    @MainActor
    private var board: DragBoard? { target.probe.shared { DragBoard() } }

    @MainActor
    private func update() {
        target.delegate = delegate
        target.onTarget = onTarget
        target.isEnabled = isEnabled
        target.heldChanged = { held in
            let canTake = !held.isEmpty && target.accepts(held, target.probe.frame?.origin ?? .zero)
            if canTake != canTakeHeld { canTakeHeld = canTake }
        }
    }
}
