/// Names a value that a view tells the container it stands in, and its default.
public protocol ContainerValueKey {
    /// The type of the value.
    associatedtype Value
    /// What a container sees where nobody set the value.
    static var defaultValue: Value { get }
}

/// What a view tells the container it stands in.
///
/// Values reach the nearest container around the view, and none beyond. Of several on one view the innermost counts.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// Tags by their types.
    private var tags: [ObjectIdentifier: Tag] = [:]

    private struct Tag {
        let value: any Hashable
        /// Whether it also counts as a tag of the optional type.
        let includesOptional: Bool
    }

    package init() {}

    /// The value of a key, or its default.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The tag of a type that the view has: given by `tag(_:)`, or else the id of its element in a `ForEach`.
    public func tag<V: Hashable>(for type: V.Type) -> V? {
        if let tag = tags[ObjectIdentifier(type)] { return tag.value as? V }
        guard let wrapped = (V.self as? any OptionalType.Type)?.wrappedType,
            let tag = tags[ObjectIdentifier(wrapped)], tag.includesOptional
        else { return nil }
        return tag.value as? V
    }

    /// Whether the view has a tag.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

    /// Whether the view has a tag of any type, or is made for an element.
    package var isTagged: Bool { !tags.isEmpty }

    /// The tags of all types.
    package var allTags: [AnyHashable] { tags.values.map { AnyHashable($0.value) } }

    /// Adds a tag, unless the view has one of its type.
    package mutating func fillTag<V: Hashable>(_ tag: V, includesOptional: Bool) {
        guard tags[ObjectIdentifier(V.self)] == nil else { return }
        tags[ObjectIdentifier(V.self)] = Tag(value: tag, includesOptional: includesOptional)
    }

    /// Adds what others have and these have not.
    package mutating func fill(from others: ContainerValues) {
        values.merge(others.values) { own, _ in own }
        tags.merge(others.tags) { own, _ in own }
    }

    /// Changes the value of a key, whether it was set or not.
    package mutating func update<Key: ContainerValueKey>(
        _ key: Key.Type, _ change: (inout Key.Value) -> Void
    ) {
        change(&self[key])
    }
}

/// A modifier that tells the container around a view something, and does nothing else.
nonisolated package protocol ContainerValueWriting: PrimitiveModifier {
    /// Adds what the modifier says to what is said further in, which counts more.
    func write(to values: inout ContainerValues)
}

extension ContainerValueWriting {
    @MainActor
    package static func _makeNode<V: View>(_ modifier: Self, _ content: V, _ context: _NodeContext) -> _ViewNode {
        V.makeListNode(content, context)
    }

    @MainActor
    package static func _updateNode<V: View>(
        _ node: _ViewNode, _ modifier: Self, _ content: V, _ transaction: Transaction
    ) {
        V.updateListNode(node, content, transaction)
    }

    @MainActor
    package static func _listShape(of content: _ListShape) -> _ListShape {
        var shape = content
        shape.hasContainerValues = true
        return shape
    }
}

/// `containerValue`, and the values of features.
nonisolated package struct ContainerValueModifier: ContainerValueWriting {
    private let fill: (inout ContainerValues) -> Void

    /// - Parameter fill: adds the value; further in nothing is set that the closure could see.
    package init(_ fill: @escaping (inout ContainerValues) -> Void) { self.fill = fill }

    package func write(to values: inout ContainerValues) {
        var own = ContainerValues()
        fill(&own)
        values.fill(from: own)
    }
}

/// A value that is made of what all modifiers of a view say, from the innermost outward.
nonisolated package struct JoinedContainerValueModifier<Key: ContainerValueKey>: ContainerValueWriting {
    private let join: (inout Key.Value) -> Void

    package init(_ key: Key.Type, _ join: @escaping (inout Key.Value) -> Void) { self.join = join }

    package func write(to values: inout ContainerValues) { values.update(Key.self, join) }
}

nonisolated private struct TagModifier<V: Hashable>: ContainerValueWriting {
    let tag: V
    let includesOptional: Bool

    func write(to values: inout ContainerValues) { values.fillTag(tag, includesOptional: includesOptional) }
}

extension View {
    /// Tells the container around the view a value.
    nonisolated public func containerValue<V>(
        _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
    ) -> some View {
        modifier(ContainerValueModifier { $0[keyPath: keyPath] = value })
    }

    /// Names the view in a container that one selects from.
    ///
    /// A `Picker`, a `TabView` and a `List` compare the tag with their selection, so it has to have the type of the
    /// selection, or the type that an optional selection wraps. Views of a `ForEach` have the id of their element as
    /// tag; this one comes first. A view without a tag of that type cannot be selected. A tag gives no identity: see
    /// `id(_:)` for that.
    ///
    ///     Picker("Sort by", selection: $order) {
    ///         Text("Name").tag(0)
    ///         Text("Last watered").tag(1)
    ///     }
    ///
    /// - Parameter includeOptional: whether the tag also stands for itself where the selection is optional.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(TagModifier(tag: tag, includesOptional: includeOptional))
    }
}

/// An optional type, whatever it wraps.
private protocol OptionalType {
    static var wrappedType: Any.Type { get }
}

extension Optional: OptionalType {
    fileprivate static var wrappedType: Any.Type { Wrapped.self }
}
