import Testing

@testable import SwiftUICore

@MainActor
struct BackReferenceTests {
    @Test("what is kept of a view that is gone leads nowhere")
    func goneViews() throws {
        var graph: ViewGraph? = ViewGraph(Box("a").padding(1), size: CGSize(width: 50, height: 50), scale: 2)
        _ = graph?.frame(at: 0)
        let root = try #require(graph?.window.rootNode.backReference)
        let layout = try #require(graph?.window.rootLayout.children.first)
        #expect(root.target != nil)
        #expect(layout.parent != nil)
        graph?.end()
        graph = nil
        #expect(root.target == nil)
        #expect(layout.parent == nil)
    }
}
