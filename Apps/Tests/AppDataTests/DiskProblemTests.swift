import AppData
import Foundation
import GRDB
import Testing

/// Disks that are full, and disks that can only be read. The tests mount small ones in memory, where they may.
@MainActor
@Suite(.serialized) struct DiskProblemTests {
    @Test(
        "what does not fit on a full disk stays on the screen, says so, and is saved once there is room",
        .enabled(if: SmallDisk.isAllowed, "mounting a disk needs rights"))
    func full() async throws {
        let disk = try SmallDisk()
        let file = DataFile.inFolder(disk.url.appendingPathComponent("person"))
        let notes = Notes(file)
        #expect(await eventually(file) { notes.all.isLoaded })
        notes.add("small")
        await file.finish()
        #expect(file.status.problem == nil)
        let filling = try disk.fill()
        let large = String(repeating: "x", count: 300_000)
        notes.add(large)
        await file.finish()
        #expect(file.status.problem == .full)
        #expect(notes.all.value == ["first", "small", large])
        try FileManager.default.removeItem(at: filling)
        file.status.tryAgain()
        #expect(await eventually(file) { file.status.problem == nil })
        let saved = try DatabaseQueue(path: disk.url.appendingPathComponent("person/data.sqlite").path)
        #expect(
            try await saved.read { try String.fetchAll($0, sql: "SELECT text FROM note ORDER BY rowid") }
                == ["first", "small", large])
    }

    @Test(
        "on a disk that was full from the start, the first change says so and is saved once there is room",
        .enabled(if: SmallDisk.isAllowed, "mounting a disk needs rights"))
    func fullFromTheStart() async throws {
        let disk = try SmallDisk()
        let filling = try disk.fill()
        let file = DataFile.inFolder(disk.url)
        let notes = Notes(file)
        #expect(await eventually(file) { notes.all.isLoaded })
        #expect(file.status.problem == nil, "nothing is wrong for somebody who only looks")
        notes.add("second")
        await file.finish()
        #expect(file.status.problem == .full)
        #expect(notes.all.value == ["first", "second"])
        try FileManager.default.removeItem(at: filling)
        file.status.tryAgain()
        #expect(await eventually(file) { file.status.problem == nil })
        #expect(notes.all.value == ["first", "second"])
    }

    @Test(
        "a disk that can only be read shows what is there, says so, and takes what was done once it can be written",
        .enabled(if: SmallDisk.isAllowed, "mounting a disk needs rights"))
    func readOnly() async throws {
        let disk = try SmallDisk()
        do {
            let file = DataFile.inFolder(disk.url)
            let notes = Notes(file)
            notes.add("second")
            await file.finish()
        }
        try await disk.remount("ro")
        let file = DataFile.inFolder(disk.url)
        let notes = Notes(file)
        #expect(await eventually(file) { notes.all.value == ["first", "second"] })
        #expect(file.status.problem == .readOnly)
        notes.add("third")
        await file.finish()
        #expect(file.status.problem == .readOnly)
        #expect(notes.all.value == ["first", "second", "third"])
        try await disk.remount("rw")
        file.status.tryAgain()
        #expect(await eventually(file) { file.status.problem == nil })
        #expect(await eventually(file) { notes.all.value == ["first", "second", "third"] })
        let saved = try DatabaseQueue(path: disk.url.appendingPathComponent("data.sqlite").path)
        #expect(try await saved.read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM note") } == 3)
    }
}

/// A disk of a megabyte in memory, which goes with the test.
private final class SmallDisk {
    private struct NotMounted: Error {}

    let url = FileManager.default.temporaryDirectory.appendingPathComponent("riffle-disk-\(UUID().uuidString)")

    /// Whether whoever runs the tests may mount disks.
    static let isAllowed = (try? SmallDisk()) != nil

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        guard Self.run("mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", url.path) else {
            try? FileManager.default.removeItem(at: url)
            throw NotMounted()
        }
    }

    deinit {
        // Lazily, as a file may be closed a moment later.
        _ = Self.run("umount", "-l", url.path)
        try? FileManager.default.removeItem(at: url)
    }

    /// Lets the disk be written, or not: as soon as nobody has a file open any more.
    func remount(_ mode: String) async throws {
        for _ in 0..<100 {
            if Self.run("mount", "-o", "remount,\(mode)", url.path) { return }
            await Task.yield()
        }
        throw NotMounted()
    }

    /// Writes a file until there is no room.
    func fill() throws -> URL {
        let filling = url.appendingPathComponent("filling")
        _ = FileManager.default.createFile(atPath: filling.path, contents: nil)
        let descriptor = open(filling.path, O_WRONLY)
        defer { close(descriptor) }
        for size in [4096, 1] {
            let zeros = [UInt8](repeating: 0, count: size)
            while write(descriptor, zeros, size) == size {}
        }
        return filling
    }

    private static func run(_ arguments: String...) -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.standardError = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}
