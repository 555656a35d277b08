import RiffleContainers
import Facts
import Testing

@MainActor
struct SectionTests {
    private func fixture<V: View>(_ view: V) -> Fixture {
        let fixture = Fixture(view, size: CGSize(width: 100, height: 200))
        fixture.frame(at: 0)
        return fixture
    }

    private func list(_ pinned: PinnedScrollableViews, sections: Int = 10) -> some View {
        ScrollView {
            LazyVStack(spacing: 0, pinnedViews: pinned) {
                ForEach(0..<sections, id: \.self) { section in
                    Section {
                        ForEach(0..<20, id: \.self) { Box("\(section).\($0)", width: 50, height: 20) }
                    } header: {
                        Box("h\(section)", width: 80, height: 16)
                    } footer: {
                        Box("f\(section)", width: 80, height: 16)
                    }
                }
            }
        }
    }

    @Test("outside of lazy containers a section is its parts one after the other", .fact("state.empty"))
    func flat() {
        let fixture = fixture(
            VStack(spacing: 0) {
                Section {
                    Box("a")
                } header: {
                    Box("h")
                } footer: {
                    Box("f")
                }
                Section { Box("b") }
            })
        #expect(fixture.names == ["h", "a", "f", "b"])
    }

    @Test(
        "a pinned header stays at the start until the end of its section pushes it out, in front of the rows",
        .fact("lazy.pinned"))
    func header() {
        let fixture = fixture(list(.sectionHeaders))
        #expect(fixture.shown("h0")?.origin.y == 0)
        fixture.turn(by: 100)
        #expect(fixture.shown("h0")?.origin.y == 0)
        #expect(fixture.rows.last == "h0")
        // The section is 432 long; 10 of it are left, 16 of the footer and the header are not both seen.
        fixture.turn(by: 322)
        #expect(fixture.shown("h0")?.origin.y == -6)
        #expect(fixture.shown("h1")?.origin.y == 10)
        fixture.turn(by: 20)
        #expect(fixture.shown("h0") == nil)
        #expect(fixture.shown("h1")?.origin.y == 0)
    }

    @Test("a pinned footer stays at the end while its section is visible", .fact("lazy.pinned"))
    func footer() {
        // Measured: 16 high at 184 in 200.
        let fixture = fixture(list(.sectionFooters))
        #expect(fixture.shown("f0")?.origin.y == 184)
        fixture.turn(by: 100)
        #expect(fixture.shown("f0")?.origin.y == 184)
        fixture.turn(by: 200)
        #expect(fixture.shown("f0")?.origin.y == 116)
        #expect(fixture.shown("f1")?.origin.y == 184)
    }

    @Test("without pinning, headers scroll with the rest")
    func unpinned() {
        let fixture = fixture(list([]))
        fixture.turn(by: 100)
        #expect(fixture.shown("h0") == nil)
        fixture.turn(by: 332)
        #expect(fixture.shown("h1")?.origin.y == 0)
    }

    @Test("of many sections only those in sight have views")
    func many() {
        let fixture = fixture(list([.sectionHeaders, .sectionFooters], sections: 1000))
        #expect(fixture.rows.count < 15)
        fixture.turn(by: 1e9)
        #expect(fixture.shown("f999")?.origin.y == 184)
        #expect(fixture.shown("999.19")?.origin.y == 164)
        #expect(fixture.shown("h999")?.origin.y == 0)
        #expect(fixture.rows.count < 15)
    }
}
