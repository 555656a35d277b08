@_spi(Reflection) import Swift

/// What a lazy container can know of a view before it makes the view's node.
public struct _ListShape: Sendable {
    /// How many layout nodes the view gives its container; nil where that depends on values.
    package var count: Int?
    /// Whether there are so few that they can come and go together: no collection is in it.
    package var isBounded = true
    /// Whether the type of the view is hidden.
    package var isErased = false
    /// Whether the view is the content of a modifier, wherever that leads.
    package var isContent = false
    /// Whether the content of a modifier is part of it.
    package var usesContent = false
    /// Whether `.id(_:)` is in it.
    package var hasID = false
    /// Whether something in it tells the container a value.
    package var hasContainerValues = false
    /// Whether several views are written in it, one after the other, of which some may not be there.
    package var isSequence = false

    package init(count: Int?, isBounded: Bool = true) {
        self.count = count
        self.isBounded = isBounded
    }

    package static let one = _ListShape(count: 1)
    package static let none = _ListShape(count: 0)
    /// As many as a collection has elements.
    package static let collection = _ListShape(count: nil, isBounded: false)

    /// Both, one after the other.
    package func appending(_ other: _ListShape) -> _ListShape {
        var shape = merged(with: other)
        shape.count = count.flatMap { count in other.count.map { count + $0 } }
        return shape
    }

    /// One of the two.
    package func alternating(with other: _ListShape) -> _ListShape {
        var shape = merged(with: other)
        shape.count = count == other.count ? count : nil
        return shape
    }

    private func merged(with other: _ListShape) -> _ListShape {
        var shape = _ListShape(count: nil, isBounded: isBounded && other.isBounded)
        shape.isErased = isErased || other.isErased
        shape.usesContent = usesContent || other.usesContent
        shape.hasID = hasID || other.hasID
        shape.hasContainerValues = hasContainerValues || other.hasContainerValues
        shape.isSequence = isSequence || other.isSequence
        return shape
    }

    /// The shape of a modifier's body, which this is, around content of a shape.
    package func around(_ content: _ListShape) -> _ListShape {
        guard usesContent else { return self }
        if isContent {
            var shape = content
            shape.hasContainerValues = hasContainerValues || content.hasContainerValues
            return shape
        }
        guard content.count == 1, content.isBounded else {
            var shape = _ListShape.collection
            shape.isSequence = content.isSequence
            return shape
        }
        var shape = self
        shape.isSequence = content.isSequence
        shape.usesContent = content.usesContent
        shape.hasID = hasID || content.hasID
        shape.hasContainerValues = hasContainerValues || content.hasContainerValues
        return shape
    }
}

extension View {
    /// The shape of the body.
    @MainActor public static var _listShape: _ListShape { BodyShapes.shape(of: Self.self) }
}

/// What is known of views with bodies, by type.
@MainActor
private enum BodyShapes {
    private static var known: [ObjectIdentifier: _ListShape] = [:]
    private static var asked: Set<ObjectIdentifier> = []

    static func shape<V: View>(of type: V.Type) -> _ListShape {
        let id = ObjectIdentifier(type)
        if let shape = known[id] { return shape }
        // A view with a view of its own type in it, as a tree has, shows how many there are only when it is made.
        guard asked.insert(id).inserted else { return AnyView._listShape }
        let shape = V.Body._listShape
        asked.remove(id)
        // Found on the way to another type's shape, it may have been cut off there.
        if asked.isEmpty { known[id] = shape }
        return shape
    }
}

extension View where Body == Never {
    /// Views that the engine draws give one layout node, unless they say otherwise.
    @MainActor public static var _listShape: _ListShape { .one }
}

extension ViewModifier {
    /// The shape of the body around the content.
    @MainActor public static func _listShape(of content: _ListShape) -> _ListShape { Body._listShape.around(content) }
}

extension ViewModifier where Body == Never {
    /// Modifiers that the engine applies leave the number of layout nodes.
    @MainActor public static func _listShape(of content: _ListShape) -> _ListShape { content }
}

extension TupleView {
    /// The members one after the other.
    @MainActor public static var _listShape: _ListShape { TupleShapes.shape(of: T.self) }
}

/// What is known of tuples of views, by type.
@MainActor
private enum TupleShapes {
    private static var known: [ObjectIdentifier: _ListShape] = [:]

    static func shape(of type: Any.Type) -> _ListShape {
        if let shape = known[ObjectIdentifier(type)] { return shape }
        var shape = _ListShape.none
        if let view = type as? any View.Type {
            shape = view._listShape
        } else if TypeKind(type) == .tuple {
            _ = _forEachField(of: type, options: []) { _, _, memberType, _ in
                if let view = memberType as? any View.Type { shape = shape.appending(view._listShape) }
                return true
            }
            shape.isSequence = true
        }
        known[ObjectIdentifier(type)] = shape
        return shape
    }
}

extension Group where Content: View {
    /// That of the content.
    @MainActor public static var _listShape: _ListShape { Content._listShape }
}

extension ForEach where Content: View {
    /// As many as there are elements.
    @MainActor public static var _listShape: _ListShape { .collection }
}

extension EmptyView {
    /// Nothing.
    @MainActor public static var _listShape: _ListShape { .none }
}

extension Optional where Wrapped: View {
    /// That of the view, or nothing.
    @MainActor public static var _listShape: _ListShape { Wrapped._listShape.alternating(with: .none) }
}

extension _ConditionalContent {
    /// That of one of the branches.
    @MainActor public static var _listShape: _ListShape {
        TrueContent._listShape.alternating(with: FalseContent._listShape)
    }
}

extension AnyView {
    /// Whatever the hidden view has.
    @MainActor public static var _listShape: _ListShape {
        var shape = _ListShape.collection
        shape.isErased = true
        return shape
    }
}

extension ModifiedContent where Content: View, Modifier: ViewModifier {
    /// What the modifier makes of the content.
    @MainActor public static var _listShape: _ListShape { Modifier._listShape(of: Content._listShape) }
}

extension _ViewModifier_Content {
    /// Known where the modifier is applied.
    @MainActor public static var _listShape: _ListShape {
        var shape = _ListShape.one
        shape.isContent = true
        shape.usesContent = true
        return shape
    }
}
