import Foundation
import RiffleRasterizer

/// What the example program did with some arguments.
struct ExampleRun {
    let status: Int32
    let output: String
    let errors: String

    init(_ arguments: String...) throws { try self.init(arguments) }

    init(_ arguments: [String], environment: [String: String] = [:]) throws {
        let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let process = Process()
        process.executableURL = folder.appendingPathComponent("ExampleProgram")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let output = Pipe()
        process.standardOutput = output
        // A file, so that neither stream waits for the other to be read.
        let scratch = try ScratchFolder()
        let errors = scratch.url.appendingPathComponent("errors")
        try Data().write(to: errors)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        status = process.terminationStatus
        self.errors = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
    }
}

/// A folder of a test's own, gone with it.
final class ScratchFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("riffle-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    func picture(_ name: String) throws -> PixelBuffer {
        try PixelBuffer.decodingPNG(Data(contentsOf: url.appendingPathComponent(name)))
    }
}

extension PixelBuffer {
    /// Red, green and blue of a pixel, 0…255.
    func rgb(_ x: Int, _ y: Int) -> [UInt8] {
        let pixel = self[x, y]
        return [pixel.red, pixel.green, pixel.blue]
    }
}
