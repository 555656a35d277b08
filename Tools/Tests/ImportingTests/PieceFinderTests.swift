import SwiftText
import Testing

@testable import Importing

struct PieceFinderTests {
    private static let view = #"""
        struct A: View {
            var body: some View {
                VStack {
                    Map(region)
                        .tint(.red)
                        .mapStyle(
                            .hybrid)
                    ForEach(items) { item in
                        Row(item)
                    }
                    .onDelete { delete($0) }
                    if let x { Text(x) }
                    Button("a") { go(\.context) }.badge(\.count)
                }
                .task {
                    await load()
                }
            }

            func load() async {
                let a = 1
                try? AVSession.shared
                    .start(a)
                if a > 0 { player?.play() }
                count += 1
            }
        }
        """#

    private func piece(_ name: String, at text: String) throws -> PieceFinder.Piece? {
        let declaration = try #require(DeclarationScan(Self.view).declaration(named: name))
        let range = try #require(Self.view.firstRange(of: text))
        let offset = Self.view.utf8.distance(from: Self.view.startIndex, to: range.lowerBound)
        return PieceFinder(SwiftTokens(Self.view), declaration).piece(at: offset)
    }

    @Test(
        "Of a view the innermost view or modifier is found",
        arguments: [
            ("Map(", RewritingPlan.Omission.Part.view, "Map(region)"), ("region)", .view, "Map(region)"),
            ("red", .piece, ".tint(.red)"), ("onDelete", .piece, ".onDelete { delete($0) }"),
            ("delete($0)", .piece, ".onDelete { delete($0) }"), ("Row", .view, "Row(item)"), ("x) }", .view, "Text(x)"),
            ("count)\n", .piece, ".badge(\\.count)"), ("go(", .view, "Button(\"a\") { go(\\.context) }"),
        ])
    func views(text: String, part: RewritingPlan.Omission.Part, expected: String) throws {
        #expect(try piece("A.body", at: text) == PieceFinder.Piece(part: part, text: expected))
    }

    @Test("A part may have several lines")
    func lines() throws {
        #expect(try piece("A.body", at: "hybrid")?.text.split(separator: "\n").count == 2)
        #expect(try piece("A.body", at: "await load")?.text.hasPrefix(".task {") == true)
        #expect(try piece("A.body", at: "items)")?.text.hasPrefix("ForEach(items) {") == true)
    }

    @Test("Of a function a statement is found that nothing else depends on")
    func statements() throws {
        #expect(try piece("A.load()", at: "AVSession")?.text.hasSuffix(".start(a)") == true)
        #expect(try piece("A.load()", at: "player")?.text == "player?.play()")
        #expect(try piece("A.load()", at: "count += 1")?.text == "count += 1")
        #expect(try piece("A.load()", at: "a = 1") == nil)
        #expect(try piece("A.load()", at: "a > 0") == nil)
    }
}
