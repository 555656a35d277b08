import SwiftText
import Testing

struct DeclarationScanTests {
    private let text = """
        import SwiftUI

        /// A screen.
        @MainActor
        public struct Screen<Value: Hashable>: View where Value: Sendable {
            @State private var count = 0
            @Environment(\\.dismiss) private var dismiss
            var name: String { didSet { print(name) } }
            let action: () -> Void = {
                print("a")
            }

            init(name: String, _ value: Value) { self.name = name }

            var body: some View {
                Text(name)
                    .onTapGesture { count += 1 }
            }

            func row(for item: Value, in list: [Value]) async throws -> some View {
                if true { Text("x") }
            }

            class func make() {}
            static func == (a: Screen, b: Screen) -> Bool { true }
            subscript(index: Int) -> Int {
                get { index }
                set { print(newValue) }
            }

            enum Kind: String {
                case one, two
                case three
            }
        }

        extension Screen.Kind {
            var title: String { rawValue }
        }

        #Preview("One") {
            Text("x")
        }

        #Preview {
            Text("y")
        }

        """

    private var scan: DeclarationScan { DeclarationScan(text) }

    private func names(_ declarations: [Declaration]) -> [String] {
        declarations.flatMap { [$0.name] + names($0.members) }
    }

    @Test("Every declaration is found by the types around it, its name and its labels")
    func declarations() {
        #expect(
            names(scan.declarations) == [
                "SwiftUI", "Screen", "Screen.count", "Screen.dismiss", "Screen.name", "Screen.action",
                "Screen.init(name:_:)", "Screen.body", "Screen.row(for:in:)", "Screen.make()", "Screen.==(a:b:)",
                "Screen.subscript(index:)", "Screen.Kind", "Screen.Kind.one", "Screen.Kind.three", "Screen.Kind#2",
                "Screen.Kind.title", "#Preview", "#Preview#2",
            ])
    }

    @Test("A declaration begins with its attributes and ends with its last line")
    func lines() throws {
        let screen = try #require(scan.declaration(named: "Screen"))
        #expect(screen.lines == 4...35)
        let action = try #require(scan.declaration(named: "Screen.action"))
        #expect(action.lines == 9...11 && action.body == nil)
        let body = try #require(scan.declaration(named: "Screen.body"))
        #expect(body.lines == 15...18 && body.bodyLines == 15...18)
        #expect(body.header == "var body: some View ")
    }

    @Test("Observers and setters are told from getters")
    func accessors() throws {
        #expect(try #require(scan.declaration(named: "Screen.name")).hasObservers)
        #expect(try #require(scan.declaration(named: "Screen.subscript(index:)")).hasSetter)
        #expect(try !#require(scan.declaration(named: "Screen.body")).hasSetter)
    }

    @Test("A line leads to the innermost declaration around it")
    func path() {
        #expect(scan.path(toLine: 17).map(\.name) == ["Screen", "Screen.body"])
        #expect(scan.path(toLine: 31).map(\.name) == ["Screen", "Screen.Kind"])
        #expect(scan.path(toLine: 2).isEmpty)
    }

    @Test("Branches that open a brace each are not taken apart")
    func unbalanced() {
        let scan = DeclarationScan("#if os(iOS)\nstruct A: View {\n#else\nstruct A {\n#endif\n}\n")
        #expect(!scan.isReliable && scan.declarations.isEmpty)
    }
}
