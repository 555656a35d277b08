import Foundation
import Testing

@testable import RiffleAssets

/// Which resource bundles are a program's own.
struct ProgramConstantsTests {
    private let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()

    @Test("a program has the names of its modules, and not those of others")
    func modules() throws {
        let constants = try #require(ProgramConstants(file: program))
        #expect(constants.contains("AssetsTests", isWhole: true))
        // Put together here, so that it is no constant itself.
        let absent = ["Quince", "Harvest", "Module"].reversed().joined()
        #expect(!constants.contains(absent, isWhole: true) && !constants.contains(absent, isWhole: false))
    }

    @Test("a file that is no program, or ends too early, has none")
    func nonsense() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("file")
        let isRead = ProgramConstants(file: file) != nil
        #expect(!isRead)
        let header = try #require(try FileHandle(forReadingFrom: program).read(upToCount: 4096))
        for length in [0, 4, 6, 63, 64, 4096] {
            try header.prefix(length).write(to: file)
            let isRead = ProgramConstants(file: file) != nil
            #expect(!isRead)
        }
        for place in 0x28..<0x40 {
            var changed = header
            changed[changed.startIndex + place] = 0xFF
            try changed.write(to: file)
            let isRead = ProgramConstants(file: file) != nil
            #expect(!isRead)
        }
    }
}
