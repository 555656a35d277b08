import SwiftUITesting
import Testing

@MainActor
@Suite("Pages that are put in before the shown one")
struct InsertedPagesTests {
    /// As carousels without an end are written: a copy of the last page before the first, when they appear.
    private struct Carousel: View {
        @State private var pages = ["One", "Two", "Three"]
        @State private var index = 0

        var body: some View {
            TabView(selection: $index) {
                ForEach(pages, id: \.self) { page in
                    Text(page).tag(pages.firstIndex(of: page) ?? 0)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            .onAppear {
                pages = ["Three again"] + pages + ["One again"]
                index = 1
            }
        }
    }

    @Test("The page whose tag is selected stays in sight")
    func selected() async throws {
        let tester = ViewTester(Carousel())
        try await tester.settle()
        let page = try tester.find(.text("One"))
        #expect(abs(page.frame.midX - 393 / 2) < 1)
    }
}
