import Foundation
import RiffleHosting

/// What one visitor's pages store. It lives while a page of theirs is there.
package final class Person: Sendable {
    /// Nil for somebody without a cookie, whose store ends with the session.
    package let id: PersonID?
    /// What `AppStorage` keeps, for all their pages.
    package let app: KeyValueStore
    /// For files that the app keeps for them; nil where nothing is kept.
    package let folder: FilesFolder?
    /// Where `Documents`, `Library` and `tmp` are: in `folder`, or in one that goes with the person.
    package let home: HomeFolder
    private let backing: FileBacking
    private let now: @Sendable () -> Date

    init(
        _ id: PersonID?, _ backing: FileBacking, folder: FilesFolder? = nil, now: @escaping @Sendable () -> Date
    ) {
        self.id = id
        self.folder = folder
        home = folder.map { HomeFolder(url: $0.url, byteLimit: $0.byteLimit) } ?? Self.temporaryHome()
        self.backing = backing
        self.now = now
        app = KeyValueStore(ScopedBacking(backing, prefix: "app/"))
    }

    /// Whether a change is theirs that was not kept.
    func hasMade(_ refused: StorageRefusal) -> Bool {
        switch refused {
        case .own(let backing): self.backing === backing
        case .shared(let store): app === store
        }
    }

    /// Whether they have stored nothing.
    var isBlank: Bool {
        backing.keys(from: "").isEmpty && folder.map { !FileManager.default.fileExists(atPath: $0.url.path) } ?? true
    }

    private static func temporaryHome() -> HomeFolder {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("riffle-visitor-\(AccessToken.random())", isDirectory: true)
        return HomeFolder(url: folder, byteLimit: WebLimits.personFilesBytes, isTemporary: true)
    }

    /// What `SceneStorage` keeps for one tab.
    package func scene(named name: String) -> KeyValueStore {
        let scene = SceneBacking(backing, name: name, now: now)
        scene.isUsed()
        return KeyValueStore(scene)
    }

    /// Gives a tab what another one has, as a browser does with a tab that is duplicated.
    package func copyScene(named name: String, to other: String) {
        let (source, target) = (
            SceneBacking(backing, name: name, now: now), SceneBacking(backing, name: other, now: now)
        )
        for key in source.keys { _ = target.set(source.value(forKey: key), forKey: key) }
    }
}

/// What a tab keeps, among the values of its person.
private struct SceneBacking: KeyValueBacking {
    private let backing: FileBacking
    private let name: String
    private let now: @Sendable () -> Date

    init(_ backing: FileBacking, name: String, now: @escaping @Sendable () -> Date) {
        self.backing = backing
        self.name = name
        self.now = now
    }

    private var prefix: String { "scene/\(name)/" }
    /// The second in which the tab was last opened.
    private var useKey: String { Self.useKey(name) }

    private static func useKey(_ name: String) -> String { "used/\(name)" }

    var keys: [String] { backing.keys(from: prefix).map { String($0.dropFirst(prefix.count)) } }

    func value(forKey key: String) -> StoredValue? { backing.value(forKey: prefix + key) }

    func set(_ value: StoredValue?, forKey key: String) -> Bool {
        if value != nil, backing.value(forKey: useKey) == nil {
            dropOldest()
            guard note() else { return false }
        }
        return backing.set(value, forKey: prefix + key)
    }

    /// The tab is open again. Nothing is written for one that has stored nothing.
    func isUsed() {
        if backing.value(forKey: useKey) != nil { _ = note() }
    }

    private func note() -> Bool { backing.set(.int(Int(now().timeIntervalSince1970)), forKey: useKey) }

    /// Makes room for one more tab.
    private func dropOldest() {
        let tabs = backing.keys(from: Self.useKey("")).map { key -> (time: Int, name: String) in
            guard case .int(let time) = backing.value(forKey: key) else { return (0, String(key.dropFirst(5))) }
            return (time, String(key.dropFirst(5)))
        }
        for tab in tabs.sorted(by: <).prefix(max(0, tabs.count - WebLimits.keptTabs + 1)) {
            for key in backing.keys(from: "scene/\(tab.name)/") { _ = backing.set(nil, forKey: key) }
            _ = backing.set(nil, forKey: Self.useKey(tab.name))
        }
    }
}
