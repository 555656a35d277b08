import Foundation
import Testing

@testable import RiffleSemantics

@Suite struct SemanticsTreeBuilderTests {
    @Test("Elements come out in the order of the walk, inside what was open")
    func order() {
        var builder = SemanticsTreeBuilder()
        builder.open(SemanticsNode(id: 9, role: .list))
        builder.add(SemanticsNode(id: 4, role: .text, label: "One"))
        builder.open(SemanticsNode(id: 7, role: .row))
        builder.add(SemanticsNode(id: 1, role: .text, label: "Two"))
        builder.close()
        builder.close()
        builder.add(SemanticsNode(id: 2, role: .button, label: "Three"))
        let tree = builder.finish()
        #expect(tree.elements.map(\.id) == [9, 4, 7, 1, 2])
        #expect(tree.roots == [9, 2])
        #expect(tree.children(of: 9) == [4, 7])
        #expect(tree.parent(of: 1) == 7)
        #expect(tree.parent(of: 9) == SemanticsTree.root)
        #expect(tree.parent(of: 5) == nil)
        #expect(tree[7]?.children == [1])
    }

    @Test("A merging element swallows what is inside, through containers without a name")
    func merging() {
        var builder = SemanticsTreeBuilder()
        builder.open(SemanticsNode(id: 1, role: .button, actions: [.activate]), children: .merge)
        builder.open(SemanticsNode(id: 2, role: .group))
        builder.add(SemanticsNode(id: 3, role: .text, label: "BOOK IT"))
        builder.add(SemanticsNode(id: 4, role: .text, label: "NOW"))
        builder.close()
        builder.close()
        let tree = builder.finish()
        #expect(tree.count == 1)
        #expect(tree[1]?.label == "BOOK IT, NOW")
    }

    @Test("A button inside a merging button is merged first and offered as an action")
    func nestedMerging() {
        var builder = SemanticsTreeBuilder()
        builder.open(SemanticsNode(id: 1, role: .button, actions: [.activate]), children: .merge)
        builder.add(SemanticsNode(id: 2, role: .text, label: "Visa"))
        builder.open(SemanticsNode(id: 3, role: .button, actions: [.activate]), children: .merge)
        builder.add(SemanticsNode(id: 4, role: .text, label: "Remove"))
        builder.close()
        builder.close()
        let node = builder.finish()[1]
        #expect(node?.label == "Visa, Remove")
        #expect(node?.actions == [.activate, SemanticsAction(name: "Remove")])
    }

    @Test("An ignoring element keeps only itself")
    func ignoring() {
        var builder = SemanticsTreeBuilder()
        builder.open(SemanticsNode(id: 1, role: .image, label: "Chart"), children: .ignore)
        builder.add(SemanticsNode(id: 2, role: .text, label: "17"))
        builder.close()
        #expect(builder.finish().elements.map(\.label) == ["Chart"])
    }

    @Test("An ignoring element has the keyboard where what it stands for has it, and takes it where that does")
    func ignoringFocus() {
        var builder = SemanticsTreeBuilder()
        builder.open(SemanticsNode(id: 1, role: .group, label: "Dark"), children: .ignore)
        builder.add(SemanticsNode(id: 2, role: .button, label: "Moon", traits: .focused, actions: [.activate]))
        builder.close()
        #expect(builder.finish()[1]?.traits == [.focused, .focusable])
    }

    @Test("A dialog that nothing names is called by its first heading")
    func dialogTitle() {
        var builder = SemanticsTreeBuilder()
        builder.open(SemanticsNode(id: 1, role: .dialog))
        builder.add(SemanticsNode(id: 2, role: .button, label: "Done", actions: [.activate]))
        builder.add(SemanticsNode(id: 3, role: .header, label: "Filters"))
        builder.add(SemanticsNode(id: 4, role: .header, label: "Colors"))
        builder.close()
        #expect(builder.finish()[1]?.label == "Filters")
    }

    @Test("An empty walk gives an empty tree")
    func empty() {
        let tree = SemanticsTreeBuilder().finish()
        #expect(tree.isEmpty)
        #expect(tree == SemanticsTree())
        #expect(tree.description == "")
    }
}
