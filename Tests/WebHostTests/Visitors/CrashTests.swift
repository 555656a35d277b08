import Foundation
import NIOCore
import NIOPosix
import Testing

/// What a served program does when its app's code has a fault.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct CrashTests {
    @Test("a program that crashes takes no connections while it writes down where it was")
    func connections() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // In place of what writes down where the program was: waits until somebody writes into the pipe.
        let pipe = folder.appendingPathComponent("pipe").path
        #expect(mkfifo(pipe, 0o600) == 0)
        let backtracer = folder.appendingPathComponent("backtracer")
        try Data("#!/bin/sh\nread line < \(pipe)\n".utf8).write(to: backtracer)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: backtracer.path)
        let program = try ServedProgram(
            "ExampleProgram",
            environment: [
                "EXAMPLE": "visitors", "SWIFT_BACKTRACE": "enable=yes,swift-backtrace=\(backtracer.path)",
            ])
        defer { program.stop() }
        let port = try #require(program.port)
        let page = try await PlayedPage.open(port: port)
        page.send { $0.open("visit://crash", time: 100) }
        // The page knows at once.
        _ = await page.end()
        await #expect(throws: (any Error).self) {
            try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                .connect(host: "127.0.0.1", port: port).get()
        }
        #expect(program.isRunning, "\(program.errors)")
        // Opened for both, so that nobody waits for the other end here.
        let end = open(pipe, O_RDWR)
        _ = write(end, "\n", 1)
        program.waitUntilExit()
        close(end)
    }
}
