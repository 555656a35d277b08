import Foundation

/// The objects of a `project.pbxproj`.
struct XcodeProjectFile {
    typealias Object = [String: Any]

    let objects: [String: Object]
    let root: Object
    /// The folder that the project is in.
    let folder: URL
    /// For each file or group where it is.
    private(set) var places: [String: URL] = [:]

    /// - Parameter file: the `.xcodeproj`.
    init(_ file: URL) throws {
        let list = file.file("project.pbxproj")
        guard list.exists else {
            throw ProjectError("\(file.filePath) has no project.pbxproj. Is it a whole checkout?")
        }
        let content: Any
        do {
            content = try PropertyListSerialization.propertyList(from: Data(contentsOf: list), format: nil)
        } catch {
            throw ProjectError(
                "\(list.filePath) cannot be read: it is no property list. Look for marks of a merge (<<<<<<<) in it, or "
                    + "open it in Xcode once and save it.")
        }
        guard let content = content as? Object, let objects = content["objects"] as? [String: Object],
            let id = content["rootObject"] as? String, let root = objects[id]
        else {
            throw ProjectError("\(list.filePath) is no project of Xcode: it has no objects.")
        }
        self.objects = objects
        self.root = root
        var folder = file.deletingLastPathComponent()
        if let path = root["projectDirPath"] as? String, !path.isEmpty { folder = folder.file(path) }
        self.folder = folder
        if let group = root["mainGroup"] as? String { place(group, in: folder, depth: 0) }
    }

    func object(_ id: Any?) -> Object? { (id as? String).flatMap { objects[$0] } }

    func list(_ object: Object, _ key: String) -> [String] { object[key] as? [String] ?? [] }

    /// What an object is, such as `PBXGroup`.
    func kind(_ object: Object) -> String { object["isa"] as? String ?? "" }

    private mutating func place(_ id: String, in parent: URL, depth: Int) {
        guard depth < 64, let object = objects[id], places[id] == nil else { return }
        let path = object["path"] as? String
        let own: URL
        switch object["sourceTree"] as? String ?? "<group>" {
        case "SOURCE_ROOT": own = folder.file(path ?? "")
        case "<absolute>": own = URL(fileURLWithPath: path ?? "/")
        case "<group>": own = path.map { parent.file($0) } ?? parent
        default: return
        }
        places[id] = own
        for child in list(object, "children") { place(child, in: own, depth: depth + 1) }
    }

    /// The settings of a project's or a target's list of configurations, those of its file first.
    func levels(of object: Object, named wanted: String?, notes: inout [String]) -> [[String: String]] {
        guard let list = self.object(object["buildConfigurationList"]) else { return [] }
        let all = self.list(list, "buildConfigurations").compactMap { self.object($0) }
        let fallback = list["defaultConfigurationName"] as? String
        guard
            let chosen = [wanted, "Debug", fallback].compactMap({ $0 }).compactMap({ (name: String) in
                all.first { ($0["name"] as? String ?? "") == name }
            }).first ?? all.first
        else { return [] }
        var levels: [[String: String]] = []
        if let file = configurationFile(chosen) {
            levels.append(BuildSettings.level(configuration: file, notes: &notes))
        }
        levels.append(BuildSettings.level(chosen["buildSettings"] as? Object ?? [:]))
        return levels
    }

    private func configurationFile(_ configuration: Object) -> URL? {
        if let id = configuration["baseConfigurationReference"] as? String { return places[id] }
        // In a folder that Xcode keeps in step with the disk.
        guard let id = configuration["baseConfigurationReferenceAnchor"] as? String, let anchor = places[id],
            let path = configuration["baseConfigurationReferenceRelativePath"] as? String
        else { return nil }
        return anchor.file(path)
    }
}
