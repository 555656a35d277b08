import Foundation
import RiffleWebHost
import Synchronization
import Testing

/// What pages had in their state, kept for when they come back.
struct SessionVaultTests {
    private final class Setting: Sendable {
        let storage = StorageFolder()
        let problems = Mutex<[String]>([])
        let time = Mutex(Date(timeIntervalSince1970: 1_000_000))
        let person = PersonID.random()

        let others = Mutex(0)

        func vault(
            app: String = "App", version: String = "1", key: UInt8 = 1, limits: SessionVault.Limits = .init()
        ) -> SessionVault {
            SessionVault(
                folder: storage.url, key: [UInt8](repeating: key, count: 32), app: app, version: version,
                limits: limits, now: { self.time.withLock { $0 } },
                onProblem: { problem in self.problems.withLock { $0.append(problem) } },
                onOtherVersion: { self.others.withLock { $0 += 1 } })
        }

        var files: [URL] {
            let folder = storage.url.appendingPathComponent(person.name)
            return ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).map {
                folder.appendingPathComponent($0)
            }
        }
    }

    private func page(_ text: String) -> KeptPages.Page {
        KeptPages.Page(person: nil, nextInput: 7, preview: nil, state: Data(text.utf8))
    }

    @Test("a page is given back once, to its visitor, in another process of the same program")
    func once() {
        let setting = Setting()
        setting.vault().keep(page("old"), of: "session", for: setting.person)
        setting.vault().keep(page("new"), of: "session", for: setting.person)
        #expect(setting.files.count == 1)
        #expect(setting.vault().take("session", of: .random()) == nil)
        #expect(setting.vault().take("other", of: setting.person) == nil)
        #expect(setting.vault().take("session", of: setting.person) == page("new"))
        #expect(setting.vault().take("session", of: setting.person) == nil)
        #expect(setting.problems.withLock { $0 } == [])
    }

    @Test("a page of another version of the program is given back, and that is told")
    func versions() {
        let setting = Setting()
        for version in ["1", "2"] {
            setting.vault().keep(page("x"), of: "session", for: setting.person)
            #expect(setting.vault(version: version).take("session", of: setting.person) == page("x"))
            #expect(setting.others.withLock { $0 } == (version == "2" ? 1 : 0))
        }
        #expect(setting.problems.withLock { $0 } == [])
    }

    @Test(
        "a page of another program, one that was kept for another session and one that was changed are refused and removed"
    )
    func refused() throws {
        let setting = Setting()
        for damage in ["app", "byte", "end", "swap", "junk"] {
            setting.vault().keep(page("x"), of: "session", for: setting.person)
            let file = try #require(setting.files.first)
            var data = try Data(contentsOf: file)
            var vault = setting.vault()
            switch damage {
            case "app": vault = setting.vault(app: "Other")
            case "byte": data[data.count / 2] ^= 1
            case "end": data.removeLast()
            case "swap":
                // A page that was kept for another session, in this one's place.
                setting.vault().keep(page("y"), of: "second", for: setting.person)
                data = try Data(contentsOf: try #require(setting.files.first { $0 != file }))
            default: data = Data(repeating: 10, count: 100)
            }
            try data.write(to: file)
            #expect(vault.take("session", of: setting.person) == nil, "\(damage)")
            #expect(setting.problems.withLock { $0.count } == 1, "\(damage)")
            #expect(!FileManager.default.fileExists(atPath: file.path))
            setting.problems.withLock { $0 = [] }
        }
    }

    @Test("a server with another key knows nothing of what was kept, and a file sealed with it counts for nothing")
    func otherKey() throws {
        let setting = Setting()
        setting.vault().keep(page("x"), of: "session", for: setting.person)
        let file = try #require(setting.files.first)
        #expect(setting.vault(key: 2).take("session", of: setting.person) == nil)
        setting.vault(key: 2).keep(page("forged"), of: "session", for: setting.person)
        let forged = try #require(setting.files.first { $0 != file })
        try Data(contentsOf: forged).write(to: file)
        #expect(setting.vault().take("session", of: setting.person) == nil)
        #expect(setting.problems.withLock { $0.count } == 1)
    }

    @Test("nothing is given back after a day, and old files are removed")
    func old() {
        let setting = Setting()
        var limits = SessionVault.Limits()
        limits.seconds = 100
        setting.vault(limits: limits).keep(page("x"), of: "session", for: setting.person)
        setting.time.withLock { $0 = Date().addingTimeInterval(101) }
        setting.vault(limits: limits).removeOld()
        #expect(setting.files.isEmpty)
        setting.vault(limits: limits).keep(page("x"), of: "session", for: setting.person)
        setting.time.withLock { $0 += 101 }
        #expect(setting.vault(limits: limits).take("session", of: setting.person) == nil)
    }

    @Test("a page has a limit, a visitor has one, and all together have one")
    func limits() {
        let setting = Setting()
        var limits = SessionVault.Limits()
        limits.pageBytes = 2000
        limits.pagesOfPerson = 3
        limits.allBytes = 1300
        let vault = setting.vault(limits: limits)
        #expect(!vault.keep(page(String(repeating: "a", count: 2000)), of: "large", for: setting.person))
        for number in 0..<5 { #expect(vault.keep(page("x"), of: "\(number)", for: setting.person)) }
        #expect(setting.files.count == 3)
        #expect(!vault.keep(page(String(repeating: "a", count: 400)), of: "more", for: .random()))
        #expect(setting.problems.withLock { $0.count } == 2)
        vault.removePages(of: setting.person)
        #expect(setting.files.isEmpty)
        #expect(vault.keep(page("x"), of: "more", for: .random()))
    }
}
