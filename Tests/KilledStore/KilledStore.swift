import Foundation
import SwiftData

/// Kills a program that saves models at random moments, again and again, and looks whether its store has the last save whole.
///
///     KilledStore --times 1000 [--seed 7]
///
/// The program says the number of each save before and after it. The store that it leaves has to be that of the last one
/// that was said to be done, or of the one that was begun.
@main
struct KilledStore {
    private struct Lost: Error, CustomStringConvertible {
        let description: String
    }

    @MainActor
    static func main() throws {
        let arguments = CommandLine.arguments
        if arguments.count == 4, arguments[1] == "--ride", let seed = UInt64(arguments[3]) {
            try ride(in: URL(fileURLWithPath: arguments[2], isDirectory: true), seed)
        }
        guard let times = number("--times", arguments) else {
            print("usage: KilledStore --times N [--seed N]")
            exit(64)
        }
        let seed = number("--seed", arguments).map(UInt64.init) ?? UInt64.random(in: 0...9999)
        print("seed \(seed)")
        do {
            let saves = try series(times, seed)
            print("\(times) times killed in \(saves) saves, and every time the last was there and whole")
        } catch {
            print("\(error)")
            exit(1)
        }
    }

    private static func number(_ name: String, _ arguments: [String]) -> Int? {
        arguments.firstIndex(of: name).flatMap { $0 + 1 < arguments.count ? Int(arguments[$0 + 1]) : nil }
    }

    /// Saves until it is killed.
    @MainActor
    private static func ride(in folder: URL, _ seed: UInt64) throws -> Never {
        var book = try AccountBook(in: folder, seed: seed)
        do { try book.check() } catch {
            say("X\(error)")
            exit(1)
        }
        say("F\(book.saves)")
        while true { try book.step() }
    }

    private static func series(_ times: Int, _ seed: UInt64) throws -> Int {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("killed-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var dice = SplitDice(seed: seed)
        var possible: Set<Int> = [0]
        for time in 1...max(times, 1) {
            let lines = try ridden(folder, seed &+ UInt64(time), &dice)
            guard let first = lines.first, first.hasPrefix("F"), let found = Int(first.dropFirst()) else {
                throw Lost(description: "ride \(time): \(lines.first ?? "it did not begin")")
            }
            guard possible.contains(found) else {
                throw Lost(description: "ride \(time) found save \(found); the one before had \(possible.sorted())")
            }
            func last(_ sign: Character) -> Int? {
                lines.last { $0.first == sign }.flatMap { Int($0.dropFirst()) }
            }
            possible = [last("D") ?? found, last("S") ?? found]
            if time % 100 == 0, time < times { FileHandle.standardError.write(Data("\(time) of \(times)\n".utf8)) }
        }
        return possible.max() ?? 0
    }

    /// Runs the program until it has said so many lines, and a moment more.
    private static func ridden(_ folder: URL, _ seed: UInt64, _ dice: inout SplitDice) throws -> [String] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        process.arguments = ["--ride", folder.path, "\(seed)"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        var text: [UInt8] = []
        let wanted = Int.random(in: 1...40, using: &dice)
        while text.count(where: { $0 == UInt8(ascii: "\n") }) < wanted {
            let piece = read(output)
            guard !piece.isEmpty else { break }
            text += piece
        }
        let end = DispatchTime.now().uptimeNanoseconds + UInt64.random(in: 0...3_000_000, using: &dice)
        while DispatchTime.now().uptimeNanoseconds < end {}
        kill(process.processIdentifier, SIGKILL)
        while case let piece = read(output), !piece.isEmpty { text += piece }
        process.waitUntilExit()
        // A line that was not finished says nothing.
        return String(decoding: text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            .map(String.init)
    }

    /// What has come since; empty at the end.
    private static func read(_ pipe: Pipe) -> [UInt8] {
        var piece = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = Glibc.read(pipe.fileHandleForReading.fileDescriptor, &piece, piece.count)
            if count >= 0 { return Array(piece.prefix(count)) }
            guard errno == EINTR else { return [] }
        }
    }
}

/// Writes a line at once, as what is in a buffer is lost with the process.
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
