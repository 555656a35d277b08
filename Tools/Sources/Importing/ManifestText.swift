import SwiftText
import XcodeProjects

/// The `Package.swift` that is written.
struct ManifestText {
    /// What the first lines of one that riffle wrote have.
    static let mark = "Written by `riffle import`"

    let name: String
    /// The file that it was made from.
    let origin: String
    /// The path of Riffle's checkout.
    let library: String
    let deploymentTarget: String?
    let packages: [RemotePackage]
    let targets: [PlannedTarget]
    let language: String

    var text: String {
        let needs62 = targets.contains { $0.unit.settings.contains { $0.contains("defaultIsolation") } }
        var text = """
            // swift-tools-version: \(needs62 ? "6.2" : "6.1")
            // \(Self.mark) from \(origin), and written anew when you run that again.
            // What is in, what is out and why: .riffle/riffle-import.md
            \(hasMacros ? "import CompilerPluginSupport\n" : "")import PackageDescription

            let package = Package(
                name: \(literal(name)),
                defaultLocalization: \(literal(language)),

            """
        if let deploymentTarget { text += "    platforms: [.iOS(\(literal(deploymentTarget)))],\n" }
        text += "    dependencies: [\n        .package(name: \"Riffle\", path: \(literal(library))),\n"
        for package in packages {
            let place =
                SubstitutePackage.path(of: package, in: library).map { "path: \(literal($0))" }
                ?? "url: \(literal(package.url)), \(package.requirement)"
            text += "        .package(\(place)),\n"
        }
        text += "    ],\n    targets: [\n"
        for target in targets { text += declaration(of: target) }
        return text + "    ]\n)\n"
    }

    private var hasMacros: Bool { targets.contains { $0.unit.kind == .macro } }

    private func declaration(of target: PlannedTarget) -> String {
        let kind =
            switch target.unit.kind {
            case .app, .tool: "executableTarget"
            case .library: "target"
            case .tests: "testTarget"
            case .macro: "macro"
            case .plugin: "plugin"
            }
        var text = "        .\(kind)(\n            name: \(literal(target.unit.name)),\n"
        if target.unit.kind == .plugin { text += "            capability: .buildTool(),\n" }
        var dependencies = target.unit.units.unique.map(literal)
        dependencies += target.unit.products.map {
            ".product(name: \(literal($0.name)), package: \(literal($0.package)))"
        }
        dependencies += target.library.map { ".product(name: \(literal($0)), package: \"Riffle\")" }
        text += list("dependencies", dependencies)
        text += "            path: \(literal(target.path)),\n"
        if !target.excludes.isEmpty { text += list("exclude", target.excludes.map(literal)) }
        if let sources = target.sources { text += list("sources", sources.map(literal)) }
        if !target.resources.isEmpty { text += list("resources", target.resources.map { ".copy(\(literal($0)))" }) }
        if !target.unit.settings.isEmpty, target.unit.kind != .plugin {
            text += list("swiftSettings", target.unit.settings)
        }
        // Files of UI tests see what XCUIAutomation has, and not the names that SwiftUI has, too.
        let seesViews = !target.library.contains(TargetPlanner.automation) && !target.unit.kind.runsInBuilds
        var plugins = seesViews ? [".plugin(name: \"GenerateAssetSymbols\", package: \"Riffle\")"] : []
        if !target.plan.files.isEmpty { plugins.append(".plugin(name: \"RewriteSources\", package: \"Riffle\")") }
        plugins += target.unit.plugins.unique.map { ".plugin(name: \(literal($0)))" }
        if !plugins.isEmpty { text += list("plugins", plugins) }
        return text.dropLast(2) + "\n        ),\n"
    }

    private func list(_ label: String, _ items: [String]) -> String {
        let line = "            \(label): [\(items.joined(separator: ", "))],\n"
        if line.count <= 120 { return line }
        return "            \(label): [\n" + items.map { "                \($0),\n" }.joined() + "            ],\n"
    }

    private func literal(_ text: String) -> String { Placeholder.literal(text) }
}
