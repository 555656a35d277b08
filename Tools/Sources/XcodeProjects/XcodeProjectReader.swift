import Foundation

/// Reads a project of Xcode.
struct XcodeProjectReader {
    private let file: XcodeProjectFile
    private var project: Project

    /// - Parameter url: the `.xcodeproj`.
    static func read(_ url: URL) throws -> Project {
        var reader = XcodeProjectReader(file: try XcodeProjectFile(url), url: url)
        reader.readPackages()
        let ids = reader.file.list(reader.file.root, "targets")
        for id in ids { reader.readTarget(id) }
        guard !reader.project.targets.isEmpty else {
            throw ProjectError("\(url.filePath) has no targets. If Tuist or XcodeGen makes it, run that first.")
        }
        return reader.project
    }

    private init(file: XcodeProjectFile, url: URL) {
        self.file = file
        project = Project(name: url.deletingPathExtension().lastPathComponent, root: file.folder, file: url)
    }

    // MARK: Packages

    private mutating func readPackages() {
        for id in file.list(file.root, "packageReferences") {
            guard let object = file.object(id) else { continue }
            if let path = object["relativePath"] as? String {
                addLocal(file.folder.file(path))
            } else if let url = object["repositoryURL"] as? String {
                let requirement = object["requirement"] as? [String: Any] ?? [:]
                project.remotePackages.append(
                    RemotePackage(url: url, requirement: Self.requirement(requirement.mapValues { "\($0)" })))
            }
        }
        // Before Xcode 15 a local package was a folder among the files.
        for (id, object) in file.objects where file.kind(object) == "PBXFileReference" {
            if let place = file.places[id], place.file("Package.swift").exists { addLocal(place) }
        }
        project.localPackages.sort { $0.filePath < $1.filePath }
    }

    private mutating func addLocal(_ folder: URL) {
        guard !project.localPackages.contains(folder) else { return }
        if folder.file("Package.swift").exists {
            project.localPackages.append(folder)
        } else {
            project.notes.append("the local package \(folder.path(from: project.root)) is not there")
        }
    }

    static func requirement(_ values: [String: String]) -> String {
        let minimum = values["minimumVersion"] ?? "1.0.0"
        return switch values["kind"] ?? "" {
        case "exactVersion": "exact: \"\(values["version"] ?? minimum)\""
        case "branch": "branch: \"\(values["branch"] ?? "main")\""
        case "revision": "revision: \"\(values["revision"] ?? "")\""
        case "upToNextMinorVersion": ".upToNextMinor(from: \"\(minimum)\")"
        case "versionRange": "\"\(minimum)\"..<\"\(values["maximumVersion"] ?? "99.0.0")\""
        default: "from: \"\(minimum)\""
        }
    }

    // MARK: Targets

    private mutating func readTarget(_ id: String) {
        guard let object = file.object(id), let name = object["name"] as? String else { return }
        let settings = settings(of: object, named: name)
        let module = settings["PRODUCT_MODULE_NAME"] ?? (settings["PRODUCT_NAME"] ?? name).moduleName
        let (kind, isForPhones) = Self.kind(object, settings)
        var target = ProjectTarget(name: name, moduleName: module.moduleName, kind: kind, settings: settings)
        target.isForPhones = isForPhones
        for phase in file.list(object, "buildPhases").compactMap({ file.object($0) }) {
            read(phase: phase, into: &target)
        }
        readFolders(id, object, into: &target)
        for dependency in file.list(object, "dependencies").compactMap({ file.object($0) }) {
            if let other = file.object(dependency["target"])?["name"] as? String { target.dependencies.append(other) }
            if let product = file.object(dependency["productRef"])?["productName"] as? String {
                target.products.append(product)
            }
        }
        for product in file.list(object, "packageProductDependencies").compactMap({ file.object($0) }) {
            if let name = product["productName"] as? String { target.products.append(name) }
        }
        target.dependencies = target.dependencies.unique.filter { $0 != name }
        target.products = target.products.unique
        reportMissing(&target)
        project.targets.append(target)
    }

    private mutating func settings(of object: XcodeProjectFile.Object, named name: String) -> ResolvedSettings {
        let known = [
            "SRCROOT": file.folder.filePath, "PROJECT_DIR": file.folder.filePath, "PROJECT_NAME": project.name,
            "TARGET_NAME": name, "TARGETNAME": name, "PRODUCT_NAME": "$(TARGET_NAME)", "CONFIGURATION": "Debug",
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
            "DEVELOPMENT_LANGUAGE": file.root["developmentRegion"] as? String ?? "en",
            "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
        ]
        var notes: [String] = []
        let levels =
            [known] + file.levels(of: file.root, named: nil, notes: &notes)
            + file.levels(of: object, named: nil, notes: &notes)
        project.notes += notes.filter { !project.notes.contains($0) }
        return BuildSettings(levels: levels).resolved()
    }

    private static func kind(
        _ object: XcodeProjectFile.Object, _ settings: ResolvedSettings
    ) -> (ProjectTarget.Kind, isForPhones: Bool) {
        let platforms = settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? "iphoneos"
        let isForPhones = platforms.contains("iphone") || platforms.contains("auto")
        let type = (object["productType"] as? String ?? "").replacing("com.apple.product-type.", with: "")
        let kind: ProjectTarget.Kind =
            switch type {
            case "application" where platforms.contains("watch") && !isForPhones: .other("watch app")
            case "application" where platforms.contains("appletv") && !isForPhones: .other("TV app")
            case "application": .app
            case "framework", "framework.static", "library.static", "library.dynamic": .framework
            case "bundle.unit-test": .unitTests
            case "bundle.ui-testing": .uiTests
            case "app-extension", "extensionkit-extension", "app-extension.intents-service": .other("extension")
            case "application.on-demand-install-capable": .other("app clip")
            case "": .other("target without a product")
            default: .other(type.contains("watch") ? "watch app" : type)
            }
        return (kind, isForPhones)
    }

    private func read(phase: XcodeProjectFile.Object, into target: inout ProjectTarget) {
        let kind = file.kind(phase)
        for entry in file.list(phase, "files").compactMap({ file.object($0) }) {
            if let product = file.object(entry["productRef"])?["productName"] as? String {
                target.products.append(product)
            }
            guard let id = entry["fileRef"] as? String, let reference = file.object(id) else { continue }
            switch kind {
            case "PBXSourcesBuildPhase":
                target.sources += urls(id, reference).filter { $0.pathExtension == "swift" }
                target.resources += urls(id, reference).filter { Self.isModel($0) }
            case "PBXResourcesBuildPhase":
                target.resources += urls(id, reference)
            case "PBXFrameworksBuildPhase", "PBXCopyFilesBuildPhase":
                if let owner = owner(ofProduct: id) { target.dependencies.append(owner) }
            default: break
            }
        }
    }

    /// What Xcode compiles into resources: data models and string catalogs that stand among the sources.
    private static func isModel(_ url: URL) -> Bool {
        ["xcdatamodeld", "xcstrings", "xcassets", "mlmodel", "metal"].contains(url.pathExtension)
    }

    /// The files of a reference: of something localized there is one for each language.
    private func urls(_ id: String, _ reference: XcodeProjectFile.Object) -> [URL] {
        guard file.kind(reference) == "PBXVariantGroup" else { return file.places[id].map { [$0] } ?? [] }
        return file.list(reference, "children").compactMap { file.places[$0] }
    }

    private func owner(ofProduct id: String) -> String? {
        for target in file.list(file.root, "targets").compactMap({ file.object($0) })
        where target["productReference"] as? String == id {
            return target["name"] as? String
        }
        return nil
    }

    // MARK: Folders that follow the disk

    private func readFolders(_ id: String, _ object: XcodeProjectFile.Object, into target: inout ProjectTarget) {
        let own = Set(file.list(object, "fileSystemSynchronizedGroups"))
        let groups = file.objects.filter { file.kind($0.value) == "PBXFileSystemSynchronizedRootGroup" }
        for (group, object) in groups.sorted(by: { $0.key < $1.key }) {
            guard let folder = file.places[group] else { continue }
            let exceptions = file.list(object, "exceptions").compactMap { file.object($0) }
                .filter { $0["target"] as? String == id }
                .flatMap { file.list($0, "membershipExceptions") }
            if own.contains(group) {
                let leftOut = Set(exceptions)
                let explicit = Set(file.list(object, "explicitFolders"))
                let scan = FolderScan(folder, explicitFolders: explicit) { path in
                    // Of something localized the name stands without its language.
                    leftOut.contains(path) || leftOut.contains("/Localized/" + path)
                }
                target.sources += scan.sources
                target.resources += scan.resources
            } else {
                // Files of a folder of other targets.
                for path in exceptions {
                    let scan = FolderScan.items(at: folder.file(path))
                    target.sources += scan.sources
                    target.resources += scan.resources
                }
            }
        }
    }

    private mutating func reportMissing(_ target: inout ProjectTarget) {
        target.sources = target.sources.unique
        target.resources = target.resources.unique
        for file in target.sources + target.resources where !file.exists {
            project.notes.append("\(file.path(from: project.root)), of \(target.name), is not there")
        }
        target.sources = target.sources.filter(\.exists)
        target.resources = target.resources.filter(\.exists)
    }
}

extension Array where Element: Hashable {
    /// Without repetitions, in the same order.
    package var unique: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
