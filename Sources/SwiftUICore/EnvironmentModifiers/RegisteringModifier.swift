/// What views around hand down, so that views inside leave an entry with it for as long as they are there.
@MainActor
package protocol EntryRegister: AnyObject {
    associatedtype Entry

    /// Takes an entry, in place of what its owner has left before.
    func set(_ entry: Entry, of owner: ObjectIdentifier)

    /// Drops the entry of an owner that is gone or belongs elsewhere.
    func remove(_ owner: ObjectIdentifier)
}

/// Leaves an entry with a register of the environment.
nonisolated package struct RegisteringModifier<Register: EntryRegister>: NodeModifier {
    let register: @MainActor (EnvironmentValues) -> Register?
    let entry: Register.Entry

    /// - Parameter register: finds the register; nil where there is none.
    package init(_ entry: Register.Entry, register: @escaping @MainActor (EnvironmentValues) -> Register?) {
        self.entry = entry
        self.register = register
    }

    @MainActor
    package func makeNode(_ context: _NodeContext) -> RegisteringNode<Register> { RegisteringNode(self, context) }

    @MainActor
    package func update(
        _ node: RegisteringNode<Register>, _ transaction: Transaction, _ updateContent: (Transaction) -> Void
    ) {
        node.update(self)
        updateContent(transaction)
    }
}

package final class RegisteringNode<Register: EntryRegister>: SingleChildNode {
    private var modifier: RegisteringModifier<Register>
    private weak var register: Register?

    init(_ modifier: RegisteringModifier<Register>, _ context: _NodeContext) {
        self.modifier = modifier
        super.init(context)
        update(modifier)
    }

    func update(_ newModifier: RegisteringModifier<Register>) {
        modifier = newModifier
        let current = modifier.register(environment)
        if register !== current { register?.remove(ObjectIdentifier(self)) }
        register = current
        current?.set(modifier.entry, of: ObjectIdentifier(self))
    }

    package override func environmentChanged(_ environment: EnvironmentValues, _ transaction: Transaction) {
        super.environmentChanged(environment, transaction)
        update(modifier)
    }

    package override func didUnmount() { register?.remove(ObjectIdentifier(self)) }
}
