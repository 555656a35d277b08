import SwiftUITesting
import Testing

@testable import RiffleNavigationStacks

@MainActor
struct ToolbarToggleTests {
    private struct Page: View {
        @State private var isBold = false
        @State private var isPresented = false

        var body: some View {
            NavigationStack {
                VStack {
                    Text("is \(isBold)")
                    Toggle("Beside", isOn: $isBold)
                }
                .navigationTitle("Title")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) {
                        Button("Open") { isPresented = true }
                            .sheet(isPresented: $isPresented) { Toggle("Presented", isOn: $isBold) }
                    }
                    ToolbarItem(placement: .topBarTrailing) { Toggle("Bold", systemImage: "bold", isOn: $isBold) }
                    ToolbarItem(placement: .bottomBar) { Toggle("Below", isOn: $isBold) }
                    ToolbarItem(placement: .bottomBar) { Toggle("Switch", isOn: $isBold).toggleStyle(.switch) }
                }
            }
        }
    }

    @Test("a toggle in a bar is a button that leaves the title its room, unless a style was asked for")
    func button() async throws {
        let tester = ViewTester(Page(), size: CGSize(width: 390, height: 600))
        await tester.pump()
        let toggle = try tester.find(.label("Bold"))
        #expect(toggle.frame.width < 60 && toggle.frame.maxX > 360)
        #expect(abs(try tester.find(.role(.header, "Title")).frame.midX - 195) < 1)
        #expect(try tester.find(.label("Below")).frame.width < 100)
        #expect((80..<140).contains(try tester.find(.label("Switch")).frame.width))
        #expect(try tester.find(.label("Beside")).frame.width == 390)
        await tester.tap(toggle)
        try await tester.settle()
        _ = try tester.find(.text("is true"))
        #expect(try tester.find(.label("Bold")).value == "1")
    }

    @Test("a sheet that a bar's item presents has switches")
    func sheet() async throws {
        let tester = ViewTester(Page(), size: CGSize(width: 390, height: 600))
        await tester.pump()
        await tester.tap(try tester.find(.label("Open")))
        try await tester.settle()
        #expect(try tester.find(.label("Presented")).frame.width == 390)
    }
}
