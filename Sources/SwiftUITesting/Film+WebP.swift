import Foundation

extension Film {
    /// The film as an animated WebP file, which browsers and pages of documents show like any other picture.
    ///
    /// It is written by `img2webp` of libwebp's tools, which are looked for on the path: `apt-get install webp`. That is a
    /// program and not a library that all who test would have to link.
    ///
    /// - Parameters:
    ///   - maximumBytes: how large the file may be; nil for any size. The quality is lowered until it fits.
    ///   - quality: from 0 to 100, the quality to begin with; what is outside is brought there.
    ///   - loops: whether the film begins again when it is over.
    /// - Throws: a `FilmError` where there is no `img2webp`, where it fails, and where no quality makes the file small
    ///   enough.
    public func webPData(maximumBytes: Int? = nil, quality: Int = 85, loops: Bool = true) async throws -> Data {
        try await webPData(maximumBytes: maximumBytes, quality: quality, loops: loops, program: "img2webp")
    }

    func webPData(maximumBytes: Int?, quality: Int, loops: Bool, program: String) async throws -> Data {
        guard !frames.isEmpty else { throw FilmError.empty }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("film-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (index, frame) in frames.enumerated() {
            try frame.pngData.write(to: folder.appendingPathComponent(Self.name(index)))
        }
        var quality = min(max(quality, 0), 100)
        while true {
            try await run(program, arguments(quality: quality, loops: loops), in: folder)
            let data = try Data(contentsOf: folder.appendingPathComponent("film.webp"))
            guard let maximumBytes, data.count > maximumBytes else { return data }
            guard quality > 20 else { throw FilmError.tooLarge(bytes: data.count, maximum: maximumBytes) }
            quality = max(quality - 15, 20)
        }
    }

    private static func name(_ index: Int) -> String { "\(index).png" }

    private func arguments(quality: Int, loops: Bool) -> [String] {
        var arguments = ["-min_size", "-loop", loops ? "0" : "1", "-lossy", "-q", "\(quality)", "-m", "4"]
        // Milliseconds are counted from the start, so that what is rounded does not add up.
        func milliseconds(_ time: Double) -> Int { Int(clamping: (time * 1000).rounded()) }
        for (index, frame) in frames.enumerated() {
            let duration = milliseconds(frame.time + frame.duration) - milliseconds(frame.time)
            arguments += ["-d", "\(max(duration, 1))", Self.name(index)]
        }
        return arguments + ["-o", "film.webp"]
    }

    private func run(_ program: String, _ arguments: [String], in folder: URL) async throws {
        let (status, output) = try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async {
                let process = Process()
                // Looks on the path, and says 127 where there is no such program.
                process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
                process.arguments = [program] + arguments
                process.currentDirectoryURL = folder
                let pipe = Pipe()
                process.standardOutput = pipe
                process.standardError = pipe
                do {
                    try process.run()
                    let output = pipe.fileHandleForReading.readDataToEndOfFile()
                    process.waitUntilExit()
                    continuation.resume(returning: (process.terminationStatus, String(decoding: output, as: UTF8.self)))
                } catch {
                    continuation.resume(throwing: error)
                }
            }
        }
        if status == 127 { throw FilmError.noProgram(program) }
        guard status == 0 else { throw FilmError.failed(program, output: output) }
    }
}

/// Why a film was not written.
public enum FilmError: Error, Hashable, Sendable, CustomStringConvertible {
    /// It has no frames.
    case empty
    /// The program that writes it is not installed.
    case noProgram(String)
    /// The program that writes it gave up.
    case failed(String, output: String)
    /// Even at low quality it has more bytes than it may have.
    case tooLarge(bytes: Int, maximum: Int)

    /// What happened, and what to do.
    public var description: String {
        switch self {
        case .empty: "The film has no frames: let time pass in what is filmed."
        case .noProgram(let name):
            "There is no \(name) on the path, which writes animated WebP files. Install libwebp's tools: "
                + "sudo apt-get install webp"
        case .failed(let name, let output): "\(name) wrote no film:\n\(output)"
        case .tooLarge(let bytes, let maximum):
            "The film takes \(bytes) bytes at the lowest quality, and may have \(maximum). Film fewer frames a second, a "
                + "smaller region, a shorter time, or with fewer pixels per point."
        }
    }
}
