/// A change to a view, described as a value.
///
/// A type conforms by its `body(content:)`, which arranges and modifies `content`, the view that the modifier is
/// applied to. It may have properties, also `@State` and `@Environment`, which live as long as the modified view.
/// `content` may stand in the body once, several times or not at all. An extension of `View` with a function of a good
/// name is the usual way to apply it.
///
///     struct CardLook: ViewModifier {
///         let color: Color
///
///         func body(content: Content) -> some View {
///             content
///                 .padding()
///                 .background(color, in: .rect(cornerRadius: 16))
///         }
///     }
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of view that `body(content:)` gives.
    associatedtype Body: View
    /// The view that is modified, as `body(content:)` sees it.
    typealias Content = _ViewModifier_Content<Self>

    /// The modified view.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

    /// Makes the node of a view with this modifier.
    @MainActor static func _makeNode<V: View>(_ modifier: Self, _ content: V, _ context: _NodeContext) -> _ViewNode

    /// Gives such a node newer values.
    @MainActor static func _updateNode<V: View>(
        _ node: _ViewNode, _ modifier: Self, _ content: V, _ transaction: Transaction)

    /// What a lazy container can know of views with this modifier before it makes one.
    @MainActor static func _listShape(of content: _ListShape) -> _ListShape
}

extension ViewModifier where Body == Never {
    /// Modifiers that the engine applies itself have no body.
    @MainActor
    public func body(content: Content) -> Never {
        fatalError("\(Self.self) has no body: the engine applies it.")
    }
}

extension ViewModifier {
    /// Two modifiers applied one after the other.
    nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier that the engine applies itself.
nonisolated package protocol PrimitiveModifier: ViewModifier where Body == Never {}

/// The view that a modifier is applied to, inside the modifier's body.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    nonisolated init() {}

    /// Makes the node of the modified view here.
    public static func _makeNode(_ view: _ViewModifier_Content, _ context: _NodeContext) -> _ViewNode {
        ModifierContentNode.makeNode(context)
    }

    /// The source of the content updates the node, not its place in the modifier's body.
    public static func _updateNode(
        _ node: _ViewNode, _ view: _ViewModifier_Content, _ transaction: Transaction
    ) {}
}

/// The views of a modifier's body.
protocol BodyOfModifier {}

/// Evaluates a modifier's body as if it were a view's, so that its dynamic properties work alike.
struct ModifierBody<Modifier: ViewModifier>: View, ForwardsDynamicProperties, BodyOfModifier {
    var modifier: Modifier

    var body: Modifier.Body { modifier.body(content: _ViewModifier_Content()) }
}

extension ModifierBody: @preconcurrency Animatable where Modifier: Animatable {
    var animatableData: Modifier.AnimatableData {
        get { modifier.animatableData }
        set { modifier.animatableData = newValue }
    }
}

/// Holds the newest value of a modified view for the places in the modifier's body where it is shown.
@MainActor
package final class ModifierContent: ModifiedPlaces {
    private var view: ModifiedView
    private var places: [ModifierContentNode] = []
    /// Written when the content is another, so that lists of its views ask again; nil while no list has them.
    private var version: StateLocation<Int>?
    /// The modifier; nil where it is not known.
    private let modifier: Any.Type?
    /// The modifier content that counts inside the modified view: that of the next modifier out.
    let outerContent: ModifierContent?
    /// The node whose body made the modified view.
    let evaluator: BackReference<_ViewNode>?
    /// What changes inside the modified view go through when the modifier's own changes are not theirs.
    let ownScope: OwnScope

    enum OwnScope {
        case modifiers
        case outside(TransactionScope?)
    }

    /// - Parameter isApart: whether what the modifier does to transactions stops at the modified view.
    init<V: View>(_ content: V, outer: _NodeContext, isApart: Bool = false, of modifier: Any.Type? = nil) {
        self.modifier = modifier
        ownScope = isApart ? .outside(outer.scope) : .modifiers
        outerContent = outer.modifiedView
        evaluator = outer.evaluator
        view = ModifiedViewOfType(content)
    }

    func update<V: View>(_ content: V, _ transaction: Transaction) {
        view = ModifiedViewOfType(content)
        for place in places {
            if let node = place.content { view.update(node, transaction) }
        }
        if let version { version.set(version.current + 1, transaction, joins: true) }
    }

    /// That of the modified view, as its type says.
    var shape: _ListShape { view.shape }

    /// The content of a modifier, this or one further out; nil where that modifier is not around here.
    func nearest(of modifier: Any.Type) -> ModifierContent? {
        self.modifier == nil || self.modifier == modifier ? self : outerContent?.nearest(of: modifier)
    }

    /// Adds the views of the content to a list that is made inside of the modifier's body.
    ///
    /// To be called where reading counts as a dependency.
    func addSubviews(to list: inout ViewListBuilder) {
        let version = version ?? StateLocation(0, in: list.around.owner.graph)
        self.version = version
        _ = version.value
        list.nested { list in
            list.around.modified = outerContent.map { outer in
                ViewListBuilder.ModifiedPlace(list.around, outer.shape) { outer.addSubviews(to: &$0) }
            }
            list.around.evaluator = nil
            list.around.add { $0.view = AnyView($0.view.modifier(ContentPlacing(source: self))) }
            view.add(to: &list)
        }
    }

    /// What views of the content are made in, at a place in the modifier's body.
    fileprivate func context(at place: _NodeContext) -> _NodeContext {
        var context = place
        context.modifierContent = outerContent
        context.evaluator = evaluator
        if case .outside(let scope) = ownScope { context.scope = scope }
        return context
    }

    fileprivate func makeNode(in place: ModifierContentNode) -> _ViewNode {
        places.append(place)
        return view.makeNode(place.childContext)
    }

    fileprivate func forget(_ place: ModifierContentNode) { places.removeAll { $0 === place } }
}

extension _NodeContext {
    /// What the nearest view modifier around is applied to; nil where none is.
    var modifiedView: ModifierContent? { modifierContent.map { unsafeDowncast($0, to: ModifierContent.self) } }
}

extension _ViewNode {
    /// What the nearest view modifier around is applied to; nil where none is.
    var modifiedView: ModifierContent? { modifierContent.map { unsafeDowncast($0, to: ModifierContent.self) } }
}

/// A view that a modifier is applied to, of whatever type.
@MainActor
private class ModifiedView {
    func makeNode(_ context: _NodeContext) -> _ViewNode { fatalError("A modified view has a type.") }
    func update(_ node: _ViewNode, _ transaction: Transaction) {}
    func add(to list: inout ViewListBuilder) {}
    var shape: _ListShape { .none }
}

private final class ModifiedViewOfType<V: View>: ModifiedView {
    private let view: V

    init(_ view: V) { self.view = view }

    override func makeNode(_ context: _NodeContext) -> _ViewNode { V._makeNode(view, context) }
    override func update(_ node: _ViewNode, _ transaction: Transaction) { V._updateNode(node, view, transaction) }
    override func add(to list: inout ViewListBuilder) { list.add(view) }
    override var shape: _ListShape { V._listShape }
}

final class ModifierContentNode: SingleChildNode {
    private var source: ModifierContent?

    override var childContext: _NodeContext { source?.context(at: super.childContext) ?? super.childContext }

    /// Makes a node that shows what is modified around here; an empty one where nothing is.
    static func makeNode(_ context: _NodeContext) -> _ViewNode {
        guard let source = context.modifiedView else { return _ViewNode(context) }
        let node = ModifierContentNode(context)
        node.source = source
        node.content = source.makeNode(in: node)
        return node
    }

    override func didUnmount() { source?.forget(self) }
}

/// Shows a view of a modifier's content where a list inside of the modifier's body has it.
nonisolated struct ContentPlacing: NodeModifier {
    let source: ModifierContent

    @MainActor
    func makeNode(_ context: _NodeContext) -> ContentPlacingNode {
        let node = ContentPlacingNode(context)
        node.source = source
        return node
    }

    @MainActor
    func update(_ node: ContentPlacingNode, _ transaction: Transaction, _ updateContent: (Transaction) -> Void) {
        node.source = source
        updateContent(transaction)
    }
}

final class ContentPlacingNode: SingleChildNode {
    var source: ModifierContent?

    override var childContext: _NodeContext { source?.context(at: super.childContext) ?? super.childContext }
}
