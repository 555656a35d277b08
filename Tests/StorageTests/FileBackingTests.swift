import Foundation
import Synchronization
import RiffleStorage
import Testing

struct FileBackingTests {
    /// A folder of a test's own, gone with it.
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("FileBackingTests-\(UUID())")
        var file: URL { url.appendingPathComponent("a/b/values.plist") }

        deinit { try? FileManager.default.removeItem(at: url) }

        /// What is in the file's folder.
        var names: [String] {
            ((try? FileManager.default.contentsOfDirectory(atPath: url.path + "/a/b")) ?? []).sorted()
        }

        func mode(_ path: String) -> Int? {
            let attributes = try? FileManager.default.attributesOfItem(atPath: url.path + "/" + path)
            return (attributes?[.posixPermissions] as? NSNumber)?.intValue
        }
    }

    private final class Problems: Sendable {
        private let list = Mutex<[String]>([])
        var all: [String] { list.withLock { $0 } }
        @Sendable func add(_ problem: String) { list.withLock { $0.append(problem) } }
    }

    @Test("nothing is written before there is a value, and nothing is left when there is none any more")
    func nothing() {
        let folder = Folder()
        let backing = FileBacking(folder.file) { Issue.record("\($0)") }
        backing.write()
        #expect(backing.set(nil, forKey: "a"))
        backing.write()
        #expect(!FileManager.default.fileExists(atPath: folder.url.path))
        #expect(backing.set(.int(1), forKey: "a"))
        backing.write()
        #expect(folder.names == ["values.plist"])
        #expect(backing.set(nil, forKey: "a"))
        backing.write()
        #expect(folder.names.isEmpty)
    }

    @Test("what was set before a file is handed over is in it, and what is set after that is not")
    func handOver() {
        let folder = Folder()
        let former = FileBacking(folder.file) { Issue.record("\($0)") }
        #expect(former.set(.int(1), forKey: "a"))
        former.handOver()
        let latter = FileBacking(folder.file) { Issue.record("\($0)") }
        #expect(latter.value(forKey: "a") == .int(1))
        #expect(former.set(.int(2), forKey: "a") && former.value(forKey: "a") == .int(2))
        former.write()
        #expect(latter.set(.int(3), forKey: "b"))
        latter.write()
        let file = FileBacking(folder.file) { Issue.record("\($0)") }
        #expect(file.value(forKey: "a") == .int(1) && file.value(forKey: "b") == .int(3))
    }

    @Test("a file of several processes is written on after it was handed over")
    func handOverShared() {
        let folder = Folder()
        let former = FileBacking(folder.file, isForProcesses: true) { Issue.record("\($0)") }
        former.handOver()
        #expect(former.set(.int(2), forKey: "a"))
        former.write()
        #expect(FileBacking(folder.file) { Issue.record("\($0)") }.value(forKey: "a") == .int(2))
    }

    @Test("files and the folders made for them are the user's alone, and nothing half-written is left beside them")
    func modes() {
        let folder = Folder()
        let backing = FileBacking(folder.file) { Issue.record("\($0)") }
        for number in 0..<3 {
            #expect(backing.set(.int(number), forKey: "a"))
            backing.write()
        }
        #expect(folder.mode("a/b/values.plist") == 0o600)
        #expect(folder.mode("a/b") == 0o700 && folder.mode("a") == 0o700)
        #expect(folder.names == ["values.plist"])
        #expect(FileBacking(folder.file) { Issue.record("\($0)") }.value(forKey: "a") == .int(2))
    }

    @Test("a store that is full keeps what it has, takes what is smaller, and says so once")
    func full() {
        let folder = Folder()
        let problems = Problems()
        let backing = FileBacking(folder.file, limit: 100, onProblem: problems.add)
        // A key of one byte and 16 around it.
        #expect(backing.set(.string(String(repeating: "x", count: 83)), forKey: "a"))
        #expect(!backing.set(.string(String(repeating: "x", count: 84)), forKey: "a"))
        #expect(!backing.set(.bool(true), forKey: "b"))
        #expect(backing.value(forKey: "a")?.byteCount == 83 && backing.value(forKey: "b") == nil)
        #expect(problems.all.count == 1)
        #expect(problems.all.first?.contains("it may have 100 bytes") == true)
        #expect(backing.set(.string("short"), forKey: "a"))
        #expect(backing.set(.bool(true), forKey: "b"))
        backing.write()
        let again = FileBacking(folder.file, limit: 10, onProblem: problems.add)
        #expect(again.value(forKey: "a") == .string("short"))
        #expect(!again.set(.bool(true), forKey: "c"))
        // What is there may be more than is allowed now: less of it always may be set.
        #expect(again.set(.string("tiny"), forKey: "a"))
    }

    @Test("stores that are full together keep what they have, until one of them shrinks")
    func budget() {
        let folder = Folder()
        let problems = Problems()
        let budget = StorageBudget(limit: 2 * StorageBudget.leastBytes)
        let backings = ["a", "b", "c"].map {
            FileBacking(folder.url.appendingPathComponent($0), budget: budget, onProblem: problems.add)
        }
        #expect(backings.map { $0.set(.int(1), forKey: "n") } == [true, true, false])
        #expect(budget.total == 2 * StorageBudget.leastBytes)
        #expect(!backings[2].set(.int(2), forKey: "n"))
        #expect(!backings[0].set(.string(String(repeating: "x", count: 5000)), forKey: "n"))
        #expect(backings[0].value(forKey: "n") == .int(1))
        #expect(problems.all.count == 1)
        #expect(backings[1].set(nil, forKey: "n"))
        #expect(backings[2].set(.int(2), forKey: "n"))
        #expect(!backings[1].set(.int(1), forKey: "n"))
        #expect(problems.all.count == 2)
    }

    @Test("what cannot be written is kept, told of, and written as soon as it can be")
    func unwritable() throws {
        let folder = Folder()
        let problems = Problems()
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        // A file where a folder has to be.
        let obstacle = folder.url.appendingPathComponent("a")
        try Data().write(to: obstacle)
        let backing = FileBacking(folder.file, onProblem: problems.add)
        #expect(backing.set(.int(1), forKey: "n"))
        backing.write()
        #expect(problems.all.count == 1)
        #expect(problems.all.first?.contains("/a/b could not be made") == true)
        #expect(backing.value(forKey: "n") == .int(1))
        try FileManager.default.removeItem(at: obstacle)
        backing.write()
        #expect(problems.all.count == 1 && folder.names == ["values.plist"])
    }

    @Test("of two that make a file at once, one does, and the file is the first's")
    func creation() throws {
        let folder = Folder()
        #expect(try WholeFile.create(Data([1]), at: folder.file))
        #expect(try !WholeFile.create(Data([2]), at: folder.file))
        #expect(try Data(contentsOf: folder.file) == Data([1]))
        #expect(folder.names == ["values.plist"] && folder.mode("a/b/values.plist") == 0o600)
    }

    @Test("a file of several processes has the values of all, and each takes over what the others have written")
    func processes() {
        let folder = Folder()
        let wrote = Problems()
        let (first, second) = (
            FileBacking(folder.file, isForProcesses: true, onWrite: { wrote.add("first") }) { Issue.record("\($0)") },
            FileBacking(folder.file, isForProcesses: true) { Issue.record("\($0)") }
        )
        #expect(first.set(.int(1), forKey: "a") && second.set(.int(2), forKey: "b"))
        first.write()
        second.write()
        #expect(wrote.all == ["first"])
        #expect(first.reread() == ["b"] && second.reread() == ["a"])
        #expect(first.value(forKey: "b") == .int(2) && second.value(forKey: "a") == .int(1))
        // What is set here and not written yet stays; what the other forgets goes.
        #expect(first.set(nil, forKey: "b") && second.set(.int(3), forKey: "a"))
        first.write()
        #expect(second.reread() == ["b"] && second.value(forKey: "a") == .int(3))
        second.write()
        #expect(first.reread() == ["a"] && first.value(forKey: "a") == .int(3))
    }

    @Test("a part of a store has keys of its own")
    func scopes() {
        let backing = FileBacking(nil) { Issue.record("\($0)") }
        let (first, second) = (ScopedBacking(backing, prefix: "a/"), ScopedBacking(backing, prefix: "b/"))
        #expect(first.set(.int(1), forKey: "n") && second.set(.int(2), forKey: "n"))
        #expect(first.value(forKey: "n") == .int(1) && second.value(forKey: "n") == .int(2))
        #expect(backing.keys(from: "a/") == ["a/n"])
    }
}
