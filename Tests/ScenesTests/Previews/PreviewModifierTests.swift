import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
struct PreviewModifierTests {
    private struct Framed: PreviewModifier {
        func body(content: Content, context: Void) -> some View { content.environment(\.lineLimit, 7) }
    }

    private struct Loaded: PreviewModifier {
        static func makeSharedContext() async throws -> Int { 12 }
        func body(content: Content, context: Int) -> some View { content.environment(\.lineLimit, context) }
    }

    private struct Reader: View {
        @Environment(\.lineLimit) var limit
        var body: some View { Text(verbatim: "\(limit ?? 0)") }
    }

    @Test("a preview is shown in the surroundings of its modifier at once, where nothing has to be made")
    func surroundings() async throws {
        let tester = ViewTester(Preview(traits: .modifier(Framed())) { Reader() }.view)
        await tester.pump()
        _ = try tester.find(.text("7"))
    }

    @Test("a preview waits for what its modifier makes")
    func context() async throws {
        let tester = ViewTester(Preview(traits: .modifier(Loaded())) { Reader() }.view)
        await tester.advance(by: 0.1)
        _ = try tester.find(.text("12"))
    }
}
