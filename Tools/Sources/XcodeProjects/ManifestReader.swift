import Foundation
import SwiftText

/// Reads manifests of packages, which are programs: the package manager runs them.
package enum ManifestReader {
    private typealias Object = [String: Any]

    /// A package with an app as a project.
    static func project(_ manifest: URL) throws -> Project {
        let package = try read(manifest.deletingLastPathComponent())
        var project = Project(name: package.name, root: package.folder, file: manifest)
        project.localPackages = package.localPackages
        project.remotePackages = package.remotePackages
        project.ownPackage = package
        // What only plugins run is no app.
        let tools = Set(package.targets.filter { $0.kind == .plugin }.flatMap(\.targets))
        for target in package.targets where !tools.contains(target.name) {
            guard let kind = kind(of: target) else {
                // Taken where a target uses them.
                if [.macro, .plugin, .binary].contains(target.kind) { continue }
                project.notes.append("the target \(target.name) is left out: it is a \(target.kind.rawValue)")
                continue
            }
            var result = ProjectTarget(name: target.name, moduleName: target.name.moduleName, kind: kind)
            result.sources = target.sources
            result.resources = target.resources
            result.dependencies = target.targets
            result.products = target.products
            result.plugins = target.plugins
            result.manifestSettings = target.settings
            if let mode = package.languageMode, !target.settings.contains(where: { $0.contains("swiftLanguageMode") }) {
                result.manifestSettings.append(".swiftLanguageMode(.v\(mode))")
            }
            project.targets.append(result)
        }
        return project
    }

    private static func kind(of target: LocalPackage.Target) -> ProjectTarget.Kind? {
        switch target.kind {
        case .executable: .app
        case .regular: .framework
        case .test: .unitTests
        default: nil
        }
    }

    package static func read(_ folder: URL) throws -> LocalPackage {
        let manifest = folder.file("Package.swift")
        guard let text = try? String(contentsOf: manifest, encoding: .utf8) else {
            throw ProjectError("\(folder.filePath) has no Package.swift")
        }
        let isPlayground = text.contains("AppleProductTypes")
        var source = folder
        if isPlayground {
            source = FileManager.default.temporaryDirectory.appending(path: "riffle-manifest-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
            try withoutAppProducts(text).write(to: source.file("Package.swift"), atomically: true, encoding: .utf8)
        }
        defer { if isPlayground { try? FileManager.default.removeItem(at: source) } }
        let output = try Subprocess.run(
            [
                "swift", "package", "--package-path", source.filePath, "--scratch-path",
                FileManager.default.temporaryDirectory.filePath + "/riffle-manifests", "dump-package",
            ])
        guard output.status == 0,
            let content = try? JSONSerialization.jsonObject(with: Data(output.text.utf8)) as? Object
        else {
            throw ProjectError("\(manifest.filePath) cannot be read. The package manager says:\n\(output.errors)")
        }
        return package(content, folder)
    }

    /// The manifest without what only Swift Playgrounds has.
    static func withoutAppProducts(_ text: String) -> String {
        let source = SwiftTokens(text)
        var bytes = source.bytes
        for index in source.tokens.indices where source.tokens[index].kind == .word {
            let word = source.text(at: index)
            var range: Range<Int>?
            if word == "AppleProductTypes", index > 0 {
                range = source.tokens[index - 1].range.lowerBound..<source.tokens[index].range.upperBound
            } else if word == "iOSApplication", let close = source.partners[index + 1] {
                let last = source.isPunctuation(close + 1, ",") ? close + 1 : close
                range = source.tokens[index - 1].range.lowerBound..<source.tokens[last].range.upperBound
            }
            for byte in range ?? 0..<0 where bytes[byte] != UInt8(ascii: "\n") { bytes[byte] = UInt8(ascii: " ") }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    // MARK: What is printed

    private static func package(_ content: Object, _ folder: URL) -> LocalPackage {
        var result = LocalPackage(
            name: content["name"] as? String ?? folder.lastPathComponent, folder: folder, targets: [], products: [:],
            localPackages: [], remotePackages: [],
            toolsVersion: (content["toolsVersion"] as? Object)?["_version"] as? String ?? "5.9")
        let modes = (content["swiftLanguageVersions"] as? [String])?.compactMap { $0.split(separator: ".").first }
        result.languageMode = modes?.last.map(String.init) ?? (result.toolsVersion.hasPrefix("6") ? "6" : "5")
        for case let product as Object in content["products"] as? [Any] ?? [] {
            guard let name = product["name"] as? String else { continue }
            result.products[name] = product["targets"] as? [String] ?? []
        }
        for case let dependency as Object in content["dependencies"] as? [Any] ?? [] {
            read(dependency: dependency, into: &result)
        }
        let all = (content["targets"] as? [Any] ?? []).compactMap { $0 as? Object }
        let names = Set(all.compactMap { $0["name"] as? String })
        result.targets = all.map { target($0, names, folder) }
        return result
    }

    private static func read(dependency: Object, into package: inout LocalPackage) {
        if let local = (dependency["fileSystem"] as? [Object])?.first, let path = local["path"] as? String {
            package.localPackages.append(package.folder.file(path))
        }
        guard let control = (dependency["sourceControl"] as? [Object])?.first,
            let location = control["location"] as? Object,
            let url = (location["remote"] as? [Object])?.first?["urlString"] as? String
                ?? (location["remote"] as? [String])?.first
        else { return }
        let requirement = control["requirement"] as? Object ?? [:]
        var text = "from: \"1.0.0\""
        if let range = (requirement["range"] as? [Object])?.first?.mapValues({ "\($0)" }) {
            text = "\"\(range["lowerBound"] ?? "1.0.0")\"..<\"\(range["upperBound"] ?? "99.0.0")\""
        } else if let exact = (requirement["exact"] as? [String])?.first {
            text = "exact: \"\(exact)\""
        } else if let branch = (requirement["branch"] as? [String])?.first {
            text = "branch: \"\(branch)\""
        } else if let revision = (requirement["revision"] as? [String])?.first {
            text = "revision: \"\(revision)\""
        }
        package.remotePackages.append(RemotePackage(url: url, requirement: text))
    }

    private static func target(_ object: Object, _ names: Set<String>, _ folder: URL) -> LocalPackage.Target {
        let name = object["name"] as? String ?? ""
        let kind = LocalPackage.Target.Kind(rawValue: object["type"] as? String ?? "") ?? .other
        let home =
            switch kind {
            case .test: "Tests"
            case .plugin: "Plugins"
            default: "Sources"
            }
        var place = folder.file(object["path"] as? String ?? "\(home)/\(name)")
        // A package of one target may have its files right in the folder.
        if object["path"] == nil, !place.exists { place = folder.file(home) }
        var result = LocalPackage.Target(name: name, kind: kind, folder: place)
        let excluded = (object["exclude"] as? [String] ?? []).map { place.file($0).filePath }
        let chosen = (object["sources"] as? [String])?.map { place.file($0).filePath }
        let isInside = { (file: String, folders: [String]) in
            folders.contains { file == $0 || file.hasPrefix($0 + "/") }
        }
        var copied: [String] = []
        for case let resource as Object in object["resources"] as? [Any] ?? [] {
            guard let path = resource["path"] as? String else { continue }
            let file = place.file(path)
            copied.append(file.filePath)
            let isCopy = (resource["rule"] as? Object)?["copy"] != nil
            result.resources += isCopy || !file.isFolder ? [file] : FolderScan.items(at: file).resources
        }
        result.sources = FolderScan(place).sources.filter {
            let path = $0.filePath
            return !isInside(path, excluded) && !isInside(path, copied) && (chosen.map { isInside(path, $0) } ?? true)
                && path != folder.file("Package.swift").filePath
        }
        for case let dependency as Object in object["dependencies"] as? [Any] ?? [] {
            for (kind, value) in dependency {
                guard let name = (value as? [Any])?.first as? String else { continue }
                if kind != "product", names.contains(name) {
                    result.targets.append(name)
                } else {
                    result.products.append(name)
                }
            }
        }
        result.isBuildTool = (object["pluginCapability"] as? Object)?["buildTool"] != nil
        for case let usage as Object in object["pluginUsages"] as? [Any] ?? [] {
            guard let words = usage["plugin"] as? [Any], let name = words.first as? String else { continue }
            result.plugins.append((name, words.dropFirst().first as? String))
        }
        result.settings = (object["settings"] as? [Any] ?? []).compactMap { setting($0 as? Object ?? [:]) }
        return result
    }

    /// An argument of `swiftSettings`; nil for those of C, and for flags that only root packages may have.
    private static func setting(_ object: Object) -> String? {
        guard object["tool"] as? String == "swift", let kind = object["kind"] as? Object, let (name, value) = kind.first
        else { return nil }
        let values = value as? Object
        let first = (values?["_0"] as? String) ?? (values?["_0"] as? [String])?.first
        switch name {
        case "define": return first.map { ".define(\"\($0)\")" }
        case "enableUpcomingFeature", "enableExperimentalFeature": return first.map { ".\(name)(\"\($0)\")" }
        case "swiftLanguageMode": return first.map { ".swiftLanguageMode(.v\($0.prefix { $0 != "." }))" }
        case "defaultIsolation": return first == "MainActor" ? ".defaultIsolation(MainActor.self)" : nil
        default: return nil
        }
    }
}
