/// What becomes of what is dropped.
public enum DropOperation: Hashable, Sendable {
    /// Nothing, and nobody is told.
    case cancel
    /// Nothing: it may not be dropped there.
    case forbidden
    /// It is there twice.
    case copy
    /// It goes there.
    case move
}

/// What would become of something if it were dropped now.
nonisolated public struct DropProposal: Sendable {
    /// What would become of it.
    public let operation: DropOperation

    /// Says so.
    public init(operation: DropOperation) { self.operation = operation }
}

/// What is dragged over a view, and where.
@MainActor
public struct DropInfo {
    /// Where the finger is, in points of the view.
    public let location: CGPoint
    let providers: [NSItemProvider]

    /// Whether there is something of one of the types, or of a kind of one.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

    /// Whether there is something of one of the types, or of a kind of one.
    public func hasItemsConforming(to types: [String]) -> Bool {
        hasItemsConforming(to: types.map { UTType.named($0) })
    }

    /// What there is of the types, in the order in which it was dragged.
    ///
    /// What was named by a word that is no type's counts as of any type: places that reorder what is dragged take it.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        providers.filter { provider in
            provider.namesNoType
                || contentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
        }
    }

    /// What there is of the types, in the order in which it was dragged.
    public func itemProviders(for types: [String]) -> [NSItemProvider] {
        itemProviders(for: types.map { UTType.named($0) })
    }
}

/// Decides what becomes of what is dragged over a view.
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Whether the view takes it; where it does not, nothing else is asked.
    func validateDrop(info: DropInfo) -> Bool
    /// It was dropped: tells whether it was taken.
    func performDrop(info: DropInfo) -> Bool
    /// It came over the view.
    func dropEntered(info: DropInfo)
    /// It moves over the view: what would become of it; nil for what was said last.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// It left the view.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// Takes everything.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Does nothing.
    public func dropEntered(info: DropInfo) {}
    /// Says nothing.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Does nothing.
    public func dropExited(info: DropInfo) {}
}
