/// A space of ids that belongs to a view, so that ids for matching geometry do not meet those of other views.
///
/// Two views of one type have different namespaces, so that each may use the same ids. The namespace gets its id when
/// its view appears and keeps it as long as the view has its identity. Hand the value on to views inside as a
/// `Namespace.ID`. Outside of a view that is shown, all namespaces are the same.
///
///     struct Cover: View {
///         @Namespace private var covers
///         let isLarge: Bool
///
///         var body: some View {
///             if isLarge {
///                 Color.blue.matchedGeometryEffect(id: "cover", in: covers)
///             } else {
///                 Color.blue.matchedGeometryEffect(id: "cover", in: covers).frame(width: 60, height: 60)
///             }
///         }
///     }
@propertyWrapper
public struct Namespace: SlotProperty {
    /// Names a namespace, for as long as the view that has it lives.
    public struct ID: Hashable, Sendable {
        private let number: Int

        fileprivate init(_ number: Int) { self.number = number }
    }

    private var id = ID(0)

    /// A namespace; it gets its id when the view that has it appears.
    public init() {}

    /// The id. Outside a view on the screen all namespaces are one.
    public var wrappedValue: ID { id }

    /// Whether the slot is one.
    public static var _slotCount: Int { 1 }

    /// Connects the property with the id that lives in the view's node.
    @MainActor
    public static func _install(
        _ property: UnsafeMutableRawPointer, _ slot: inout AnyObject?, _ node: _ViewNode
    ) {
        let box = slot as? IDBox ?? IDBox(ID(node.graph.part(Namespaces.self).next()))
        slot = box
        property.assumingMemoryBound(to: Namespace.self).pointee.id = box.id
    }

    private final class IDBox: Revivable {
        let id: ID

        init(_ id: ID) { self.id = id }

        func revived(for node: _ViewNode) -> AnyObject { self }
    }
}

/// The numbers of a window's namespaces.
@MainActor
private final class Namespaces: WindowPart {
    private var last = 0

    func next() -> Int {
        last += 1
        return last
    }
}
