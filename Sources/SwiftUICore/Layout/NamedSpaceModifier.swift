/// `coordinateSpace`: a frame that gestures and geometry readers inside can name.
struct NamedSpaceModifier: LayoutModifier {
    let name: AnyHashable

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> NamedSpaceNode { NamedSpaceNode(owner) }

    @MainActor
    func update(_ wrapper: NamedSpaceNode, _ transaction: Transaction, isNew: Bool) { wrapper.name = name }
}

final class NamedSpaceNode: LayoutNode {
    var name: AnyHashable?

    package override func area(named name: AnyHashable) -> CGRect? {
        name == self.name ? CGRect(origin: .zero, size: size) : nil
    }

    package override var spaceNames: [AnyHashable] { name.map { [$0] } ?? [] }
}

extension View {
    /// Gives the view's frame a name, under which gestures and geometry readers inside can ask for places.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(NamedSpaceModifier(name: name.name))
    }

    /// Gives the view's frame a name for `CoordinateSpace.named`.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(NamedSpaceModifier(name: AnyHashable(name)))
    }
}
