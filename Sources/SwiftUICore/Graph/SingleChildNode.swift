/// A node around the node of one view.
package class SingleChildNode: _ViewNode {
    package var content: _ViewNode?

    package override func forEachChild(_ body: (_ViewNode) -> Void) {
        if let content { body(content) }
    }

    package override var onlyChild: _ViewNode? { content }

    package override func appendLazyRuns(to list: inout LazyRunList) { content?.appendLazyRuns(to: &list) }
}
