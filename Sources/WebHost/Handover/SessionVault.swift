import Foundation
import RiffleHosting
import RiffleStorage
import Synchronization

/// Keeps what pages have in their state, for when they come back and their session is gone: after a restart or a deploy, or when
/// they were away for long.
///
///     FOLDER/PERSON/NAME      a page's, sealed with the server's key
///
/// A page is taken out as it is given back, so that nobody gets an older one than the last that was kept. The files are as secret as
/// what visitors store.
package final class SessionVault: Sendable {
    /// How much is kept, and how long.
    package struct Limits: Sendable {
        package var pageBytes = WebLimits.keptPageBytes
        package var pagesOfPerson = WebLimits.keptPagesOfPerson
        package var allBytes = WebLimits.allKeptPagesBytes
        package var seconds = WebLimits.keptPageSeconds

        package init() {}
    }

    /// What is sealed.
    private struct Sealed: Codable {
        static let form = 1
        /// Of this form of the file.
        var form = Sealed.form
        /// What the program is called: another one's pages are not its own.
        var app: String
        /// Which of its versions: others' pages come back, as far as what they had is of the same types.
        var version: String
        /// Whose session it was, and the file's name, so that no file passes for another.
        var person: String
        var name: String
        /// Seconds since 1970 from which on it is forgotten.
        var end: Double
        var page: KeptPages.Page
    }

    private let folder: URL
    private let key: [UInt8]
    private let app: String
    private let version: String
    private let isDurable: Bool
    private let limits: Limits
    private let now: @Sendable () -> Date
    private let onProblem: @Sendable (String) -> Void
    private let onOtherVersion: @Sendable () -> Void
    /// Bytes of all files, as far as they are known. Held while files come and go.
    private let bytes = Mutex<Int?>(nil)

    /// - Parameters:
    ///   - folder: made once there is something to keep.
    ///   - key: whoever has it can make such files.
    ///   - app: the program's name, the same in all its versions.
    ///   - version: which of them it is.
    ///   - isDurable: whether what is kept survives the machine's end; what need not is written far sooner.
    ///   - onProblem: told of what cannot be kept, and of files that are not what they should be. From any thread.
    ///   - onOtherVersion: told each time that a page comes back which another version of the program has kept. From any thread.
    package init(
        folder: URL, key: [UInt8], app: String, version: String = "", isDurable: Bool = true, limits: Limits = Limits(),
        now: @escaping @Sendable () -> Date = { Date() },
        onProblem: @escaping @Sendable (String) -> Void = { _ in },
        onOtherVersion: @escaping @Sendable () -> Void = {}
    ) {
        self.version = version
        self.onOtherVersion = onOtherVersion
        self.folder = folder
        self.key = key
        self.app = app
        self.isDurable = isDurable
        self.limits = limits
        self.now = now
        self.onProblem = onProblem
    }

    /// Keeps a page in place of what was kept of it before. Writes a file: it is for threads that may wait.
    ///
    /// - Parameters:
    ///   - session: the name of the page's session, which only its page knows.
    ///   - person: whose it is.
    /// - Returns: whether it is kept; what is too large is not, nor what there is no room for.
    @discardableResult
    package func keep(_ page: KeptPages.Page, of session: String, for person: PersonID) -> Bool {
        let name = name(of: session)
        let sealed = Sealed(
            app: app, version: version, person: person.name, name: name,
            end: now().timeIntervalSince1970 + limits.seconds, page: page)
        guard let body = try? JSONEncoder().encode(sealed) else { return false }
        guard body.count <= limits.pageBytes else {
            onProblem("a page's state has \(body.count) bytes and is not kept, as \(limits.pageBytes) may be")
            return false
        }
        let file = file(name, of: person)
        return bytes.withLock { bytes in
            remove(file, from: &bytes)
            makeRoom(for: person, &bytes)
            let all = count(&bytes)
            let content = Data(seal(body).utf8) + body
            guard all + content.count <= limits.allBytes else {
                onProblem("there is no room for more pages that come back: \(all) bytes are kept")
                return false
            }
            do {
                try WholeFile.write(content, to: file, isDurable: isDurable)
                bytes = all + content.count
                return true
            } catch {
                onProblem("a page's state is not kept: \(error)")
                return false
            }
        }
    }

    /// Takes out what was kept of a page. Reads a file of limited size.
    ///
    /// - Parameter leaves: whether it stays there until something newer is kept.
    /// - Returns: nil where nothing is kept, or what is there is not this page's.
    package func take(_ session: String, of person: PersonID, leaves: Bool = false) -> KeptPages.Page? {
        let name = name(of: session)
        let file = file(name, of: person)
        let data = bytes.withLock { bytes -> Data? in
            guard let size = size(of: file) else { return nil }
            let data = size <= limits.pageBytes + Self.sealBytes ? try? Data(contentsOf: file) : nil
            if !leaves { remove(file, from: &bytes) }
            return data
        }
        guard let data else { return nil }
        guard let sealed = open(data), sealed.app == app, sealed.person == person.name, sealed.name == name else {
            onProblem("\(file.lastPathComponent) holds no page of this server, and was removed")
            return nil
        }
        guard sealed.end > now().timeIntervalSince1970 else { return nil }
        if sealed.version != version { onOtherVersion() }
        return sealed.page
    }

    /// Forgets a page.
    package func remove(_ session: String, of person: PersonID) {
        let file = file(name(of: session), of: person)
        bytes.withLock { remove(file, from: &$0) }
    }

    /// Forgets all pages of somebody who has signed out.
    package func removePages(of person: PersonID) {
        bytes.withLock { bytes in
            for file in files(of: person) { remove(file, from: &bytes) }
        }
    }

    /// Forgets what was kept for too long. Reads all files' attributes: it is for threads that may wait.
    package func removeOld() {
        bytes.withLock { bytes in
            for person in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
                let folder = folder.appendingPathComponent(person)
                let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
                let old = names.map { folder.appendingPathComponent($0) }.filter {
                    now().timeIntervalSince(date(of: $0)) > limits.seconds
                }
                for file in old { remove(file, from: &bytes) }
                if old.count == names.count { rmdir(folder.path) }
            }
        }
    }

    // MARK: Seals

    /// 64 hexadecimal digits and the end of a line.
    private static let sealBytes = 65

    private func seal(_ body: Data) -> String {
        MessageAuthentication.code(of: "session " + String(decoding: body, as: UTF8.self), key: key) + "\n"
    }

    private func open(_ data: Data) -> Sealed? {
        guard data.count > Self.sealBytes else { return nil }
        let body = data.dropFirst(Self.sealBytes)
        guard AccessToken.matches(String(decoding: data.prefix(Self.sealBytes), as: UTF8.self), seal(body)),
            let sealed = try? JSONDecoder().decode(Sealed.self, from: body), sealed.form == Sealed.form
        else { return nil }
        return sealed
    }

    /// A file's name, from which nobody learns the session's.
    private func name(of session: String) -> String {
        String(MessageAuthentication.code(of: "session \(session)", key: key).prefix(32))
    }

    // MARK: Files

    private func file(_ name: String, of person: PersonID) -> URL {
        folder.appendingPathComponent(person.name).appendingPathComponent(name)
    }

    private func files(of person: PersonID) -> [URL] {
        let folder = folder.appendingPathComponent(person.name)
        return ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
            .map { folder.appendingPathComponent($0) }
    }

    /// Forgets the oldest pages of a person until there is room for one more.
    private func makeRoom(for person: PersonID, _ bytes: inout Int?) {
        let files = files(of: person).sorted { (date(of: $0), $0.path) < (date(of: $1), $1.path) }
        for file in files.prefix(max(0, files.count + 1 - limits.pagesOfPerson)) { remove(file, from: &bytes) }
    }

    private func count(_ bytes: inout Int?) -> Int {
        if let bytes { return bytes }
        let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
            .reduce(0) { $0 + (($1 as? URL).flatMap { size(of: $0) } ?? 0) }
        bytes = all ?? 0
        return all ?? 0
    }

    private func remove(_ file: URL, from bytes: inout Int?) {
        guard let size = size(of: file), unlink(file.path) == 0 else { return }
        bytes = bytes.map { $0 - size }
    }

    private func size(of file: URL) -> Int? {
        var status = stat()
        guard lstat(file.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return Int(status.st_size)
    }

    private func date(of file: URL) -> Date {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        return attributes?[.modificationDate] as? Date ?? .distantPast
    }
}
