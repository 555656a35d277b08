import RifflePickers
import SwiftUITesting
import Testing

/// Pickers as items of bars.
@MainActor
struct BarPickerTests {
    private struct Page: View {
        let placement: ToolbarItemPlacement
        var width: CGFloat?
        @State private var choice = 0

        var body: some View {
            NavigationStack {
                Text("Content")
                    .navigationTitle("Library")
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItem(placement: placement) {
                            Picker("Layout", selection: $choice) {
                                Text("List").tag(0)
                                Text("Grid").tag(1)
                            }
                            .pickerStyle(.segmented)
                            .frame(width: width)
                        }
                    }
            }
        }
    }

    @Test(
        "a segmented picker in a bar is as wide as its segments need, and leaves the title its room",
        arguments: [ToolbarItemPlacement.automatic, .topBarLeading, .topBarTrailing, .bottomBar, .principal])
    func width(placement: ToolbarItemPlacement) async throws {
        let tester = ViewTester(Page(placement: placement), size: CGSize(width: 390, height: 600))
        await tester.pump()
        #expect(try tester.find(.label("List")).frame.width < 60)
        #expect(try tester.find(.label("Grid")).frame.width < 60)
        if placement != .principal {
            #expect(abs(try tester.find(.role(.header, "Library")).frame.midX - 195) < 1)
        }
    }

    @Test("a frame around one says how wide it is", arguments: [ToolbarItemPlacement.topBarTrailing, .bottomBar])
    func frame(placement: ToolbarItemPlacement) async throws {
        let tester = ViewTester(Page(placement: placement, width: 200), size: CGSize(width: 390, height: 600))
        await tester.pump()
        #expect(try tester.find(.label("List")).frame.width == 100)
    }
}
