/// Which animation an element leaves with when a `.animation(_:value:)` stands in its own branch.
///
/// Nobody evaluates the branch of an element that has gone, so whether the value changed for it is not known. The
/// elements that stay come from the same closure: a value that changed for one of them in this update changed for all.
extension ViewGraph {
    /// The transaction with which elements leave `list`.
    ///
    /// - Parameters:
    ///   - transaction: of the change, as it reaches the list.
    ///   - peers: the elements that stay.
    func exit(
        _ transaction: Transaction, after peers: some Sequence<_ViewNode>, in list: _ViewNode
    ) -> Transaction {
        guard !transaction.disablesAnimations else { return transaction }
        for peer in peers {
            guard let change = animationChange(in: peer, madeBy: list.evaluator) else { continue }
            guard change.isAroundTransition || transaction.animation == nil else { return transaction }
            var exit = transaction
            exit.animation = change.animation
            exit.order = .max
            return exit
        }
        return transaction
    }

    /// The `.animation(_:value:)` whose value changed in this update that counts for a branch's transition: the
    /// nearest around it, else the outermost inside.
    private func animationChange(
        in branch: _ViewNode, madeBy evaluator: _ViewNode?
    ) -> (animation: Animation?, isAroundTransition: Bool)? {
        var around: Animation??
        var node: _ViewNode? = branch
        while let current = node, current.evaluator === evaluator, !(current is ContainerNode) {
            if let change = (current as? AnimationScopeNode)?.lastChange, change.update == updateID {
                if current.outermostTransition == nil { return (around ?? change.animation, around != nil) }
                around = change.animation
            }
            node = current.onlyChild
        }
        return around.map { ($0, true) }
    }
}
