import Foundation
import RiffleHeadlessHost

/// Where a driven app keeps what it stores: in a folder, or nowhere. What its arguments say comes before.
final class DrivenStores: Sendable {
    private static let limit = 64 << 20

    private let app: FileBacking
    private let scene: FileBacking
    private let own: KeyValueStore
    private let sceneStore: KeyValueStore
    private let sharedFiles: SharedFiles
    private let shared: SharedStores
    private let files: FilesFolder?

    /// - Parameters:
    ///   - folder: nil keeps everything for as long as the process.
    ///   - arguments: those that the app was launched with: `-key value` is a user default.
    @MainActor
    init(folder: URL?, arguments: [String]) {
        let complain: @Sendable (String) -> Void = { FileHandle.standardError.write(Data("Storage: \($0).\n".utf8)) }
        app = FileBacking(folder?.appendingPathComponent("app.plist"), limit: Self.limit, onProblem: complain)
        scene = FileBacking(folder?.appendingPathComponent("scene.plist"), limit: Self.limit, onProblem: complain)
        own = KeyValueStore(ArgumentBacking(arguments: ArgumentBacking.values(of: arguments), inner: app))
        sceneStore = KeyValueStore(scene)
        sharedFiles = SharedFiles(
            folder: folder?.appendingPathComponent("shared"), limit: Self.limit, onProblem: complain)
        shared = sharedFiles.makeStores()
        files = folder.map { FilesFolder(url: $0.appendingPathComponent("files"), byteLimit: 1 << 30) }
        AppStores.useForProcess(AppStores(own: own, shared: shared))
    }

    func apply(to values: inout EnvironmentValues) {
        values.appStore = own
        values.sceneStore = sceneStore
        values.sharedStores = shared
        if let files { values.filesFolder = files }
    }

    /// Writes everything that is not written yet.
    func write() { for backing in [app, scene] + sharedFiles.all { backing.write() } }
}

/// User defaults that a program's arguments set: they hide what is stored, and are not stored.
struct ArgumentBacking: KeyValueBacking {
    let arguments: [String: StoredValue]
    let inner: FileBacking

    var keys: [String] { Array(Set(inner.keys).union(arguments.keys)).sorted() }
    func value(forKey key: String) -> StoredValue? { arguments[key] ?? inner.value(forKey: key) }
    func set(_ value: StoredValue?, forKey key: String) -> Bool { inner.set(value, forKey: key) }

    /// `-key value`, where the value may be a truth or a number.
    static func values(of arguments: [String]) -> [String: StoredValue] {
        var values: [String: StoredValue] = [:]
        for (name, text) in zip(arguments, arguments.dropFirst()) where name.hasPrefix("-") && !name.hasPrefix("--") {
            guard name.count > 1, !text.hasPrefix("-") || Double(text) != nil else { continue }
            values[String(name.dropFirst())] = StoredValue(propertyList: value(of: text))
        }
        return values
    }

    private static func value(of text: String) -> Any {
        switch text {
        case "YES", "true", "<true/>": return true
        case "NO", "false", "<false/>": return false
        default: break
        }
        if let number = Int(text) { return number }
        if let number = Double(text) { return number }
        return text
    }
}
