import RiffleContainers
import Testing

/// Views that an animated change inserts into lazy containers, which make them as they are laid out.
@Suite("Arrivals in lazy containers")
@MainActor
struct LazyArrivalTests {
    private enum Kind: CaseIterable {
        case grid, horizontalGrid, sectionInStack, sectionsOfCollection, collectionInSection
    }

    private struct Screen: View {
        let kind: Kind
        let probe: Probe<Bool>
        @State private var isOn = false

        var body: some View {
            let _ = probe.write = { value in withAnimation(.linear(duration: 1)) { isOn = value } }
            ScrollView(kind == .horizontalGrid ? .horizontal : .vertical) {
                switch kind {
                case .grid:
                    LazyVGrid(columns: [GridItem()]) {
                        Box("first")
                        if isOn { Box("new") }
                    }
                case .horizontalGrid:
                    LazyHGrid(rows: [GridItem()]) {
                        Box("first")
                        if isOn { Box("new") }
                    }
                case .sectionInStack:
                    LazyVStack(spacing: 0) {
                        Section { Box("first") }
                        if isOn { Section { Box("new") } }
                    }
                case .sectionsOfCollection:
                    LazyVStack(spacing: 0) {
                        ForEach(isOn ? [1, 2] : [1], id: \.self) { number in
                            Section { Box(number == 1 ? "first" : "new") }
                        }
                    }
                case .collectionInSection:
                    LazyVStack(spacing: 0) {
                        Box("first")
                        if isOn { Section { ForEach(0..<100) { Box($0 == 0 ? "new" : "\($0)", height: 40) } } }
                    }
                }
            }
        }
    }

    @Test("a view that comes in an animated change fades in", arguments: Kind.allCases)
    private func fade(kind: Kind) throws {
        let probe = Probe(false)
        let fixture = Fixture(Screen(kind: kind, probe: probe))
        fixture.frame(at: 0)
        probe.write?(true)
        for time in [0, 0.25, 0.75] {
            fixture.frame(at: time)
            #expect(abs(try #require(fixture.shown("new")).opacity - time) < 0.001)
            #expect(try #require(fixture.shown("first")).opacity == 1)
        }
        fixture.frame(at: 1.1)
        #expect(try #require(fixture.shown("new")).opacity == 1)
        #expect(fixture.graph.isIdle)
        probe.write?(false)
        fixture.frame(at: 2)
        fixture.frame(at: 2.25)
        #expect(abs(try #require(fixture.shown("new")).opacity - 0.75) < 0.001)
    }

    @Test("what only comes into sight later is there at once")
    func later() throws {
        let probe = Probe(false)
        let fixture = Fixture(Screen(kind: .collectionInSection, probe: probe))
        fixture.frame(at: 0)
        probe.write?(true)
        fixture.frame(at: 0)
        fixture.graph.input.send(
            .wheel(WheelEvent(location: CGPoint(x: 50, y: 50), delta: CGSize(width: 0, height: 2000), time: 0.5)))
        fixture.frame(at: 0.5)
        #expect(try #require(fixture.shown("58")).opacity == 1)
    }

    @Test("a transition of the view itself, or of the section, is the one that is seen", arguments: [false, true])
    func own(isSections: Bool) throws {
        struct Moving: View {
            let isSections: Bool
            let probe: Probe<Bool>
            @State private var isOn = false

            var body: some View {
                let _ = probe.write = { value in withAnimation(.linear(duration: 1)) { isOn = value } }
                ScrollView {
                    LazyVGrid(columns: [GridItem()], alignment: .leading, spacing: 0) {
                        Box("first")
                        if isOn, isSections {
                            Section { Box("new") }.transition(.offset(x: 20))
                        } else if isOn {
                            Box("new").transition(.offset(x: 20))
                        }
                    }
                }
            }
        }
        let probe = Probe(false)
        let fixture = Fixture(Moving(isSections: isSections, probe: probe))
        fixture.frame(at: 0)
        probe.write?(true)
        fixture.frame(at: 0)
        fixture.frame(at: 0.5)
        #expect(abs(try #require(fixture.shown("new")).origin.x - 10) < 0.001)
        #expect(try #require(fixture.shown("new")).opacity == 1)
    }
}
