import Foundation
import Yams

/// Reads the `project.yml` of XcodeGen.
struct XcodeGenReader {
    private typealias Object = [String: Any]

    private let content: Object
    private var project: Project

    static func read(_ file: URL) throws -> Project {
        let content: Any?
        do {
            content = try Yams.load(yaml: String(contentsOf: file, encoding: .utf8))
        } catch {
            throw ProjectError("\(file.filePath) cannot be read: \(error)")
        }
        guard let content = content as? Object, let targets = content["targets"] as? Object else {
            throw ProjectError("\(file.filePath) has no targets. Is it XcodeGen's?")
        }
        let folder = file.deletingLastPathComponent().standardizedFileURL
        let name = content["name"] as? String ?? folder.lastPathComponent
        var reader = XcodeGenReader(content: content, project: Project(name: name, root: folder, file: file))
        reader.readPackages()
        for (name, target) in targets.sorted(by: { $0.key < $1.key }) {
            reader.readTarget(name, target as? Object ?? [:])
        }
        if content["include"] != nil {
            reader.project.notes.append("project.yml includes other files, which were not read")
        }
        return reader.project
    }

    private mutating func readPackages() {
        for (name, value) in (content["packages"] as? Object ?? [:]).sorted(by: { $0.key < $1.key }) {
            let package = (value as? Object ?? [:]).mapValues { "\($0)" }
            if let path = package["path"] {
                let folder = project.root.file(path)
                if folder.file("Package.swift").exists {
                    project.localPackages.append(folder)
                } else {
                    project.notes.append("the local package \(name) is not at \(path)")
                }
            } else if let url = package["url"] ?? package["github"].map({ "https://github.com/\($0)" }) {
                project.remotePackages.append(RemotePackage(url: url, requirement: Self.requirement(package)))
            }
        }
    }

    private static func requirement(_ package: [String: String]) -> String {
        if let version = package["exactVersion"] ?? package["version"] { return "exact: \"\(version)\"" }
        if let branch = package["branch"] { return "branch: \"\(branch)\"" }
        if let revision = package["revision"] { return "revision: \"\(revision)\"" }
        if let version = package["minorVersion"] { return ".upToNextMinor(from: \"\(version)\")" }
        return "from: \"\(package["from"] ?? package["majorVersion"] ?? package["minVersion"] ?? "1.0.0")\""
    }

    private mutating func readTarget(_ name: String, _ object: Object) {
        let object = withTemplates(object)
        let info = (object["info"] as? Object)?["path"] as? String
        let deployment = (content["options"] as? Object)?["deploymentTarget"] as? Object
        var known: [String: String] = [
            "TARGET_NAME": name, "PRODUCT_NAME": "$(TARGET_NAME)", "PROJECT_NAME": project.name,
            "SRCROOT": project.root.filePath, "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
            "IPHONEOS_DEPLOYMENT_TARGET": "\(object["deploymentTarget"] ?? deployment?["iOS"] ?? "")",
        ]
        if let info { known["INFOPLIST_FILE"] = info }
        let settings = BuildSettings(levels: [known, level(content["settings"]), level(object["settings"])]).resolved()
        let module = (settings["PRODUCT_MODULE_NAME"] ?? name).moduleName
        let platform = "\(object["platform"] ?? "iOS")"
        var target = ProjectTarget(
            name: name, moduleName: module, kind: Self.kind("\(object["type"] ?? "")", platform), settings: settings)
        target.isForPhones = platform.contains("iOS") || platform.contains("auto")
        readFiles(object["sources"], into: &target)
        readFiles(object["resources"], into: &target, asResources: true)
        for case let dependency as Object in object["dependencies"] as? [Any] ?? [] {
            if let other = dependency["target"] as? String { target.dependencies.append(other) }
            guard let package = dependency["package"] as? String else { continue }
            let products = dependency["products"] as? [String] ?? [dependency["product"] as? String ?? package]
            target.products += products
        }
        project.targets.append(target)
    }

    private func withTemplates(_ object: Object) -> Object {
        let templates = content["targetTemplates"] as? Object ?? [:]
        var result: Object = [:]
        for name in object["templates"] as? [String] ?? [] {
            result.merge(templates[name] as? Object ?? [:]) { $1 }
        }
        return result.merging(object) { $1 }
    }

    /// `settings:` is either a list of settings, or has one in `base:`, and more for each configuration.
    private func level(_ value: Any?) -> [String: String] {
        guard let object = value as? Object else { return [:] }
        var result = BuildSettings.level(object.filter { !["base", "configs", "groups"].contains($0.key) })
        let groups = content["settingGroups"] as? Object ?? [:]
        for name in object["groups"] as? [String] ?? [] { result.merge(level(groups[name])) { $1 } }
        result.merge(BuildSettings.level(object["base"] as? Object ?? [:])) { $1 }
        let configurations = object["configs"] as? Object ?? [:]
        let debug = configurations.first { $0.key.lowercased() == "debug" }?.value as? Object
        return result.merging(BuildSettings.level(debug ?? [:])) { $1 }
    }

    private static func kind(_ type: String, _ platform: String) -> ProjectTarget.Kind {
        switch type {
        case "application" where platform == "watchOS" || platform == "tvOS": .other("\(platform) app")
        case "application": .app
        case "framework", "framework.static", "library.static", "library.dynamic": .framework
        case "bundle.unit-test": .unitTests
        case "bundle.ui-testing": .uiTests
        case "app-extension", "extensionkit-extension": .other("extension")
        case "application.on-demand-install-capable": .other("app clip")
        default: .other(type)
        }
    }

    private mutating func readFiles(_ value: Any?, into target: inout ProjectTarget, asResources: Bool = false) {
        let list: [Any] = value as? [Any] ?? value.map { [$0] } ?? []
        for entry in list {
            let object = entry as? Object ?? [:]
            guard let path = entry as? String ?? object["path"] as? String else { continue }
            let place = project.root.file(path)
            guard place.exists else {
                if object["optional"] as? Bool != true {
                    project.notes.append("\(path), of \(target.name), is not there")
                }
                continue
            }
            let leftOut = object["excludes"] as? [String] ?? []
            let scan: FolderScan
            if place.isFolder, object["type"] as? String == "folder" || asResources && !leftOut.isEmpty {
                target.resources.append(place)
                continue
            } else if place.isFolder, !FolderScan.wholes.contains(place.pathExtension) {
                scan = FolderScan(place) { path in leftOut.contains { Self.matches(path, pattern: $0) } }
            } else {
                scan = FolderScan.items(at: place)
            }
            if object["buildPhase"] as? String == "none" { continue }
            target.sources += asResources ? [] : scan.sources
            target.resources += scan.resources
        }
    }

    /// Patterns as shells have them: `**/*.md`, `Preview Content/**`.
    static func matches(_ path: String, pattern: String) -> Bool {
        if path == pattern { return true }
        var expression = ""
        var rest = Substring(pattern)
        while let first = rest.first {
            if rest.hasPrefix("**/") {
                expression += "(.*/)?"
                rest = rest.dropFirst(3)
            } else if rest.hasPrefix("**") {
                expression += ".*"
                rest = rest.dropFirst(2)
            } else {
                expression += first == "*" ? "[^/]*" : NSRegularExpression.escapedPattern(for: String(first))
                rest = rest.dropFirst()
            }
        }
        return path.range(of: "^\(expression)$", options: .regularExpression) != nil
    }
}
