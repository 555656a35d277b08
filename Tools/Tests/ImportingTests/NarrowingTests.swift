import Foundation
import SwiftText
import Testing

@testable import Importing

struct NarrowingTests {
    private static let source = """
        import Charts
        struct Screen: View {
            let map: MKMap
            var body: some View {
                Map()
            }
            func f(_ place: MKPlace) -> Int { 1 }
            struct Inner {
                var a = B()
            }
        }

        """
    private let file: URL
    private let root: URL

    init() throws {
        root = FileManager.default.temporaryDirectory.appending(path: "narrowing-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        file = root.appending(path: "A.swift")
        try Self.source.write(to: file, atomically: true, encoding: .utf8)
    }

    private func narrow(
        after decisions: Decisions = Decisions(), tests: Bool = false, isLast: Bool = false,
        _ messages: (Int, Int, String)...
    ) -> Decisions {
        let path = file.path(percentEncoded: false)
        var narrowing = Narrowing(decisions, cache: SourceCache(), root: root, testFiles: tests ? [path] : [])
        narrowing.apply(
            messages.map { CompilerMessage(path: path, line: $0.0, column: $0.1, text: $0.2) }, isLast: isLast)
        return narrowing.decisions
    }

    private func omissions(_ decisions: Decisions) -> [String] {
        decisions.omissions.values.flatMap { $0 }.map { "\($0.declaration) \($0.part)" }
    }

    @Test("An import comes first, as nothing else is checked without it")
    func imports() {
        let decisions = narrow((1, 8, "no such module 'Charts'"), (5, 9, "cannot find 'Map' in scope"))
        #expect(decisions.imports.values.flatMap { $0 } == ["Charts"])
        #expect(decisions.omissions.isEmpty)
    }

    @Test("In a body the body is left out, and elsewhere the declaration")
    func parts() {
        #expect(omissions(narrow((5, 9, "cannot find 'Map' in scope"))) == ["Screen.body view"])
        #expect(omissions(narrow((3, 14, "cannot find type 'MKMap' in scope"))) == ["Screen.map whole"])
        #expect(omissions(narrow((7, 21, "cannot find type 'MKPlace' in scope"))) == ["Screen.f(_:) whole"])
        #expect(omissions(narrow((7, 39, "x"))) == ["Screen.f(_:) body"])
        #expect(omissions(narrow(tests: true, (5, 9, "x"))) == ["Screen.body whole"])
    }

    @Test("What does not compile without a part is left out with what is around it, in the end the file")
    func enlarging() {
        var decisions = narrow((9, 17, "x"))
        #expect(omissions(decisions) == ["Screen.Inner.a whole"])
        decisions = narrow(after: decisions, (9, 17, "x"))
        #expect(omissions(decisions) == ["Screen.Inner whole"])
        decisions = narrow(after: decisions, (8, 12, "x"))
        #expect(omissions(decisions) == ["Screen whole"])
        decisions = narrow(after: decisions, (2, 8, "x"))
        #expect(decisions.files.count == 1)
        #expect(decisions.entries.map(\.part) == [.file])
        #expect(narrow(isLast: true, (5, 9, "x")).files.count == 1)
    }

    @Test("What else is said in a round about what is left out in it changes nothing")
    func sameRound() {
        let decisions = narrow((5, 9, "cannot find 'Map' in scope"), (5, 12, "x"))
        #expect(omissions(decisions) == ["Screen.body view"])
        #expect(omissions(narrow((7, 39, "x"), (7, 21, "y"))) == ["Screen.f(_:) whole"])
        #expect(narrow((7, 39, "x"), (7, 21, "y")).entries.count == 1)
        let message = "type 'Screen' does not conform to protocol 'View'"
        #expect(omissions(narrow((2, 8, message), (3, 14, "y"))) == ["Screen.map whole"])
        #expect(omissions(narrow((2, 8, message))) == ["Screen whole"])
    }

    @Test("Bodies wait for the declarations that they use")
    func order() {
        #expect(omissions(narrow((5, 9, "cannot find 'map' in scope"), (3, 14, "y"))) == ["Screen.map whole"])
    }

    @Test("A view that does not compile without a part of its body is left without the body")
    func partsFirst() {
        let decisions = narrow((5, 9, "cannot find 'Map' in scope"))
        #expect(omissions(narrow(after: decisions, (5, 9, "x"))) == ["Screen.body body"])
        #expect(omissions(narrow(after: narrow(after: decisions, (5, 9, "x")), (5, 9, "x"))) == ["Screen.body whole"])
    }

    @Test("Messages of the compiler are taken apart, and name what is missing")
    func messages() {
        let output = """
            [3/4] Compiling A
            /a b/ü.swift:3:14: error: cannot find type 'MKMap' in scope
            /a b/ü.swift:3:14: error: cannot find type 'MKMap' in scope
            /a b/ü.swift:4:1: warning: unused
            /c.swift:5:6: error: value of type 'some View' has no member 'mapStyle'
            /h.c:5:6: fatal error: type 'Font.Type' has no member 'x'
            macro expansion @Model:3:5: error: cannot find 'Schema' in scope
              `- /e.swift:9:1: note: expanded code originates here
            3.\tWhile type-checking expression at [/d.swift:7:9 - line:8:1]
            """
        let found = CompilerMessages(output)
        #expect(found.messages.map(\.missing) == ["MKMap", ".mapStyle", "Font.x", "Schema"])
        #expect(found.messages.map(\.path) == ["/a b/ü.swift", "/c.swift", "/h.c", "/e.swift"])
        #expect(found.crashes.map(\.line) == [7])
    }

    @Test("Advice is what the page of gaps says")
    func advice() {
        let advice = GapAdvice(
            """
            ## Missing

            | name | instead |
            |---|---|
            | `Table`, `@FetchRequest` | a `List` |

            ### no such module 'MapKit'

            Show a picture,
            or none.

            ### no such module 'CoreData'

            The same: files.
            """)
        #expect(advice.advice(for: "MapKit") == "Show a picture, or none.")
        #expect(advice.advice(for: "CoreData") == "Files.")
        #expect(advice.advice(for: "FetchRequest") == "a `List`")
        #expect(advice.advice(for: "List") == nil)
    }
}
