import SwiftUITesting
import Testing

@testable import RiffleLists

@MainActor
struct DisclosureTests {
    @Test("in a list the views of a disclosure group are rows, moved in, that the whole row of the label shows")
    func inList() async throws {
        let tester = ViewTester(
            List {
                DisclosureGroup("More") {
                    Text("a")
                    Text("b")
                }
                Text("end")
            })
        await tester.pump()
        #expect(tester.findAll(.text("a")).isEmpty)
        let row = try tester.find(.text("More")).frame
        let touch = tester.touch(at: CGPoint(x: 300, y: row.midY))
        await tester.pump()
        await touch.lift()
        try await tester.settle()
        let inner = try tester.find(.text("a")).frame
        #expect(abs(inner.midY - row.midY - 44) <= 0.5)
        #expect(inner.minX == 52)
        #expect(abs(try tester.find(.text("end")).frame.midY - row.midY - 132) <= 0.5)
    }

    @Test("a tree's rows hide and show what is below them, and keep that")
    func tree() async throws {
        struct Node: Identifiable {
            let id: String
            var below: [Node]?
        }
        let tester = ViewTester(
            List([Node(id: "a", below: [Node(id: "b", below: [Node(id: "c")])]), Node(id: "d")], children: \.below) {
                Text($0.id)
            })
        await tester.tap(try tester.find(.text("a")))
        try await tester.settle()
        await tester.tap(try tester.find(.text("b")))
        try await tester.settle()
        #expect(try tester.find(.text("c")).frame.minX == 72)
        await tester.tap(try tester.find(.text("a")))
        try await tester.settle()
        #expect(tester.findAll(.text("c")).isEmpty)
        await tester.tap(try tester.find(.text("a")))
        try await tester.settle()
        _ = try tester.find(.text("c"))
    }

    @Test("sections hide and show their rows with a value")
    func section() async throws {
        struct Folding: View {
            @State private var isOpen = false
            var body: some View {
                List {
                    Section("Fold", isExpanded: $isOpen) { Text("row") }
                }
                .listStyle(.sidebar)
            }
        }
        let tester = ViewTester(Folding())
        await tester.pump()
        #expect(tester.findAll(.text("row")).isEmpty)
        await tester.tap(try tester.find(.label("Fold")))
        try await tester.settle()
        _ = try tester.find(.text("row"))
    }

    @Test("outside of sidebars only the app hides the rows of a section, and the header is no button")
    func fixedSection() async throws {
        struct Folding: View {
            @State private var isOpen = true
            var body: some View {
                List {
                    Section("Fold", isExpanded: $isOpen) { Text("row") }
                    Button("Change") { isOpen.toggle() }
                }
            }
        }
        let tester = ViewTester(Folding())
        await tester.pump()
        let header = try tester.find(.role(.header))
        #expect(header.label.lowercased() == "fold" && header.actions.isEmpty)
        await tester.tap(header)
        try await tester.settle()
        _ = try tester.find(.text("row"))
        await tester.tap(try tester.find(.label("Change")))
        try await tester.settle()
        #expect(tester.findAll(.text("row")).isEmpty)
    }
}
