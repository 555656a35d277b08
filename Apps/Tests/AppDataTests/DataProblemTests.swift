import AppData
import Foundation
import GRDB
import Testing

/// Files that cannot be used as they are: each says so, and loses nothing that was saved.
@MainActor
@Suite struct DataProblemTests {
    @Test("a file that is no database is put aside, with its bytes, and the app starts anew")
    func corrupt() async throws {
        let folder = try TemporaryFolder()
        let garbage = Data(repeating: 0x5A, count: 5000)
        try garbage.write(to: folder.file)
        let file = DataFile.inFolder(folder.url)
        let notes = Notes(file)
        #expect(await eventually(file) { notes.all.isLoaded })
        #expect(notes.all.value == ["first"])
        #expect(file.status.problem == .setAside("data.sqlite.damaged-1"))
        let kept = folder.url.appendingPathComponent("data.sqlite.damaged-1")
        #expect(try Data(contentsOf: kept) == garbage)
        notes.add("second")
        await file.finish()
        #expect(file.status.problem == .setAside("data.sqlite.damaged-1"), "said until it is dismissed")
    }

    @Test("a file with a damaged page is put aside as well")
    func damagedPage() async throws {
        let folder = try TemporaryFolder()
        do {
            let database = try DatabaseQueue(path: folder.file.path)
            try await database.write { database in
                try database.execute(sql: "CREATE TABLE t (x TEXT); CREATE INDEX i ON t (x)")
                for number in 0..<500 {
                    try database.execute(sql: "INSERT INTO t VALUES (?)", arguments: ["row \(number)"])
                }
            }
            try database.close()
        }
        var bytes = try Data(contentsOf: folder.file)
        for offset in stride(from: 4096, to: bytes.count, by: 7) { bytes[offset] ^= 0xFF }
        try bytes.write(to: folder.file)
        let file = DataFile.inFolder(folder.url)
        let notes = Notes(file)
        #expect(await eventually(file) { notes.all.isLoaded })
        #expect(file.status.problem == .setAside("data.sqlite.damaged-1"))
    }

    @Test("a file of a newer version is left as it is, and says that nothing is kept")
    func newer() async throws {
        let folder = try TemporaryFolder()
        let newer = DataSchema(
            "notes",
            steps: [
                { try $0.execute(sql: "CREATE TABLE note (text TEXT NOT NULL UNIQUE)") },
                { try $0.execute(sql: "ALTER TABLE note RENAME TO page; INSERT INTO page VALUES ('from later')") },
            ])
        do {
            let file = DataFile.inFolder(folder.url)
            let pages = Kept([String](), in: file, newer) { try String.fetchAll($0, sql: "SELECT text FROM page") }
            pages.change { try $0.execute(sql: "INSERT INTO page VALUES ('and more')") }
            #expect(await eventually(file) { pages.value == ["from later", "and more"] })
        }
        let file = DataFile.inFolder(folder.url)
        let notes = Notes(file)
        #expect(await eventually(file) { notes.all.isLoaded })
        #expect(file.status.problem == .newer)
        notes.add("now")
        await file.finish()
        #expect(notes.all.value == ["first", "now"])
        #expect(file.status.problem == .newer)
        let database = try DatabaseQueue(path: folder.file.path)
        #expect(
            try await database.read { try String.fetchAll($0, sql: "SELECT text FROM page") }
                == ["from later", "and more"])
    }

    @Test("what cannot be saved while another program has the file stays on the screen and is saved later")
    func locked() async throws {
        let folder = try TemporaryFolder()
        let file = DataFile.inFolder(folder.url)
        let notes = Notes(file)
        #expect(await eventually(file) { notes.all.isLoaded })
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let other = try DatabaseQueue(path: folder.file.path, configuration: configuration)
        try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
        notes.add("a")
        await file.finish()
        #expect(file.status.problem == .locked)
        #expect(notes.all.value == ["first", "a"])
        try await other.writeWithoutTransaction { try $0.execute(sql: "COMMIT") }
        file.status.tryAgain()
        #expect(await eventually(file) { file.status.problem == nil })
        #expect(try await other.read { try String.fetchAll($0, sql: "SELECT text FROM note") } == ["first", "a"])
    }

    @Test("a person who has used up the room is told so; what was saved stays, and room that is made is used")
    func limit() async throws {
        let folder = try TemporaryFolder()
        let file = DataFile.inFolder(folder.url, byteLimit: 64 * 4096)
        let notes = Notes(file)
        #expect(await eventually(file) { notes.all.isLoaded })
        notes.add("small")
        await file.finish()
        notes.add(String(repeating: "x", count: 400_000))
        await file.finish()
        #expect(file.status.problem == .limit)
        let database = try DatabaseQueue(path: folder.file.path)
        #expect(
            try await database.read { try String.fetchAll($0, sql: "SELECT text FROM note") } == ["first", "small"])
    }

    @Test(
        "every problem says in words what to do",
        arguments: [
            DataProblem.readOnly, .locked, .full, .limit, .setAside("x"), .setAside(""), .newer, .other("why"),
        ])
    func words(_ problem: DataProblem) {
        #expect(problem.title.count > 10)
        #expect(problem.advice.hasSuffix(".") || problem.advice.hasSuffix(")"))
        #expect(!problem.advice.contains("SQLITE"))
    }
}
