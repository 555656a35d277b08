import SwiftText
import Testing

struct SourceRewriterTests {
    private func copy(_ text: String, without imports: [String] = [], _ omissions: RewritingPlan.Omission...)
        -> [String]
    {
        let file = RewritingPlan.File(path: "A.swift", copy: "B.swift", withoutImports: imports, omissions: omissions)
        let result = SourceRewriter(text, file: file).text(naming: "/x/A.swift")
        return result.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private func omission(_ name: String, _ part: RewritingPlan.Omission.Part) -> RewritingPlan.Omission {
        RewritingPlan.Omission(declaration: name, part: part, reason: "no \"Map\"")
    }

    @Test("Conditions about platforms are answered as on a phone, and others are the compiler's")
    func conditions() {
        #expect(PlatformConditions.rewritten("#if os(iOS) && DEBUG") == "#if true && DEBUG")
        #expect(PlatformConditions.rewritten("#elseif !os( macOS )||canImport(UIKit)") == "#elseif !false||true")
        #expect(PlatformConditions.rewritten("#if targetEnvironment(simulator)") == "#if true")
        #expect(PlatformConditions.rewritten("#if canImport(MapKit)") == nil)
        #expect(PlatformConditions.rewritten("#if macos(iOS) || swift(>=5.9)") == nil)
        #expect(!PlatformConditions.areIn("// #if os(iOS)\nlet a = \"\"\"\n#if os(iOS)\n\"\"\""))
    }

    @Test("A condition of names that are known is true, false or unknown")
    func evaluation() {
        let answer = { (name: String) -> Bool? in ["A": true, "B": false][name] }
        #expect(PlatformConditions.evaluate("A && !B", answer: answer) == true)
        #expect(PlatformConditions.evaluate("(B || C)", answer: answer) == nil)
        #expect(PlatformConditions.evaluate("B && C", answer: answer) == false)
        #expect(PlatformConditions.evaluate("A || C", answer: answer) == true)
    }

    @Test("Every line of a copy is one below its place in the original, whose name it has")
    func places() {
        let text =
            "import MapKit\n#if os(iOS)\nstruct A {\n    func f() {\n        Map()\n    }\n}\n#endif\nlet last = 1\n"
        let copy = copy(text, without: ["MapKit"], omission("A.f()", .body))
        #expect(copy[0] == "#sourceLocation(file: \"/x/A.swift\", line: 1)")
        #expect(copy[1] == "" && copy[2] == "#if true" && copy[9] == "let last = 1")
        #expect(copy.count == text.split(separator: "\n", omittingEmptySubsequences: false).count + 1)
        #expect(copy[4] == #"    func f() { _leftOut("A.f()", "no \"Map\"") }"#)
    }

    @Test(
        "What takes the place of a body has its type",
        arguments: [
            ("var body: some View { x }", "A.body", "_LeftOut("),
            ("@available(iOS, deprecated: 1) var a: AnyView { x }", "A.a", "AnyView(_LeftOut("),
            ("var s: some Scene { x }", "A.s", "WindowGroup { _LeftOut("),
            ("func f() -> Int { x }", "A.f()", "return 0 }"), ("func f() -> URL { x }", "A.f()", "_leftOutTrap("),
            ("func f() { x }", "A.f()", "{ _leftOut("),
            ("func f(g: () -> Int) -> Void { x }", "A.f(g:)", "{ _leftOut("),
            ("var n: Int { get { x } set { } }", "A.n", "return 0 } set { _leftOut("),
            ("init() { x }", "A.init()", "{ _leftOut("),
            ("func f() throws -> Int { x }", "A.f()", "throw _LeftOutError("),
            ("func f() -> [String: Int] { x }", "A.f()", "return [:] }"), ("var o: Int? { x }", "A.o", "return nil }"),
            ("func body(content: Content) -> some View { x }", "A.body(content:)", "{ content }"),
        ])
    func placeholders(member: String, name: String, part: String) {
        let copy = copy("struct A {\n\(member)\n}", omission(name, .body))
        #expect(copy[2].contains(part) && !copy[2].contains("x }"))
    }

    @Test("A declaration is left out with its attributes, and what is not there is named")
    func declarations() {
        let copy = copy("struct A {\n    @State\n    var a: Map\n    var b = 1\n}", omission("A.a", .whole))
        #expect(
            copy == ["#sourceLocation(file: \"/x/A.swift\", line: 1)", "struct A {", "    ", "", "    var b = 1", "}"])
        let file = RewritingPlan.File(path: "", copy: "", omissions: [omission("B", .whole)])
        #expect(SourceRewriter("struct A {}", file: file).notFound == ["B"])
    }

    @Test("A part of a declaration is left out where it stands, and the same part again where it stands again")
    func pieces() {
        let text =
            "struct A {\n    var b: some View {\n        Map()\n            .x(1)\n        Map()\n            .x(1)\n    }\n}"
        let view = RewritingPlan.Omission(declaration: "A.b", part: .view, reason: "r", text: "Map()")
        let modifier = RewritingPlan.Omission(declaration: "A.b", part: .piece, reason: "r", text: ".x(1)")
        let copy = copy(text, view, modifier, modifier)
        #expect(copy[3] == "        _LeftOut(\"Map\", \"r\")" && copy[5] == "        Map()")
        #expect(copy[4] == "            " && copy[6] == "            ")
    }

    @Test("The attribute of programs before Swift 5.3 is the one of today")
    func oldEntry() {
        #expect(SourceRewriter.concerns("@UIApplicationMain class A {}"))
        #expect(copy("@UIApplicationMain class A {}")[1] == "@main class A {}")
    }

    @Test("Imports are found with the conditions around them")
    func imports() throws {
        let text =
            "@testable import A\n#if X\nimport struct B.C\n#elseif Y\nimport D\n#else\nimport E\n#endif\nlet import_ = 1"
        let found = SwiftImport.all(in: SwiftTokens(text))
        #expect(found.map(\.module) == ["A", "B", "D", "E"])
        #expect(found.map(\.line) == [1, 3, 5, 7])
        #expect(found[2].conditions.map(\.holds) == [false, true])
        #expect(found[3].conditions.map(\.holds) == [false, false])
    }
}
