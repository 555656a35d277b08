import Foundation
import Testing

@testable import Live

@Suite struct PrintedManifestTests {
    @Test func splitsLinesAsShellsDo() {
        #expect(
            BuildManifest.words(#"/bin/swiftc  -o 'a b' -rpath=\$ORIGIN "it's" ''"#)
                == ["/bin/swiftc", "-o", "a b", "-rpath=$ORIGIN", "it's", ""])
    }

    @Test("Where SwiftPM writes nothing down, a package is followed by what it prints")
    func packageWithoutManifest() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "printed-\(UUID())/Two Parts")
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        func write(_ path: String, _ text: String) throws {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        try write(
            "Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "TwoParts", dependencies: [.package(path: "../Others")],
                targets: [
                    .executableTarget(name: "App", dependencies: ["Kit", .product(name: "Signs", package: "Others")]),
                    .target(name: "Kit"),
                ])
            """)
        try write(
            "../Others/Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Others", products: [.library(name: "Signs", targets: ["Signs"])], targets: [.target(name: "Signs")])
            """)
        try write("../Others/Sources/Signs/Signs.swift", "public let sign = \"!\"\n")
        try write("Sources/Kit/the word.swift", "public let word = \"before\"\n")
        try write("Sources/App/main.swift", "import Kit\nimport Signs\nprint(word + sign)\n")
        let maker = PackageMaker(try LiveOptions(folder: folder, library: URL(fileURLWithPath: "/nowhere/Riffle")))
        #expect(try maker.run { _ in }.isComplete)
        try FileManager.default.removeItem(at: folder.appending(path: ".build/debug.yaml"))
        let manifest = try maker.printedManifest()
        let own = folder.path(percentEncoded: false)
        let isOwn: @Sendable (String) -> Bool = { $0.hasPrefix(own + "/") && !$0.contains("/.build/") }
        let plan = try LivePlan("App", in: manifest, isOwn: isOwn)
        #expect(plan.modules.map(\.name) == ["Kit", "App"] && plan.isImported("Kit") && !plan.isImported("App"))

        let compiler = LiveCompiler(plan)
        #expect(plan.otherObjects.contains { $0.hasSuffix("Signs.swift.o") })
        #expect(try compiler.makeLibrary() == nil)
        try write("Sources/Kit/the word.swift", "public let word = \"after\"\n")
        var judge = ChangeJudge(plan, manifest, folder: own)
        try write("Sources/App/words.json", "[]")
        #expect(judge.judge([own + "/Sources/App/words.json"]) != .none)
        #expect(try compiler.compile().isComplete)
        let program = try #require(try compiler.link().program)
        #expect(try ChildRun.run([program]).text == "after!\n")
    }
}
