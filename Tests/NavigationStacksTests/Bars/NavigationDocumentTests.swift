import RiffleNavigationStacks
import Foundation
import SwiftUITesting
import Testing

@MainActor
struct NavigationDocumentTests {
    @Test("the title of a screen with a document opens a menu that shares it, above the rows of the app's own")
    func share() async throws {
        struct Page: View {
            var body: some View {
                NavigationStack {
                    Text("Words")
                        .navigationTitle("Letter")
                        .navigationBarTitleDisplayMode(.inline)
                        .toolbarTitleMenu { Button("Duplicate") {} }
                        .navigationDocument(URL(string: "https://example.com/letter")!)
                }
            }
        }
        let tester = ViewTester(Page())
        await tester.pump()
        await tester.tap(try tester.find(.role(.header, "Letter")))
        try await tester.settle()
        let share = try tester.find(.label("Share…"))
        #expect(share.frame.minY < (try tester.find(.label("Duplicate")).frame.minY))
        #expect(tester.findAll(.label("Rename")).isEmpty)
    }
}
