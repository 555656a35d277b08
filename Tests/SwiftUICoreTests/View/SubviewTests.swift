import Facts
import SwiftUICore
import Testing

@MainActor
struct SubviewTests {
    /// A box that keeps the number it was made with.
    private struct Numbered: View {
        let name: String
        @State private var number: Int

        init(_ name: String, _ number: Int) {
            self.name = name
            self.number = number
        }

        var body: some View { Box("\(name)\(number)") }
    }

    private struct Kept<Content: View>: View {
        @ViewBuilder let content: Content

        var body: some View {
            Group(subviews: content) { subviews in
                Box("count\(subviews.count)").id(subviews.count)
                VStack { subviews.dropFirst() }
                subviews.first
            }
        }
    }

    /// Takes what it is applied to apart.
    private struct Counting: ViewModifier {
        func body(content: Content) -> some View {
            VStack(spacing: 0) {
                Group(subviews: content) { subviews in
                    Box("count\(subviews.count)").id(subviews.count)
                    ForEach(subviews) { $0 }
                }
            }
        }
    }

    private struct Framed: ViewModifier {
        func body(content: Content) -> some View { content.modifier(Counting()) }
    }

    private struct Growing: View {
        let probe: Probe<Int>
        @State private var count = 2

        var body: some View {
            let _ = probe.write = { count = $0 }
            ForEach(0..<count, id: \.self) { Numbered("n", $0) }
                .modifier(Framed())
        }
    }

    @Test("a modifier's body takes its content apart, that of modifiers within modifiers, too, and sees it change")
    func content() {
        let probe = Probe(2)
        let fixture = Fixture(Growing(probe: probe))
        fixture.frame()
        #expect(fixture.names == ["count2", "n0", "n1"])
        probe.write?(3)
        fixture.frame(at: 1)
        #expect(fixture.names == ["count3", "n0", "n1", "n2"])
    }

    private struct Names: View {
        let probe: Probe<[String]>
        @State private var names = ["a", "b"]
        @State private var made = 0

        var body: some View {
            let _ =
                probe.write = {
                    names = $0
                    made += 1
                }
            Kept {
                ForEach(names, id: \.self) { Numbered($0, made) }
                if made == 0 { Box("end") }
            }
        }
    }

    @Test("subviews are those of tuples, groups, branches, loops and erased views, in order", arguments: [true, false])
    func order(isFirst: Bool) {
        let fixture = Fixture(
            VStack {
                ForEach(
                    subviews: Group {
                        Box("a")
                        if isFirst { Box("b") }
                        EmptyView()
                        AnyView(ForEach(0..<2, id: \.self) { Box("c\($0)") })
                        if isFirst { Section { Box("d") } } else { Box("e") }
                    }
                ) { subview in
                    Box("before")
                    subview
                }
            })
        fixture.frame()
        let expected = isFirst ? ["a", "b", "c0", "c1", "d"] : ["a", "c0", "c1", "e"]
        #expect(fixture.names == expected.flatMap { ["before", $0] })
    }

    @Test("a modifier of several views is applied to each of their subviews", .fact("stack.transparent"))
    func modified() {
        let fixture = Fixture(
            HStack(spacing: 0) {
                ForEach(
                    subviews: Group {
                        Box("a")
                        Box("b")
                    }
                    .padding(.leading, 20)
                ) { $0 }
            })
        fixture.frame()
        #expect(fixture.shown("a")?.origin.x == 40)
        #expect(fixture.shown("b")?.origin.x == 70)
    }

    @Test("subviews keep their state while others come, go and change places")
    func identity() {
        let probe = Probe<[String]>([])
        let fixture = Fixture(Names(probe: probe))
        fixture.frame()
        #expect(fixture.names == ["count3", "b0", "end", "a0"])
        probe.write?(["c", "a", "b"])
        fixture.frame(at: 1)
        #expect(fixture.names == ["count3", "a1", "b0", "c1"])
        probe.write?(["a"])
        fixture.frame(at: 2)
        #expect(fixture.names == ["count1", "a2"])
    }

    @Test("a view without subviews makes none")
    func empty() {
        let fixture = Fixture(Kept { EmptyView() })
        fixture.frame()
        #expect(fixture.names == ["count0"])
    }
}
