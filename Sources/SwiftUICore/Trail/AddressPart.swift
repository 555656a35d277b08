/// What a view has of its window's address: the components of a path that say what it is set to.
package struct AddressPart {
    /// The components now, in order; none where the address need not say it.
    package let components: () -> [String]
    /// Sets the view to what a path begins with, and takes that off the path. Where the path begins with nothing that the
    /// view knows, it is set to what it usually is.
    package let take: (inout ArraySlice<String>) -> Void

    package init(
        components: @escaping () -> [String], take: @escaping (inout ArraySlice<String>) -> Void
    ) {
        self.components = components
        self.take = take
    }
}

extension View {
    /// Makes what the view is set to a part of the window's address while the view is shown: behind the parts of views
    /// around it, and in front of those of views in it.
    nonisolated package func addressPart(_ part: AddressPart) -> some View { modifier(AddressModifier(part: part)) }

    /// Says in one or two sentences what is shown, to those who do not see it yet. Of several views, what the innermost one
    /// says counts.
    nonisolated package func addressDescription(_ text: String) -> some View {
        modifier(AddressDescriptionModifier(text: text))
    }

    /// Says that what the address names is not there.
    nonisolated package func missingAtAddress(_ isMissing: Bool) -> some View {
        modifier(AddressDescriptionModifier(isMissing: isMissing))
    }

    /// Has something to show for addresses that name nothing.
    ///
    /// - Parameter address: gets the components of such an address, and nil when another one is asked for. It is the window's
    ///   for as long as it is there.
    nonisolated package func unknownAddress(_ address: Binding<[String]?>) -> some View {
        modifier(UnknownAddressModifier(address: address))
    }
}

nonisolated private struct AddressModifier: LayoutModifier {
    let part: AddressPart

    @MainActor func makeWrapper(_ owner: _ViewNode) -> AddressNode { AddressNode(owner) }

    @MainActor func update(_ wrapper: AddressNode, _ transaction: Transaction, isNew: Bool) { wrapper.part = part }
}

nonisolated private struct AddressDescriptionModifier: LayoutModifier {
    var text: String?
    var isMissing = false

    @MainActor func makeWrapper(_ owner: _ViewNode) -> AddressDescriptionNode { AddressDescriptionNode(owner) }

    @MainActor func update(_ wrapper: AddressDescriptionNode, _ transaction: Transaction, isNew: Bool) {
        wrapper.text = text
        wrapper.isMissing = isMissing
    }
}

nonisolated private struct UnknownAddressModifier: LayoutModifier {
    let address: Binding<[String]?>

    @MainActor func makeWrapper(_ owner: _ViewNode) -> UnknownAddressNode { UnknownAddressNode(owner) }

    @MainActor func update(_ wrapper: UnknownAddressNode, _ transaction: Transaction, isNew: Bool) {
        wrapper.address = address
    }
}

/// A view that has a part of the window's address.
package final class AddressNode: LayoutNode {
    var part: AddressPart?

    override init(_ owner: _ViewNode) {
        super.init(owner)
        graph.address.add(self)
    }

    package override func didDetach() {
        graph.address.remove(self)
        part = nil
    }
}

/// A view that says what is shown, or that it is not there.
package final class AddressDescriptionNode: LayoutNode {
    var text: String?
    var isMissing = false

    override init(_ owner: _ViewNode) {
        super.init(owner)
        graph.address.add(self)
    }

    package override func didDetach() { graph.address.remove(self) }
}

/// A view that has something to show for addresses that name nothing.
package final class UnknownAddressNode: LayoutNode {
    var address: Binding<[String]?>?

    override init(_ owner: _ViewNode) {
        super.init(owner)
        graph.address.add(self)
    }

    package override func didDetach() {
        graph.address.remove(self)
        address = nil
    }
}
