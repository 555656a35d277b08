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
