import SwiftUICore
import Testing

@MainActor
struct PreferenceTests {
    private struct Names: PreferenceKey {
        static var defaultValue: [String] { [] }
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    private struct Bounds: PreferenceKey {
        static var defaultValue: [String: Anchor<CGRect>] { [:] }
        static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
            value.merge(nextValue()) { _, new in new }
        }
    }

    private func named(_ name: String) -> some View { Box(name).preference(key: Names.self, value: [name]) }

    private struct Rows: View {
        let probe: Probe<[String]>
        @State private var names = ["a", "b"]

        var body: some View {
            let _ = probe.write = { names = $0 }
            VStack {
                ForEach(names, id: \.self) { Box($0).preference(key: Names.self, value: [$0]) }
                HStack { Box("end").preference(key: Names.self, value: ["end"]) }
            }
            .onPreferenceChange(Names.self) { probe.log.append($0.joined(separator: " ")) }
        }
    }

    @Test("values are combined in the order of the views, and told once for each change")
    func order() {
        let probe = Probe<[String]>([])
        let fixture = Fixture(Rows(probe: probe))
        fixture.frame()
        #expect(probe.log == ["a b end"])
        probe.write?(["b", "a"])
        fixture.frame(at: 0.1)
        #expect(probe.log == ["a b end", "b a end"])
        probe.write?(["a"])
        fixture.frame(at: 0.2)
        probe.write?(["a", "c"])
        fixture.frame(at: 0.3)
        #expect(probe.log == ["a b end", "b a end", "a end", "a c end"])
        fixture.frame(at: 0.4)
        #expect(probe.log.count == 4)
    }

    @Test("a preference hides those of the views in it, and a transformation changes them")
    func hidingAndTransforming() {
        let probe = Probe(0)
        let fixture = Fixture(
            VStack {
                VStack { named("hidden") }.preference(key: Names.self, value: ["outer"])
                named("c").transformPreference(Names.self) { $0.append("d") }
                Box("none").transformPreference(Names.self) { $0.append("e") }
            }
            .onPreferenceChange(Names.self) { probe.log.append($0.joined(separator: " ")) })
        fixture.frame()
        #expect(probe.log == ["outer c d e"])
    }

    private struct Counting: View {
        let probe: Probe<Int>
        @State private var count = 0

        var body: some View {
            let _ = probe.write = { count = $0 }
            Box("a").preference(key: Names.self, value: ["\(count)"])
        }
    }

    @Test("a view made from a preference shows it in the frame in which it changed")
    func overlay() {
        let probe = Probe(0)
        let fixture = Fixture(
            Counting(probe: probe)
                .overlayPreferenceValue(Names.self) { ForEach($0, id: \.self) { Box("over\($0)") } }
                .backgroundPreferenceValue(Names.self) { ForEach($0, id: \.self) { Box("under\($0)") } })
        fixture.frame()
        #expect(fixture.names == ["under0", "a", "over0"])
        probe.write?(7)
        let statistics = fixture.frame(at: 0.1)
        #expect(fixture.names == ["under7", "a", "over7"])
        #expect(statistics.bodiesEvaluated == 3)
    }

    @Test("a view made from a preference is never made from less than what the views tell")
    func overlayBeforeValues() {
        let probe = Probe(0)
        func noted(_ names: [String]) -> some View {
            probe.log.append(names.joined(separator: " "))
            return Box("made")
        }
        let fixture = Fixture(
            VStack {
                named("a").overlayPreferenceValue(Names.self) { noted($0) }
                Box("none").backgroundPreferenceValue(Names.self) { noted($0) }
            })
        fixture.frame()
        #expect(Set(probe.log) == ["a", ""] && probe.log.count == 2)
        #expect(fixture.names == ["a", "made", "made", "none"])
    }

    private struct Ignoring: View {
        let probe: Probe<Int>
        @State private var width: CGFloat = 10

        var body: some View {
            let _ = probe.write = { width = CGFloat($0) }
            Box("a").frame(width: width)
        }
    }

    @Test("updates that change no preference do not read any")
    func unrelated() {
        let probe = Probe(0)
        let fixture = Fixture(
            VStack {
                named("n")
                Ignoring(probe: probe)
            }
            .transformPreference(Names.self) { _ in probe.log.append("read") }
            .onPreferenceChange(Names.self) { _ in })
        fixture.frame()
        let reads = probe.log.count
        probe.write?(50)
        fixture.frame(at: 0.1)
        #expect(probe.log.count == reads)
    }

    @Test("an anchor tells where a view is in the view that looks it up, after each layout")
    func anchors() {
        let probe = Probe(0)
        let fixture = Fixture(
            HStack(spacing: 0) {
                Ignoring(probe: probe)
                Box("b").anchorPreference(key: Bounds.self, value: .bounds) { ["b": $0] }
            }
            .padding(20)
            .overlayPreferenceValue(Bounds.self) { bounds in
                GeometryReader { proxy in
                    let rect = bounds["b"].map { proxy[$0] } ?? .zero
                    Box("mark").offset(x: rect.minX, y: rect.maxY)
                }
            })
        fixture.frame()
        #expect(fixture.shown("b")?.origin == CGPoint(x: 50, y: 45))
        #expect(fixture.shown("mark")?.origin == CGPoint(x: 50, y: 55))
        probe.write?(30)
        fixture.frame(at: 0.1)
        #expect(fixture.shown("b")?.origin == CGPoint(x: 60, y: 45))
        #expect(fixture.shown("mark")?.origin == CGPoint(x: 60, y: 55))
    }

    private struct Underlined: View {
        let probe: Probe<String>
        let scoped: Animation?
        @State private var tab = "a"

        var body: some View {
            let _ =
                probe.write = { tab in
                    if scoped == nil { withAnimation(.linear(duration: 1)) { self.tab = tab } } else { self.tab = tab }
                }
            HStack(spacing: 0) {
                ForEach(["a", "b"], id: \.self) { name in
                    Box(name, width: 40).anchorPreference(key: Bounds.self, value: .bounds) {
                        name == tab ? ["tab": $0] : [:]
                    }
                }
            }
            .overlayPreferenceValue(Bounds.self, alignment: .topLeading) { bounds in
                GeometryReader { proxy in
                    Box("mark").offset(x: bounds["tab"].map { proxy[$0].minX } ?? 0)
                }
            }
            .animation(scoped, value: scoped == nil ? "" : tab)
        }
    }

    @Test(
        "what is made of a preference moves with the change that told another value",
        arguments: [nil, Animation.linear(duration: 1)])
    func animated(scoped: Animation?) {
        let probe = Probe("")
        let fixture = Fixture(Underlined(probe: probe, scoped: scoped))
        fixture.frame(at: 0)
        #expect(fixture.shown("mark")?.origin.x == 10)
        probe.write?("b")
        fixture.frame(at: 1)
        fixture.frame(at: 1.5)
        #expect(fixture.shown("mark")?.origin.x == 30)
        fixture.frame(at: 2.1)
        #expect(fixture.shown("mark")?.origin.x == 50)
    }

    private struct Read: View {
        let probe: Probe<Range<Int>>
        @State private var numbers = 0..<20

        var body: some View {
            let _ = probe.write = { numbers = $0 }
            let many = numbers.count
            ForEach(numbers, id: \.self) { number in
                Box("\(number)").preference(key: Names.self, value: ["\(number) of \(many)"])
                    .onPreferenceChange(Names.self) { probe.log.append($0.joined()) }
            }
        }
    }

    @Test("where many readers go, those that stay go on reading in their order, and so do later ones")
    func readers() {
        let probe = Probe(0..<20)
        let fixture = Fixture(Read(probe: probe))
        fixture.frame(at: 0)
        for numbers in [3..<18, 15..<18, 16..<21, 17..<18] {
            probe.log = []
            probe.write?(numbers)
            fixture.frame(at: 1)
            #expect(probe.log == numbers.map { "\($0) of \(numbers.count)" })
        }
    }
}
