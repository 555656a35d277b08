import Foundation
import SwiftUI
import SwiftUITesting
import Testing

// The example of the README, word for word: `ReadmeTests` compares them.
enum ReadmeExample {
    struct Counter: View {
        @State private var count = 0
        @State private var isLarge = false

        var body: some View {
            VStack {
                Text("\(count)")
                    .font(.largeTitle)
                    .scaleEffect(isLarge ? 1.5 : 1)
                Button("Add") {
                    count += 1
                    withAnimation(.easeOut(duration: 0.2)) { isLarge = true }
                }
            }
        }
    }

    @MainActor struct CounterTests {
        @Test func growsWhileItCounts() async throws {
            let tester = ViewTester(Counter(), size: CGSize(width: 200, height: 200))
            await tester.tap(try tester.find(.label("Add")))
            let before = try tester.find(.text("1")).frame.width
            await tester.advance(by: 0.1)  // half way, on a virtual clock
            #expect(try tester.find(.text("1")).frame.width > before)
            try await tester.settle()
            #expect(tester.statistics.bodiesEvaluated == 0)  // the animation ran without the body
            let picture = try tester.snapshot()  // picture.pngData is a PNG
            #expect(picture.width == 400 && picture[200, 20].a == 255)
        }
    }
}

struct ReadmeTests {
    @Test("the example of the README is the one that is compiled and run here")
    func example() throws {
        let file = URL(filePath: #filePath)
        let root = file.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
        let block = try #require(readme.components(separatedBy: "```swift\n").dropFirst().first)
        let shown = Self.words(try #require(block.components(separatedBy: "```").first))
        let compiled = Self.words(try String(contentsOf: file, encoding: .utf8))
        #expect(shown.filter { !$0.hasPrefix("import ") }.allSatisfy(Set(compiled).contains))
        #expect(shown.count > 20)
    }

    /// The lines without what formatting changes.
    private static func words(_ text: String) -> [String] {
        text.split(separator: "\n").map { line in
            line.split(separator: "//").first.map { $0.filter { $0 != " " } } ?? ""
        }.filter { !$0.isEmpty }
    }
}
