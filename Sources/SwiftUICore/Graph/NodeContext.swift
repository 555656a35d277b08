/// Where in the tree a node is made, and what it inherits there.
public struct _NodeContext {
    package let graph: ViewGraph
    package var parent: _ViewNode?
    package var environment: EnvironmentValues
    /// The nearest `.animation(_:value:)` or `.transaction` around the node.
    package var scope: TransactionScope?
    /// The node whose body the closures here belong to: it runs again when what they read changes.
    var evaluator: BackReference<_ViewNode>?
    /// The content of the view modifier whose body is being evaluated.
    package var modifierContent: ModifiedPlaces?
    /// Which of the views made here a lazy container makes later.
    package var deferral = Deferral.none
}

/// What a view modifier is applied to, and where its body has that: see `ModifierContent`.
@MainActor
package class ModifiedPlaces {}

/// Which views of a container's content come to life only when they come into sight.
package enum Deferral: UInt8 {
    /// None: they are made with their container.
    case none
    /// Every view that is no collection.
    case stack
    /// Views whose number of cells is known without making them.
    case grid
}
