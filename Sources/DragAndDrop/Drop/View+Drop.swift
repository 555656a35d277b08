extension DropInfo {
    private func items<Item: Transferable>(_ type: Item.Type) -> [TransferItem] {
        providers.compactMap(\.transferItem).filter { $0.canBecome(Item.self) }
    }

    /// Whether there is something that can become a value of a type.
    package func holds<Item: Transferable>(_ type: Item.Type) -> Bool { !items(type).isEmpty }

    /// Hands over what can become values of a type: at once where it is there as it is wanted, else when it has been read.
    package func take<Item: Transferable>(_ type: Item.Type, _ action: @escaping @MainActor ([Item]) -> Void) {
        let items = items(type)
        let values = items.compactMap { $0.value(as: Item.self) }
        if values.count == items.count { return action(values) }
        Task { @MainActor in
            var values: [Item] = []
            for item in items {
                if let value = try? await item.loadCarried(Item.self).value as? Item { values.append(value) }
            }
            if !values.isEmpty { action(values) }
        }
    }
}

/// Takes things of a type.
nonisolated private struct TypedDrop<Item: Transferable>: DropDelegate {
    let action: ([Item], CGPoint) -> Bool

    @MainActor func validateDrop(info: DropInfo) -> Bool { info.holds(Item.self) }

    @MainActor func performDrop(info: DropInfo) -> Bool {
        let location = info.location
        // What is read later has been taken for now.
        var isTaken = true
        info.take(Item.self) { isTaken = action($0, location) }
        return isTaken
    }
}

/// Takes whatever is of some types.
nonisolated private struct ProvidersDrop: DropDelegate {
    let types: [UTType]
    let action: ([NSItemProvider], CGPoint) -> Bool

    @MainActor func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: types) }

    @MainActor func performDrop(info: DropInfo) -> Bool { action(info.itemProviders(for: types), info.location) }
}

/// Asks an app's delegate where there is something of the types.
nonisolated private struct DelegatedDrop: DropDelegate {
    let types: [UTType]
    let delegate: any DropDelegate

    @MainActor private func own(_ info: DropInfo) -> DropInfo {
        DropInfo(location: info.location, providers: info.itemProviders(for: types))
    }

    @MainActor func validateDrop(info: DropInfo) -> Bool {
        info.hasItemsConforming(to: types) && delegate.validateDrop(info: own(info))
    }

    @MainActor func performDrop(info: DropInfo) -> Bool { delegate.performDrop(info: own(info)) }
    @MainActor func dropEntered(info: DropInfo) { delegate.dropEntered(info: own(info)) }
    @MainActor func dropUpdated(info: DropInfo) -> DropProposal? { delegate.dropUpdated(info: own(info)) }
    @MainActor func dropExited(info: DropInfo) { delegate.dropExited(info: own(info)) }
}

extension NSItemProvider {
    /// What is handed over as it is, or what the provider's own object stands for.
    var transferItem: TransferItem? { item ?? plainItem }
}

extension View {
    /// Takes things of a type that are dropped on the view.
    ///
    /// - Parameters:
    ///   - action: takes the things and the place, in points of the view; tells whether it took them.
    ///   - isTargeted: told when such things come over the view, and when they leave it.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(DropModifier(delegate: TypedDrop<T>(action: action), onTarget: isTargeted))
    }

    /// Takes what is of some types and dropped on the view.
    ///
    /// - Parameter action: takes it, and tells whether it did.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// Takes what is of some types and dropped on the view.
    ///
    /// - Parameter action: takes it and the place, in points of the view, and tells whether it did.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        modifier(
            DropModifier(delegate: ProvidersDrop(types: supportedContentTypes, action: action)) {
                isTargeted?.wrappedValue = $0
            })
    }

    /// Asks a delegate what becomes of what is of some types and dragged over the view.
    nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        modifier(
            DropModifier(delegate: DelegatedDrop(types: supportedContentTypes, delegate: delegate), onTarget: { _ in }))
    }

    /// Asks a delegate what becomes of whatever is dragged over the view.
    nonisolated package func onAnyDrop(delegate: any DropDelegate) -> some View {
        modifier(DropModifier(delegate: delegate, onTarget: { _ in }))
    }

    /// Takes what is of some types, by their names, and dropped on the view.
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map { UTType.named($0) }, isTargeted: isTargeted, perform: action)
    }

    /// Takes what is of some types, by their names, and dropped on the view.
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map { UTType.named($0) }, isTargeted: isTargeted, perform: action)
    }

    /// Asks a delegate what becomes of what is of some types, by their names, and dragged over the view.
    nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedTypes.map { UTType.named($0) }, delegate: delegate)
    }
}
