import AppData
import Foundation
import GRDB
import Testing

@MainActor
@Suite struct DataFileTests {
    @Test("in memory, data is there at once and ends with its file")
    func memory() {
        let notes = Notes(.memory())
        #expect(notes.all.isLoaded)
        #expect(notes.all.value == ["first"])
        notes.add("second")
        #expect(notes.all.value == ["first", "second"])
        #expect(Notes(.memory()).all.value == ["first"])
    }

    @Test("what is saved is there again when the file is opened again, and nobody else may read it")
    func kept() async throws {
        let folder = try TemporaryFolder()
        do {
            let file = DataFile.inFolder(folder.url)
            let notes = Notes(file)
            notes.add("second")
            #expect(notes.all.value.last == "second")
            await file.finish()
        }
        let file = DataFile.inFolder(folder.url)
        let notes = Notes(file)
        #expect(await eventually(file) { notes.all.value == ["first", "second"] })
        let rights = try FileManager.default.attributesOfItem(atPath: folder.file.path)[.posixPermissions] as? Int
        #expect(rights == 0o600)
    }

    @Test("whoever only looks leaves nothing behind; the first change makes the file, with what was shown until then")
    func firstChange() async throws {
        let folder = try TemporaryFolder()
        let inside = folder.url.appendingPathComponent("person")
        let file = DataFile.inFolder(inside)
        let (notes, other) = (Notes(file), Notes(file))
        #expect(await eventually(file) { notes.all.isLoaded && other.all.isLoaded })
        #expect(!FileManager.default.fileExists(atPath: inside.path))
        notes.add("second")
        #expect(await eventually(file) { other.all.value == ["first", "second"] })
        other.add("third")
        #expect(await eventually(file) { notes.all.value == ["first", "second", "third"] })
        let database = try DatabaseQueue(path: inside.appendingPathComponent("data.sqlite").path)
        #expect(
            try await database.read { try String.fetchAll($0, sql: "SELECT text FROM note") }
                == ["first", "second", "third"])
    }

    @Test("a file that another program makes while somebody looks is not overwritten by their first change")
    func madeMeanwhile() async throws {
        let folder = try TemporaryFolder()
        let file = DataFile.inFolder(folder.url)
        let notes = Notes(file)
        #expect(await eventually(file) { notes.all.isLoaded })
        do {
            let database = try DatabaseQueue(path: folder.file.path)
            try await database.write { database in
                try database.execute(
                    sql: """
                        CREATE TABLE note (text TEXT NOT NULL UNIQUE); INSERT INTO note VALUES ('theirs');
                        CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
                        INSERT INTO grdb_migrations VALUES ('notes 1')
                        """)
            }
            try database.close()
        }
        notes.add("mine")
        #expect(await eventually(file) { notes.all.value == ["theirs", "mine"] })
    }

    @Test("an app that is started anew has what a new user finds, in every window, until that is taken back")
    func startedAnew() async throws {
        let folder = try TemporaryFolder()
        for file in [DataFile.memory(), DataFile.inFolder(folder.url)] {
            let (notes, other) = (Notes(file), Notes(file))
            #expect(await eventually(file) { notes.all.isLoaded })
            notes.add("second")
            let former = file.startAnew(.notes)
            #expect(await eventually(file) { notes.all.value == ["first"] && other.all.value == ["first"] })
            notes.add("new")
            former.bringBack()
            let all = ["first", "second"]
            #expect(await eventually(file) { notes.all.value == all && other.all.value == all })
            #expect(file.status.problem == nil)
        }
    }

    @Test("two stores of a file see each other's changes, and another person's sees none")
    func shared() async throws {
        let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
        let file = DataFile.inFolder(folder.url)
        let (first, second) = (Notes(file), Notes(DataFile.inFolder(folder.url)))
        let stranger = Notes(DataFile.inFolder(other.url))
        first.add("a")
        #expect(await eventually(file) { second.all.value == ["first", "a"] })
        second.add("b")
        #expect(await eventually(file) { first.all.value == ["first", "a", "b"] })
        #expect(await eventually(file) { stranger.all.isLoaded })
        #expect(stranger.all.value == ["first"])
    }

    @Test("changes that come fast are never undone by what is read in between")
    func fast() async throws {
        let folder = try TemporaryFolder()
        let file = DataFile.inFolder(folder.url)
        let notes = Notes(file)
        #expect(await eventually(file) { notes.all.isLoaded })
        for number in 0..<50 {
            notes.add("\(number)")
            await Task.yield()
            #expect(notes.all.value.count == number + 2)
        }
        await file.finish()
        #expect(notes.all.value.count == 51)
    }

    @Test("a store that is gone is not called any more, and the file is closed with its last store")
    func gone() async throws {
        let folder = try TemporaryFolder()
        weak var kept: Kept<[String]>?
        weak var closed: DataFile?
        do {
            let file = DataFile.inFolder(folder.url)
            closed = file
            let other = Notes(file)
            do {
                let notes = Notes(file)
                kept = notes.all
                other.add("a")
            }
            // A change is under way while the page goes.
            other.add("b")
            #expect(kept == nil)
            #expect(await eventually(file) { other.all.isLoaded })
        }
        for _ in 0..<1000 where closed != nil { await Task.yield() }
        #expect(closed == nil)
    }
}
