import Foundation
import SwiftUITesting
import Testing

@testable import RifflePickers

@MainActor
struct ColorPickerTests {
    private struct Page: View {
        @State var color = Color.red

        var body: some View {
            Form {
                ColorPicker("Ground", selection: $color)
                Text(verbatim: PickedColor(color, in: EnvironmentValues()).code)
            }
        }
    }

    @Test("a color of the grid is taken, and the sheet closes")
    func grid() async throws {
        let tester = ViewTester(Page())
        await tester.pump()
        let picker = try tester.find(.role(.button, "Ground"))
        #expect(picker.value?.hasPrefix("#") == true)
        try await tester.perform("Activate", on: picker)
        try await tester.settle()
        let cell = PickedColor.grid[6][6]
        try await tester.tap(tester.find(.role(.button, cell.code)))
        try await tester.settle()
        try await tester.tap(tester.find(.role(.button, "Close")))
        try await tester.settle()
        #expect(!tester.findAll(.text(cell.code)).isEmpty)
        #expect(tester.issues.isEmpty)
    }

    @Test("the grid has grays, and twelve hues from dark to light")
    func colors() {
        #expect(PickedColor.grid.count == 10)
        #expect(PickedColor.grid.allSatisfy { $0.count == 12 })
        #expect(PickedColor.grid[0].first?.code == "#FFFFFF")
        #expect(PickedColor.grid[0].last?.code == "#000000")
        #expect(Set(PickedColor.grid.flatMap { $0 }).count == 120)
    }
}
