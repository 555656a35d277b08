import Foundation
import Testing

@testable import Live

struct BuildManifestTests {
    /// As SwiftPM writes it, shortened.
    static let text = """
        client:
          name: basic
          file-system: device-agnostic
        tools: {}
        targets:
          "main": ["<App-debug.module>"]
        nodes:
          "/p/Sources/App/":
            is-directory-structure: true
        commands:
          "/b/debug/App.build/sources":
            tool: write-auxiliary-file
            inputs: ["<sources-file-list>","/p/Sources/App/A.swift"]
            outputs: ["/b/debug/App.build/sources"]

          "/b/plugins/App/Made.swift":
            tool: shell
            inputs: ["/p/Sources/App/Assets.xcassets","/p/Sources/App/Old.swift","/b/debug/Generator-tool"]
            outputs: ["/b/plugins/App/Made.swift"]
            args: ["/b/debug/Generator-tool","/p/Sources/App/Assets.xcassets"]

          "C.App-debug.exe":
            tool: shell
            inputs: ["/b/debug/App.build/A.swift.o","/b/debug/Kit.build/Kit.swift.o"]
            outputs: ["/b/debug/App"]
            args: ["/usr/bin/swiftc","-lcairo","-o","/b/debug/App","-module-name","App","-emit-executable","-Xlinker","--defsym","-Xlinker","main=App_main","@/b/debug/App.product/Objects.LinkFileList","-g"]

          "C.App-debug.module":
            tool: shell
            inputs: ["/p/Sources/App/A.swift","/p/Sources/App/Ü b.swift","/b/plugins/App/Made.swift","/b/debug/Modules/Kit.swiftmodule","/b/debug/Modules/SwiftUI.swiftmodule"]
            outputs: ["/b/debug/App.build/A.swift.o","/b/debug/App.build/Ü b.swift.o","/b/debug/App.build/Made.swift.o","/b/debug/Modules/App.swiftmodule"]
            args: ["/usr/bin/swiftc","-module-name","App","-emit-module","-emit-module-path","/b/debug/Modules/App.swiftmodule","-output-file-map","/b/map.json","-incremental","-c","@/b/debug/App.build/sources","-I","/b/debug/Modules","-index-store-path","/b/index","-parseable-output","-g","-Xcc","-g","-swift-version","6"]

          "C.Kit-debug.module":
            tool: shell
            inputs: ["/p/Kit/Kit.swift"]
            outputs: ["/b/debug/Kit.build/Kit.swift.o","/b/debug/Modules/Kit.swiftmodule"]
            args: ["/usr/bin/swiftc","-module-name","Kit","-c","@/b/debug/Kit.build/sources"]

          "C.AppTests-debug.module":
            tool: shell
            inputs: ["/p/Tests/T.swift","/p/Tests/words.txt"]
            outputs: ["/b/debug/AppTests.build/T.swift.o"]
            args: ["/usr/bin/swiftc","-module-name","AppTests"]

          "C.SwiftUI-debug.module":
            tool: shell
            inputs: ["/r/Sources/SwiftUI/View.swift"]
            outputs: ["/b/debug/SwiftUI.build/View.swift.o","/b/debug/Modules/SwiftUI.swiftmodule"]
            args: ["/usr/bin/swiftc","-module-name","SwiftUI"]

        """

    static let objects = [
        "/b/debug/App.build/A.swift.o", "/b/debug/App.build/Ü b.swift.o", "/b/debug/App.build/Made.swift.o",
        "/b/debug/App.build/App.swiftmodule.o", "/b/debug/Kit.build/Kit.swift.o", "/b/debug/SwiftUI.build/View.swift.o",
    ]

    static func plan() throws -> LivePlan {
        try LivePlan("App", in: BuildManifest(text), isOwn: { $0.hasPrefix("/p/") }, readList: { _ in objects })
    }

    @Test func readsCommands() throws {
        let manifest = BuildManifest(Self.text)
        #expect(manifest.commands.count == 7)
        let made = try #require(manifest.commands["/b/plugins/App/Made.swift"])
        #expect(made.tool == "shell" && made.arguments.count == 2)
        #expect(manifest.commands["C.App-debug.module"]?.inputs[1] == "/p/Sources/App/Ü b.swift")
        #expect(LivePlan.products(of: manifest) == ["App"])
    }

    @Test func tellsTheUsersModulesFromOthers() throws {
        let plan = try Self.plan()
        // Each after what it imports.
        #expect(plan.modules.map(\.name) == ["Kit", "App"])
        #expect(plan.otherObjects == ["/b/debug/SwiftUI.build/View.swift.o"])
        #expect(plan.isImported("Kit") && !plan.isImported("App"))
        #expect(plan.modules[1].generated == ["/b/plugins/App/Made.swift"])
        #expect(plan.folder == "/b/debug" && plan.compiler == "/usr/bin/swiftc")
    }

    @Test func leavesOutWhatNobodyReadsAfterAnEdit() throws {
        let plan = try Self.plan()
        #expect(
            plan.modules[1].arguments == [
                "-module-name", "App", "-I", "/b/debug/Modules", "-Xcc", "-g", "-swift-version", "6",
            ])
        #expect(
            plan.linkArguments == [
                "-lcairo", "-module-name", "App", "-Xlinker", "--defsym", "-Xlinker", "main=App_main",
            ])
    }

    @Test func saysWhatIsMissing() {
        #expect(throws: LivePlan.Failure.self) {
            try LivePlan("Other", in: BuildManifest(Self.text), isOwn: { _ in true }, readList: { _ in [] })
        }
        #expect(throws: LivePlan.Failure.self) {
            try LivePlan("App", in: BuildManifest(Self.text), isOwn: { _ in false }, readList: { _ in Self.objects })
        }
    }
}
