import RiffleControls
import SwiftUITesting
import Testing

/// Names of newer systems that stand for what is there.
@MainActor
struct GlassNameTests {
    @Test("a button that says only what it is for shows a symbol, and is called by it")
    func roles() async throws {
        struct Page: View {
            @State private var log = ""
            var body: some View {
                HStack {
                    Button(role: .close) { log += "closed " }
                    Button(role: .confirm) { log += "done" }
                    Text(log)
                }
            }
        }
        let tester = ViewTester(Page())
        await tester.tap(try tester.find(.role(.button, "Close")))
        await tester.tap(try tester.find(.role(.button, "Done")))
        _ = try tester.find(.text("closed done"))
        #expect(tester.issues.isEmpty)
    }

    @Test("a container's background goes under the bars")
    func containerBackground() async throws {
        let tester = ViewTester(
            NavigationStack {
                Text("Screen").navigationTitle("Title").containerBackground(.red, for: .navigation)
            })
        await tester.pump()
        let picture = try tester.snapshot()
        let pixel = picture[picture.width / 2, picture.height - 8]
        #expect(pixel.r > 200 && pixel.g < 100)
    }

    @Test("a bar at the safe area's edge leaves its room to the content")
    func safeAreaBar() async throws {
        let tester = ViewTester(
            Text("Content").frame(maxHeight: .infinity, alignment: .bottom)
                .safeAreaBar(edge: .bottom, spacing: 0) { Text("Bar").frame(height: 80) }
                .scrollEdgeEffectStyle(.soft, for: .bottom))
        await tester.pump()
        let content = try tester.find(.text("Content")).frame
        let bar = try tester.find(.text("Bar")).frame
        #expect(content.maxY <= bar.midY - 39)
    }
}
