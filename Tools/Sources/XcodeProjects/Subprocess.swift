import Foundation

/// Runs other programs.
package enum Subprocess {
    package struct Output {
        package var status: Int32
        package var text: String
        package var errors: String
    }

    /// Runs a program and waits for its end.
    ///
    /// - Parameter onLine: is given each line of either output when it comes, on another thread.
    package static func run(_ arguments: [String], onLine: (@Sendable (String) -> Void)? = nil) throws -> Output {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        do {
            try process.run()
        } catch {
            throw ProjectError("\(arguments.first ?? "") cannot be started: \(error.localizedDescription)")
        }
        let collected = Collected()
        let group = DispatchGroup()
        for (pipe, isError) in [(output, false), (errors, true)] {
            let handle = pipe.fileHandleForReading
            DispatchQueue.global().async(group: group) {
                var rest = Data()
                while case let data = handle.availableData, !data.isEmpty {
                    collected.append(data, isError)
                    guard let onLine else { continue }
                    rest += data
                    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                        onLine(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
                        rest = Data(rest[(end + 1)...])
                    }
                }
            }
        }
        group.wait()
        process.waitUntilExit()
        return Output(
            status: process.terminationStatus, text: collected.text(false), errors: collected.text(true))
    }

    /// What two threads read.
    private final class Collected: @unchecked Sendable {
        private let lock = NSLock()
        private var data = [false: Data(), true: Data()]

        func append(_ more: Data, _ isError: Bool) { lock.withLock { data[isError]?.append(more) } }

        func text(_ isError: Bool) -> String {
            lock.withLock { String(decoding: data[isError] ?? Data(), as: UTF8.self) }
        }
    }
}
