/// A modifier that is another one in each environment.
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
    /// The type of the other modifier.
    associatedtype ResolvedModifier: ViewModifier

    /// The modifier in an environment, which is applied instead; it is asked for again when the environment changes.
    nonisolated func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    /// Makes a node of the view with the modifier for its environment.
    public static func _makeNode<V: View>(_ modifier: Self, _ content: V, _ context: _NodeContext) -> _ViewNode {
        EnvironmentallyModified._makeNode(EnvironmentallyModified(modifier: modifier, content: content), context)
    }

    /// Gives it newer values.
    public static func _updateNode<V: View>(
        _ node: _ViewNode, _ modifier: Self, _ content: V, _ transaction: Transaction
    ) {
        EnvironmentallyModified._updateNode(
            node, EnvironmentallyModified(modifier: modifier, content: content), transaction)
    }
}

/// A view whose modifier depends on the environment.
private struct EnvironmentallyModified<Modifier: EnvironmentalModifier, Content: View>: View {
    let modifier: Modifier
    let content: Content
    @Environment(\.self) private var environment

    init(modifier: Modifier, content: Content) {
        self.modifier = modifier
        self.content = content
    }

    var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
