import Foundation

/// `withoutEffect(_:because:)`.
nonisolated struct WithoutEffectModifier: PrimitiveModifier {
    let call: String
    let reason: String

    @MainActor
    static func _makeNode<V: View>(_ modifier: Self, _ content: V, _ context: _NodeContext) -> _ViewNode {
        context.graph.report(.withoutEffect(modifier.call, because: modifier.reason))
        return V._makeNode(content, context)
    }

    @MainActor
    static func _updateNode<V: View>(
        _ node: _ViewNode, _ modifier: Self, _ content: V, _ transaction: Transaction
    ) {
        V._updateNode(node, content, transaction)
    }
}

extension View {
    /// The view as it is, for a modifier of Apple's that changes nothing here: each window says so once.
    ///
    /// All such modifiers stand in the table of Documentation/CompatibilityGaps.md, which a test compares with the calls.
    ///
    /// - Parameters:
    ///   - call: the modifier's name, without arguments.
    ///   - reason: why it changes nothing; a sentence without its full stop.
    nonisolated package func withoutEffect(_ call: String, because reason: String) -> some View {
        modifier(WithoutEffectModifier(call: call, reason: reason))
    }
}

extension RuntimeIssue {
    /// A modifier that changes nothing here.
    package static func withoutEffect(_ call: String, because reason: String) -> RuntimeIssue {
        RuntimeIssue(
            kind: .withoutEffect,
            message:
                "\(call) has no effect here: \(reason). Nothing is wrong with the code that calls it; this is said once."
        )
    }

    /// The same for what is no view: it goes to standard error, once in a process.
    package static func reportWithoutEffect(_ call: String, because reason: String) {
        reportOnce("Riffle: \(withoutEffect(call, because: reason).message)")
    }
}
