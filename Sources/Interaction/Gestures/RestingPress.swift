/// A view on which a finger that rests opens something, as a context menu, that a lift may take the finger from.
struct RestingPressModifier: LayoutModifier {
    /// Closes what the finger has opened; nil where it opens nothing.
    let makeWay: (@MainActor () -> Void)?

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> RestingPressNode { RestingPressNode(owner) }

    @MainActor
    func update(_ wrapper: RestingPressNode, _ transaction: Transaction, isNew: Bool) { wrapper.makeWay = makeWay }
}

final class RestingPressNode: LayoutNode {
    var makeWay: (@MainActor () -> Void)?

    fileprivate func opens(at point: CGPoint) -> Bool {
        guard makeWay != nil, isPlaced, !isDetached else { return false }
        return frame(of: CGRect(origin: .zero, size: size), in: .global).contains(point)
    }
}

extension LayoutNode {
    /// The view around this one, or else inside, on which a finger opens something at a point of the window.
    func restingPress(at point: CGPoint) -> RestingPressNode? {
        var outer = parent
        while let current = outer {
            if let press = current as? RestingPressNode, press.opens(at: point) { return press }
            outer = current.parent
        }
        return innerRestingPress(at: point)
    }

    private func innerRestingPress(at point: CGPoint) -> RestingPressNode? {
        if let press = self as? RestingPressNode, press.opens(at: point) { return press }
        for child in children {
            if let press = child.innerRestingPress(at: point) { return press }
        }
        return nil
    }
}

extension View {
    /// Says that a finger which rests on the view opens something. A lift of the view or of what is around it then begins when the
    /// finger moves, and not before.
    ///
    /// - Parameter makeWay: closes what was opened, as a lift has the finger now; nil where a finger opens nothing.
    nonisolated package func restingPress(makeWay: (@MainActor () -> Void)?) -> some View {
        modifier(RestingPressModifier(makeWay: makeWay))
    }
}

extension FrameProbe {
    /// Ends what a finger does to the view, as it has opened something. What may still lift the view follows it further.
    package func cancelPresses() { cancelTouches { ($0 as? LiftNode)?.modifier.options.takesFromMenus == true } }
}
