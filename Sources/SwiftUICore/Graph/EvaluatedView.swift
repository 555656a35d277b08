import RiffleTypeDiscovery
import Synchronization

/// The view whose body runs on the main thread, for other threads that want to know what takes so long.
package enum EvaluatedView {
    /// The type of the view's node as an address; 0 where no body runs.
    private static let nodeType = Atomic<UInt>(0)

    /// - Returns: what `end` is to be given.
    @MainActor
    static func begin(_ node: _ViewNode) -> UInt {
        // Only the main thread writes, so it needs no exchange, which would lock the memory at each body.
        let outer = nodeType.load(ordering: .relaxed)
        nodeType.store(unsafeBitCast(type(of: node), to: UInt.self), ordering: .relaxed)
        return outer
    }

    static func end(_ outer: UInt) { nodeType.store(outer, ordering: .relaxed) }

    /// What the type of the view is called, with its module and without the types it is made of; nil where no body runs. From any thread.
    package static var name: String? {
        let address = nodeType.load(ordering: .relaxed)
        guard address != 0 else { return nil }
        return viewName(programTypeName(of: unsafeBitCast(address, to: Any.Type.self)))
    }

    /// - Parameter type: such as `SwiftUICore.BodyNode<MyApp.ContentView>`.
    private static func viewName(_ type: String) -> String {
        let parts = type.split(separator: "<")
        let view = parts.dropFirst().first { !$0.hasSuffix("ModifierBody") } ?? parts[0]
        return String(view.prefix { $0 != ">" && $0 != "," })
    }
}
