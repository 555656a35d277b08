import SwiftUICore
import Testing

private struct ShelfKey: ContainerValueKey {
    static let defaultValue = "none"
}

extension ContainerValues {
    fileprivate var shelf: String {
        get { self[ShelfKey.self] }
        set { self[ShelfKey.self] = newValue }
    }
}

@MainActor
struct ContainerValuesTests {
    /// Two views, or three, as its state says.
    private struct Several: View {
        let probe: Probe<Bool>
        @State private var isLonger = false

        var body: some View {
            let _ = probe.write = { isLonger = $0 }
            Box("a")
            Box("b").containerValue(\.shelf, isLonger ? "high" : "low")
            if isLonger { Box("c") }
        }
    }

    private struct OneWithValue: View {
        let probe: Probe<Int>
        @State private var count = 0

        var body: some View {
            let _ = probe.write = { count = $0 }
            let _ = probe.log.append("body")
            Box("one\(count)").id(count).containerValue(\.shelf, "shelf\(count)")
        }
    }

    private struct Valued: ViewModifier {
        @State private var own = "own"

        func body(content: Content) -> some View {
            VStack { content }.containerValue(\.shelf, own)
        }
    }

    private struct Names<Content: View>: View {
        @ViewBuilder let content: Content

        var body: some View {
            ForEach(subviews: content) { subview in
                Box(subview.containerValues.shelf).id(subview.containerValues.shelf)
                subview
            }
        }
    }

    @Test("a view whose body has several views has several subviews, with the state of the view")
    func unfolded() {
        let probe = Probe(false)
        let fixture = Fixture(VStack { Names { Several(probe: probe) } })
        fixture.frame()
        #expect(fixture.names == ["none", "a", "low", "b"])
        probe.write?(true)
        fixture.frame(at: 1)
        #expect(fixture.names == ["none", "a", "high", "b", "none", "c"])
    }

    @Test("what a view tells its container is known where its body says it, and changes with its state")
    func inBody() {
        let probe = Probe(0)
        let fixture = Fixture(VStack { Names { OneWithValue(probe: probe) } })
        fixture.frame()
        #expect(fixture.names == ["shelf0", "one0"])
        #expect(probe.log.count == 1)
        probe.write?(1)
        fixture.frame(at: 1)
        #expect(fixture.names == ["shelf1", "one1"])
        #expect(probe.log.count == 2)
    }

    @Test("a modifier's body tells the container what it says, and still shows its content")
    func inModifier() {
        let fixture = Fixture(VStack { Names { Box("a").modifier(Valued()) } })
        fixture.frame()
        #expect(fixture.names == ["own", "a"])
    }

    @Test("of several values the innermost counts, and reaches the nearest container alone")
    func innermost() {
        let fixture = Fixture(
            VStack {
                Names {
                    Group {
                        Box("a").containerValue(\.shelf, "inner")
                        Box("b")
                    }
                    .containerValue(\.shelf, "outer")
                    VStack { Box("c").containerValue(\.shelf, "lost") }
                }
            })
        fixture.frame()
        #expect(fixture.names == ["inner", "a", "outer", "b", "none", "c"])
    }

    @Test("tags are those written, else ids of elements; they stand for optional values too")
    func tags() {
        var found: [String] = []
        let content = Group {
            Box("a").tag(7)
            Box("b").tag("text")
            ForEach([3], id: \.self) { _ in Box("c") }
            ForEach([4], id: \.self) { _ in Box("d").tag(5) }
            Box("e").tag(6, includeOptional: false)
            Box("f").tag(Int?.none)
        }
        let fixture = Fixture(
            Group(subviews: content) { subviews in
                let _ =
                    found = subviews.map { subview in
                        let values = subview.containerValues
                        let optional = values.tag(for: Int?.self)
                        return "\(values.tag(for: Int.self) ?? 0) \(optional.map { "\($0 ?? -1)" } ?? "-")"
                    }
                EmptyView()
            })
        fixture.frame()
        #expect(found == ["7 7", "0 -", "3 3", "5 5", "6 -", "0 -1"])
    }

    @Test("of a million elements only those asked for are made")
    func million() {
        var made = 0
        let fixture = Fixture(
            Group(
                subviews: ForEach(0..<1_000_000, id: \.self) { number in
                    let _ = made += 1
                    Box("box\(number)")
                }
            ) { subviews in
                Box("\(subviews.count)")
                subviews[999_999]
            })
        fixture.frame()
        #expect(fixture.names == ["1000000", "box999999"])
        #expect(made <= 2)
    }

    @Test("sections have headers, footers and values; what stands outside makes sections of its own")
    func sections() {
        var found: [String] = []
        let content = Group {
            Box("a")
            Section {
                Box("b")
                Box("c")
            } header: {
                Box("head")
            }
            .containerValue(\.shelf, "second")
            Box("d")
            Box("e")
        }
        let fixture = Fixture(
            VStack {
                ForEach(sections: content) { section in
                    let _ = found.append(
                        "\(section.header.count) \(section.content.count) \(section.footer.count) "
                            + section.containerValues.shelf)
                    section.header
                    section.content
                }
            })
        fixture.frame()
        #expect(found == ["0 1 0 none", "1 2 0 second", "0 2 0 none"])
        #expect(fixture.names == ["a", "head", "b", "c", "d", "e"])
    }

    @Test("collections take up what is said of editing them, for their own elements")
    func editing() {
        var deleted: [IndexSet] = []
        let fixture = Fixture(
            Group(
                subviews: Group {
                    Box("fixed")
                    ForEach(["a", "b"], id: \.self) { Box($0) }.onDelete { deleted.append($0) }
                }
            ) { subviews in
                let _ = subviews.map(\.resolved).forEach { $0.element?.editing.delete?([$0.element!.offset]) }
                EmptyView()
            })
        fixture.frame()
        #expect(deleted == [[0], [1]])
    }
}
