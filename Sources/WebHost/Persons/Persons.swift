import Foundation
import RiffleHosting
import NIOHTTP1
import Synchronization

/// What all visitors of a server store: who they are, where it is kept, and how much it may be.
///
///     FOLDER/key                 signs cookies
///     FOLDER/persons/ID.plist    what one person stores, once there is something
///     FOLDER/persons/ID/         files that the app keeps for them, once it does
///     FOLDER/shared/NAME.plist   what all of them share
///     FOLDER/sessions/ID/        what their pages have in their state, until they come back
package final class Persons: Sendable {
    /// How much is kept, and how long.
    package struct Limits: Sendable {
        package var personBytes = WebLimits.personBytes
        package var allBytes = WebLimits.allPersonsBytes
        package var personFilesBytes = WebLimits.personFilesBytes
        package var allFilesBytes = WebLimits.allFilesBytes
        package var idleSeconds = WebLimits.idlePersonSeconds

        package init() {}

        init(_ limits: ServerLimits) {
            personBytes = limits.visitorValues
            allBytes = limits.allValues
            personFilesBytes = limits.visitorFiles
            allFilesBytes = limits.allFiles
        }
    }

    package let cookie: PersonCookie
    /// What all share.
    package let shared: SharedStores
    /// What pages have in their state, for when they come back; nil where nothing can be kept.
    package let vault: SessionVault?
    /// What open pages have in their state, for when their process ends without a word; nil where nobody takes over.
    package let openPages: SessionVault?
    /// What code of nobody stores, such as a singleton's.
    package let processStore: KeyValueStore

    /// Nil where nothing can be kept.
    private let folder: URL?
    private let limits: Limits
    private let budget: StorageBudget
    private let now: @Sendable () -> Date
    private let onProblem: @Sendable (String) -> Void
    private let present = Mutex(Present())
    /// Told whenever something is not kept.
    private let refusals = Refusals()
    private let sharedFiles: SharedFiles
    /// Bytes of the files in all persons' folders, when they were last counted.
    private let fileBytes = Mutex(0)

    /// Persons whose pages are there, or whose values are not written yet.
    private struct Present {
        struct Entry {
            weak var person: Person?
            weak var backing: FileBacking?
        }

        var entries: [PersonID: Entry] = [:]
        /// The number of entries at which those that are gone are looked for.
        var crowd = 64

        mutating func add(_ person: Person, _ backing: FileBacking, for id: PersonID) {
            if entries.count >= crowd {
                entries = entries.filter { $0.value.person != nil || $0.value.backing != nil }
                crowd = max(64, entries.count * 2)
            }
            entries[id] = Entry(person: person, backing: backing)
        }
    }

    /// - Parameters:
    ///   - folder: where everything is kept; nil keeps it for as long as pages are there. So does a folder that cannot be
    ///     used, and `onProblem` is told.
    ///   - label: what the server's cookies are called.
    ///   - keepsPages: whether what pages have in their state is kept, too.
    ///   - key: signs cookies where the folder keeps no key; nil for a new one.
    ///   - openPages: a folder of the machine's memory for the state of pages that are open; nil where it need not survive the
    ///     process.
    ///   - now: the time by which persons are idle.
    ///   - onProblem: told of what cannot be read, kept or written. From any thread.
    ///   - onOtherVersion: told each time that a page comes back which another version of the program has kept. From any thread.
    package init(
        folder: URL?, label: CookieLabel? = nil, keepsPages: Bool = true, key lent: [UInt8]? = nil,
        openPages: URL? = nil,
        limits: Limits = Limits(),
        now: @escaping @Sendable () -> Date = { Date() },
        onProblem: @escaping @Sendable (String) -> Void = { _ in },
        onOtherVersion: @escaping @Sendable () -> Void = {}
    ) {
        self.limits = limits
        self.now = now
        self.onProblem = onProblem
        budget = StorageBudget(limit: limits.allBytes)
        var key = lent ?? SigningKey.random()
        var usable: URL?
        if let folder {
            do {
                for part in [folder, folder.appendingPathComponent("persons"), folder.appendingPathComponent("shared")]
                {
                    try Self.prepare(part)
                }
                key = try SigningKey.kept(in: folder.appendingPathComponent("key"), onProblem: onProblem)
                usable = folder
            } catch {
                onProblem("what visitors store lasts only as long as their pages: \(error)")
            }
        }
        self.folder = usable
        cookie = PersonCookie(key: key, label: label)
        vault = (keepsPages ? usable : nil).map {
            SessionVault(
                folder: $0.appendingPathComponent("sessions"), key: key, app: ProcessInfo.processInfo.processName,
                version: ProgramVersion.current, now: now, onProblem: onProblem, onOtherVersion: onOtherVersion)
        }
        self.openPages = openPages.map {
            SessionVault(
                folder: $0, key: key, app: ProcessInfo.processInfo.processName, version: ProgramVersion.current,
                isDurable: false, now: now, onProblem: onProblem, onOtherVersion: onOtherVersion)
        }
        sharedFiles = SharedFiles(
            folder: usable?.appendingPathComponent("shared"), limit: WebLimits.sharedStoreBytes,
            isForProcesses: openPages != nil,
            onRefusal: { [refusals] in
                // Whose code has changed it, unless it is written later.
                if let store = AppStores.current?.own { refusals.tell(.shared(by: store)) }
            },
            onProblem: onProblem)
        shared = sharedFiles.makeStores()
        // No text that an app writes is this name.
        processStore = shared.store(named: "\u{0}process")
        removeIdle()
    }

    // MARK: Who is there

    /// A person, the same one for all their pages. Reads a file: it is for threads that may wait.
    package func person(_ id: PersonID) -> Person {
        let (person, backing) = present.withLock { ($0.entries[id]?.person, $0.entries[id]?.backing) }
        if let person { return person }
        let found = backing ?? self.backing(of: id)
        let filesFolder = filesFolder(of: id)
        return present.withLock { present in
            // Somebody else may have been faster.
            if let person = present.entries[id]?.person { return person }
            let backing = present.entries[id]?.backing ?? found
            let person = Person(id, backing, folder: filesFolder, now: now)
            present.add(person, backing, for: id)
            return person
        }
    }

    /// Somebody without a cookie.
    package func stranger() -> Person {
        Person(nil, backing(in: nil, nil), now: now)
    }

    /// Told the file of each shared store that has new values of this process, once they are written.
    func onSharedChange(_ body: @escaping @Sendable (String) -> Void) { sharedFiles.onWrite { body($0) } }

    /// Another process has written values of a shared store.
    func sharedStoreChanged(_ file: String) {
        guard let (store, keys) = sharedFiles.reread(file), !keys.isEmpty else { return }
        Task { @MainActor [shared] in shared.store(named: store).valuesChanged(keys) }
    }

    /// From now on, whoever a change is not kept of is told of there. From any thread.
    func onRefusal(_ body: @escaping @Sendable (StorageRefusal) -> Void) { refusals.body.withLock { $0 = body } }

    private func backing(in file: URL?, _ budget: StorageBudget?) -> FileBacking {
        FileBacking(
            file, limit: limits.personBytes, budget: budget, onRefusal: { [refusals] in refusals.tell(.own($0)) },
            onProblem: onProblem)
    }

    private final class Refusals: Sendable {
        let body = Mutex<(@Sendable (StorageRefusal) -> Void)?>(nil)

        func tell(_ refusal: StorageRefusal) { body.withLock { $0 }?(refusal) }
    }

    /// Who asks: the one who has signed in, the person of the cookie, or a stranger. Reads a file: it is for threads that may
    /// wait.
    func visitor(of request: PageRequest) -> Person {
        let id = request.user.map { cookie.person(named: $0) } ?? cookie.person(in: request.head)
        return id.map { person($0) } ?? stranger()
    }

    private func backing(of id: PersonID) -> FileBacking {
        let file = folder.map { Self.file(of: id, in: $0) }
        if let file { noteUse(of: file) }
        return backing(in: file, budget)
    }

    /// The folder for a person's files, which is made by the app that puts one there.
    private func filesFolder(of id: PersonID) -> FilesFolder? {
        guard let folder else { return nil }
        let url = folder.appendingPathComponent("persons/\(id.name)")
        noteUse(of: url)
        let room = max(0, limits.allFilesBytes - fileBytes.withLock { $0 })
        return FilesFolder(url: url, byteLimit: min(limits.personFilesBytes, HomeFolder.byteCount(of: url) + room))
    }

    private static func file(of id: PersonID, in folder: URL) -> URL {
        folder.appendingPathComponent("persons/\(id.name).plist")
    }

    // MARK: Files

    /// Writes everything that is not written yet.
    package func write() { forEachFile { $0.write() } }

    /// Writes everything that is not written yet, for the last time: another process has the files from now on.
    func handOver() { forEachFile { $0.handOver() } }

    /// Side by side: the disk takes many files in the time of one.
    private func forEachFile(_ work: (FileBacking) -> Void) {
        let backings = present.withLock { $0.entries.values.compactMap(\.backing) } + sharedFiles.all
        withoutActuallyEscaping(work) { work in
            nonisolated(unsafe) let work = work
            DispatchQueue.concurrentPerform(iterations: backings.count) { work(backings[$0]) }
        }
    }

    /// The time of a file is when its person was here last, to the day.
    private func noteUse(of file: URL) {
        guard let used = Self.lastUse(of: file), now().timeIntervalSince(used) > 86_400 else { return }
        try? FileManager.default.setAttributes([.modificationDate: now()], ofItemAtPath: file.path)
    }

    private static func lastUse(of file: URL) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: file.path))?[.modificationDate] as? Date
    }

    /// Forgets persons who have not been here for a long time, and counts what the others have. Reads all their files'
    /// attributes: it is for threads that may wait.
    package func removeIdle() {
        vault?.removeOld()
        guard let folder = folder?.appendingPathComponent("persons") else { return }
        var fileBytes = 0
        defer { self.fileBytes.withLock { $0 = fileBytes } }
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? [] {
            let file = folder.appendingPathComponent(name)
            guard let attributes = try? FileManager.default.attributesOfItem(atPath: file.path),
                let used = attributes[.modificationDate] as? Date
            else { continue }
            let age = now().timeIntervalSince(used)
            // What a crash left of a file that was being written begins with a point.
            let lifetime = name.hasPrefix(".") ? min(3600, limits.idleSeconds) : limits.idleSeconds
            let id = PersonID(name.prefix { $0 != "." })
            let isPresent = id.map { id in present.withLock { $0.entries[id]?.backing != nil } } ?? false
            let isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
            if isFolder, isPresent || age <= lifetime {
                fileBytes += HomeFolder.byteCount(of: file)
                continue
            }
            if isPresent { continue }
            if age > lifetime {
                try? FileManager.default.removeItem(at: file)
                budget.take(name, 0)
            } else if id != nil {
                budget.take(name, (attributes[.size] as? NSNumber)?.intValue ?? 0)
            }
        }
    }

    /// Makes a folder that only this user may use.
    private static func prepare(_ folder: URL) throws {
        try WholeFile.makeFolder(folder.path)
        guard chmod(folder.path, 0o700) == 0, access(folder.path, W_OK | X_OK) == 0 else {
            throw WholeFile.Failure(step: "used", path: folder.path, code: errno)
        }
    }
}

/// A change that there was no room for, or that could not be written.
enum StorageRefusal: Sendable {
    /// Of what somebody stores for themselves, there.
    case own(FileBacking)
    /// Of what all share, by whoever has this store.
    case shared(by: KeyValueStore)
}
