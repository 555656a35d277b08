/// Views made for the elements of a collection, which one can edit through them.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
    /// The type of the collection.
    associatedtype Data: Collection
    /// The collection.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

/// What can be done to the elements of a collection, as its views are told by modifiers.
package struct ElementEditing {
    /// Deletes elements by their offsets.
    package var delete: ((IndexSet) -> Void)?
    /// Moves elements: their offsets, and the offset before which they go, counted before they are taken out.
    package var move: ((IndexSet, Int) -> Void)?
    /// How something from elsewhere is put between elements; what it is, is its container's business.
    package var insertion: Any?

    func filled(from other: ElementEditing) -> ElementEditing {
        ElementEditing(
            delete: delete ?? other.delete, move: move ?? other.move, insertion: insertion ?? other.insertion)
    }
}

/// The element that a view of a list was made for.
package struct ListedElement {
    /// The element's place in its collection.
    package let offset: Int
    /// How many elements the collection has.
    package let count: Int
    /// The id of the element.
    package let id: AnyHashable
    /// Names the collection among those of a list.
    package let collection: Subview.ID
    package let editing: ElementEditing
}

/// `onDelete`, `onMove`: says what the views of a collection may do to it.
nonisolated struct ElementEditingModifier: ContainerValueWriting {
    let edit: (inout ElementEditing) -> Void

    /// The collection itself takes it up.
    func write(to values: inout ContainerValues) {}
}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    /// The collection.
    @MainActor public var data: Content.Data { content.data }
}

extension DynamicViewContent {
    /// Says what containers may do to the collection.
    nonisolated package func elementEditing(_ edit: @escaping (inout ElementEditing) -> Void) -> some DynamicViewContent
    {
        modifier(ElementEditingModifier(edit: edit))
    }

    /// Says how elements are deleted; lists show the controls for it.
    ///
    /// - Parameter action: is given offsets in the collection; nil turns deleting off.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(ElementEditingModifier { $0.delete = action })
    }

    /// Says how elements are moved; lists show the controls for it.
    ///
    /// - Parameter action: is given offsets in the collection, and the offset before which the elements go, counted
    ///   before they are taken out; nil turns moving off.
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(ElementEditingModifier { $0.move = action })
    }
}
