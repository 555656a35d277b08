import SwiftUITesting
import Testing

@testable import RiffleLists

@MainActor
struct LinkArrowTests {
    @Test("the arrow of a link in a row has its own color, whatever color the link has")
    func color() async throws {
        let tester = ViewTester(
            NavigationStack {
                List {
                    NavigationLink("Plain") { EmptyView() }
                    NavigationLink("Color") { EmptyView() }.foregroundColor(.orange)
                    NavigationLink("Style") { EmptyView() }.foregroundStyle(.red)
                }
            })
        await tester.pump()
        let picture = try tester.snapshot()
        func arrow(_ label: String) throws -> [UInt8] {
            let row = try tester.find(.label(label)).frame
            return (Int(row.minY * 2)..<Int(row.maxY * 2)).flatMap { y in
                (Int(row.maxX * 2) - 30..<Int(row.maxX * 2)).flatMap { x in
                    let pixel = picture[x, y]
                    return [pixel.r, pixel.g, pixel.b]
                }
            }
        }
        let plain = try arrow("Plain")
        #expect(plain.contains { $0 < 230 })
        #expect(try arrow("Color") == plain)
        #expect(try arrow("Style") == plain)
    }

    private struct Edited: View {
        @State private var mode = EditMode.inactive

        var body: some View {
            NavigationStack {
                List { NavigationLink("Row") { EmptyView() } }
                    .environment(\.editMode, $mode)
                    .toolbar { Button("Change") { mode = mode == .active ? .inactive : .active } }
            }
        }
    }

    @Test("a link has no arrow while its list is edited")
    func editing() async throws {
        let tester = ViewTester(Edited())
        func hasArrow() async throws -> Bool {
            try await tester.settle()
            let row = try tester.find(.label("Row")).frame
            let picture = try tester.snapshot()
            return (Int(row.maxX * 2) - 30..<Int(row.maxX * 2)).contains { picture[$0, Int(row.midY * 2)].r < 230 }
        }
        #expect(try await hasArrow())
        await tester.tap(try tester.find(.label("Change")))
        #expect(try await !hasArrow())
        await tester.tap(try tester.find(.label("Change")))
        #expect(try await hasArrow())
    }
}
