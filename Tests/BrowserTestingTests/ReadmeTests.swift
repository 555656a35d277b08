import BrowserTesting
import Foundation
import Testing

/// The view that the README begins with, as far as its walk goes.
private struct ContentView: View {
    @State private var taps = 0

    var body: some View {
        VStack {
            Text("Tapped \(taps) times")
            Button("Tap") { taps += 1 }
        }
    }
}

enum ReadmeExample {
    // Begin
    @MainActor struct CounterWalk {
        @Test(arguments: StageHost.all) func counts(_ host: StageHost) async throws {
            try await host.show(ContentView()) { stage in
                try await stage.tap(try await stage.find(.label("Tap")))
                try await stage.settle()
                _ = try await stage.find(.text("Tapped 1 times"))
            }
        }
    }
    // End
}

/// The README's app is built and tested by scripts/first-app.sh; this is about what it shows besides.
struct ReadmeTests {
    @Test("the walk in the README is the one that is compiled and run here")
    func walk() throws {
        let file = URL(filePath: #filePath)
        let root = file.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
        let blocks = readme.components(separatedBy: "```swift\n").dropFirst()
        let block = try #require(blocks.first { $0.hasPrefix("import BrowserTesting") })
        let shown = Self.lines(try #require(block.components(separatedBy: "```").first))
        let source = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "    // Begin\n")
        let compiled = Self.lines(try #require(source.last?.components(separatedBy: "    // End\n").first))
        #expect(shown.filter { !$0.hasPrefix("import ") } == compiled)
        #expect(compiled.count > 5)
    }

    /// The lines that say something, without their indentation.
    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
}
