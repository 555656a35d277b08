import SwiftUITesting
import Testing

@testable import RiffleLists

@MainActor
struct ControlGroupTests {
    private struct Page<Style: ControlGroupStyle>: View {
        let style: Style
        @State private var last = "nothing"

        var body: some View {
            VStack {
                Text("Did \(last)")
                Menu("Edit") {
                    group.controlGroupStyle(style)
                    Button("Find") { last = "find" }
                }
                group.controlGroupStyle(style)
            }
        }

        private var group: some View {
            ControlGroup("Clipboard") {
                Button("Cut", systemImage: "scissors") { last = "cut" }
                Button("Copy", systemImage: "doc.on.doc") { last = "copy" }
                Button("Paste", systemImage: "clipboard") { last = "paste" }
            }
        }
    }

    private func opened(_ style: some ControlGroupStyle) async throws -> ViewTester {
        let tester = ViewTester(Page(style: style))
        await tester.pump()
        await tester.tap(try tester.find(.label("Edit")))
        try await tester.settle()
        return tester
    }

    @Test("in a menu the controls share one row, icons above titles, and close the menu")
    func tiles() async throws {
        let tester = try await opened(.automatic)
        let tiles = try ["Cut", "Copy", "Paste"].map { try tester.find(.label($0)).frame }
        #expect(Set(tiles.map(\.minY)).count == 1)
        #expect(tiles.allSatisfy { abs($0.width - 250 / 3) < 0.5 && abs($0.height - 62.67) < 0.5 })
        await tester.tap(try tester.find(.label("Copy")))
        try await tester.settle()
        #expect(tester.findAll(.text("Did copy")).count == 1 && tester.findAll(.label("Find")).isEmpty)
    }

    @Test("a compact menu and a palette are rows of icons as low as others")
    func icons() async throws {
        for tester in [try await opened(.compactMenu), try await opened(.palette)] {
            let tile = try tester.find(.label("Cut")).frame
            #expect(abs(tile.height - 43.67) < 0.5 && abs(tile.width - 250 / 3) < 0.5)
        }
    }

    @Test("outside of menus a menu's group is a button that opens one")
    func menu() async throws {
        let tester = ViewTester(Page(style: .menu))
        await tester.pump()
        #expect(tester.findAll(.label("Cut")).isEmpty)
        await tester.tap(try tester.find(.label("Clipboard")))
        try await tester.settle()
        #expect(try tester.find(.label("Cut")).frame.width == 250)
    }
}
