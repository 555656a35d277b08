import SwiftUITesting
import Testing

@testable import RiffleLists

@MainActor
struct SectionIndexTests {
    @Test("Sections with a place in an index are shown as without, and the list says once that it shows no index")
    func labels() async throws {
        let name: String? = "C"
        let tester = ViewTester(
            List {
                Section("First") { Text("One") }.sectionIndexLabel("A")
                Section("Second") { Text("Two") }.sectionIndexLabel(Text("B"))
                Section("Third") { Text("Three") }.sectionIndexLabel(name)
                Section("Fourth") { Text("Four") }.sectionIndexLabel(nil)
            }
            .listSectionIndexVisibility(.visible))
        await tester.pump()
        #expect(tester.findAll(.role(.header)).map(\.label) == ["FIRST", "SECOND", "THIRD", "FOURTH"])
        for row in ["One", "Two", "Three", "Four"] { _ = try tester.find(.text(row)) }
        #expect(tester.issues.map(\.kind) == [.withoutEffect, .withoutEffect])
    }
}
