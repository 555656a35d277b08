/// A piece of user interface, described as a value.
///
/// Types of an app conform by giving a `body`. The engine evaluates `body` when the view first appears, and again when
/// a value changes that the body has read: state, a binding, the environment or an observable object. A value of a view
/// is cheap and short-lived. What lasts while the view is on the screen is kept in properties with wrappers such as
/// `@State`. Everything is on the main actor. The two underscored requirements connect a view to the engine: they are
/// filled in for every type that has a body, and only the views that Riffle itself draws give their own.
///
///     struct PlantRow: View {
///         let name: String
///         let daysToWater: Int
///
///         var body: some View {
///             HStack {
///                 Text(name)
///                 Spacer()
///                 Text("in \(daysToWater) days")
///             }
///         }
///     }
///
/// Views may be nested 4,000 levels deep; what is deeper is left out and reported. On Apple's platforms the limit is
/// the stack.
@MainActor @preconcurrency
public protocol View {
    /// The type of view that `body` gives.
    associatedtype Body: View

    /// What the view is made of: other views.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the node that keeps the view's identity and state for as long as it is on the screen.
    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode

    /// Gives a node made by `_makeNode` of the same type a newer value.
    @MainActor static func _updateNode(_ node: _ViewNode, _ view: Self, _ transaction: Transaction)

    /// What a lazy container can know of views of this type before it makes one.
    @MainActor static var _listShape: _ListShape { get }
}

extension View {
    /// Makes a node that evaluates `body`.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
        BodyNode(view, context)
    }

    /// Passes a newer value to the node that evaluates `body`.
    public static func _updateNode(_ node: _ViewNode, _ view: Self, _ transaction: Transaction) {
        unsafeDowncast(node, to: BodyNode<Self>.self).update(view, transaction)
    }
}

extension Never: View {
    /// There is no value, so there is no body.
    public var body: Never { fatalError("a value of type Never cannot exist") }
}

extension View where Body == Never {
    /// Views that the engine draws itself have no body; asking for one is a programming error.
    public var body: Never {
        fatalError("\(Self.self) has no body: the engine draws it. Put it into another view's body instead.")
    }
}
