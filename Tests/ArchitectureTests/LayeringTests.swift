import Foundation
import Testing

@Suite struct LayeringTests {
    @Test("Every import of the package points down the layers")
    func imports() {
        var count = 0
        // Those are packages of their own.
        let others = ["Apps/", "Benchmarks/", "Integrations/", "Tools/"]
        for file in Repository.swiftFiles {
            guard let module = file.module, !others.contains(where: file.path.hasPrefix) else { continue }
            for (imported, line) in file.imports {
                count += 1
                if let objection = Layering.ours.objection(to: imported, in: module) {
                    Issue.record("\(file.path):\(line): \(objection)")
                }
            }
        }
        // So that a mistake in finding files does not pass for an orderly package.
        #expect(count > 100)
    }

    @Test("Apps are written in SwiftUI, not in terms of the engine")
    func apps() {
        let forbidden = Set(Layering.ours.arrows.keys).subtracting(["SwiftUI", "SwiftUITesting", "CardDecks", "Riffle"])
        for file in Repository.swiftFiles where file.path.hasPrefix("Apps/Sources") {
            for (imported, line) in file.imports where forbidden.contains(imported) {
                Issue.record("\(file.path):\(line): an app imports \(imported); write import SwiftUI instead")
            }
        }
    }

    @Test("The layers have no cycle")
    func acyclic() {
        for module in Layering.ours.arrows.keys.sorted() {
            #expect(!Layering.ours.below(module).contains(module), "\(module) is below itself")
        }
    }

    @Test("No target of the library has a name that a target of somebody else may have")
    func targetNames() throws {
        let manifest = try #require(Repository.swiftFiles.first { $0.path == "Package.swift" }).text
        let declared = try #require(manifest.range(of: "\n    targets: [")).upperBound
        let targets = manifest[declared...].matches(
            of: /\.(?:target|systemLibrary|executableTarget|plugin)\(\s*name: "(\w+)"/
        ).map { String($0.output.1) }
        #expect(targets.count > 80)
        let tools = Set(Repository.swiftFiles.compactMap { $0.path.hasPrefix("Tests/") ? $0.module : nil })
        for name in targets where SourceFile.folder(ofTarget: name) == name {
            if Layering.importedNames.contains(name) || tools.contains(name) || name == "WalletUnderTest" { continue }
            Issue.record("\(name) in Package.swift: call it Riffle\(name), or CRiffle… where it is written in C")
        }
    }

    @Test(
        "A planted violation is found",
        arguments: [
            ("Sources/Geometry/Planted.swift", "import Motion", "Motion is not below Geometry"),
            (
                "Sources/Layers/Planted.swift", "@_exported public import struct SwiftUICore.View",
                "SwiftUICore is not below Layers"
            ),
            ("Sources/SwiftUICore/View/Planted.swift", "package import Hosting", "Hosting is not below SwiftUICore"),
            ("Sources/CardDecks/Planted.swift", "import Motion", "CardDecks must not know of Motion"),
            (
                "Sources/Motion/Planted.swift", "import NIOCore",
                "NIOCore is not among the modules of other packages that Motion may import"
            ),
            (
                "Sources/Novelty/Planted.swift", "import Geometry",
                "Novelty is in no layer: name it and what it may import in Layering.swift and ARCHITECTURE.md"
            ),
            (
                "Tests/MotionTests/Planted.swift", "@testable import Layers",
                "Layers is not below Motion, which these tests are of"
            ),
        ]
    )
    func planted(path: String, line: String, objection: String) throws {
        let file = SourceFile(path: path, text: "// import Nothing\n\(line)\n")
        let module = try #require(file.module)
        let found = try #require(file.imports.first)
        #expect(found.line == 2)
        #expect(Layering.ours.objection(to: found.module, in: module) == objection)
    }

    @Test(
        "What is allowed stays allowed",
        arguments: [
            ("Motion", "Foundation"), ("SwiftUICore", "Geometry"), ("HeadlessHost", "Layers"),
            ("MotionTests", "Geometry"), ("WebHost", "NIOCore"), ("WebHostTests", "NIOCore"),
            ("MotionTests", "Testing"),
        ]
    )
    func allowed(module: String, imported: String) {
        #expect(Layering.ours.objection(to: imported, in: module) == nil)
    }
}
