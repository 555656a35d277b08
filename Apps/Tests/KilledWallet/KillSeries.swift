import Foundation

/// One wallet that is started, killed and started again.
struct KillSeries {
    private struct Lost: Error, CustomStringConvertible {
        let description: String
    }

    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("killed-\(UUID().uuidString)")
    private let seed: UInt64

    init(seed: UInt64) { self.seed = seed }

    func run(_ times: Int) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        var generator = RideDice(seed: seed)
        /// What the wallet may have when it comes back; nil for any.
        var possible: Set<String>?
        for time in 1...max(times, 1) {
            let frames = Int.random(in: 1...60, using: &generator)
            let states = try ride(seed: seed &+ UInt64(time), killedAfter: frames)
            guard let first = states.first else { throw Lost(description: "ride \(time) did not begin") }
            if let possible, !possible.contains(first) {
                throw Lost(
                    description: "ride \(time) found\n  \(first)\nand the ride before it had\n  "
                        + possible.sorted().joined(separator: "\n  "))
            }
            possible = Set(states)
            if time % 100 == 0, time < times { FileHandle.standardError.write(Data("\(time) of \(times)\n".utf8)) }
        }
    }

    /// What has come since; empty at the end.
    ///
    /// A signal may interrupt a read, as that of a process that ends does: the read is then made again. What counts here is
    /// what the killed process said last.
    private static func read(_ descriptor: Int32) -> [UInt8] {
        var piece = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = Glibc.read(descriptor, &piece, piece.count)
            if count >= 0 { return Array(piece.prefix(count)) }
            guard errno == EINTR else { return [] }
        }
    }

    /// Runs a wallet until it has shown so many frames, and kills it.
    ///
    /// - Returns: the cards that it had, the first as it found them.
    private func ride(seed: UInt64, killedAfter frames: Int) throws -> [String] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        process.arguments = ["--ride", folder.path, "\(seed)"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let descriptor = output.fileHandleForReading.fileDescriptor
        var text: [UInt8] = []
        var remaining = frames
        while remaining > 0 {
            let piece = Self.read(descriptor)
            guard !piece.isEmpty else { break }
            remaining -= piece.count { $0 == UInt8(ascii: ".") }
            text += piece
        }
        kill(process.processIdentifier, SIGKILL)
        while case let piece = Self.read(descriptor), !piece.isEmpty { text += piece }
        process.waitUntilExit()
        guard process.terminationReason == .uncaughtSignal else {
            throw Lost(description: "a ride ended by itself: \(String(decoding: text, as: UTF8.self))")
        }
        // A line that was not finished says nothing.
        return String(decoding: text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            .compactMap { line in line.firstIndex(of: "S").map { String(line[line.index(after: $0)...]) } }
    }
}

/// Numbers that depend on a seed alone (SplitMix64: Steele, Lea and Flood 2014).
struct RideDice: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
