import Foundation

/// What is told of the session: to the pages, and on the terminal.
final class LiveScreen: @unchecked Sendable {
    private let lock = NSLock()
    private var state: LiveState
    private let tell: @Sendable (String) -> Void
    private let isTerminal = isatty(STDERR_FILENO) == 1
    private var hasProgress = false
    private var lastProgress = Date.distantPast

    init(_ state: LiveState, tell: @escaping @Sendable (String) -> Void) {
        self.state = state
        self.tell = tell
        send(state)
    }

    private func send(_ state: LiveState) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let data = try? encoder.encode(state) else { return }
        tell(String(decoding: data, as: UTF8.self))
    }

    var current: LiveState { lock.withLock { state } }

    func edit(_ change: (inout LiveState) -> Void) {
        lock.withLock {
            change(&state)
            send(state)
        }
    }

    /// A line on the terminal.
    func say(_ text: String) {
        lock.withLock {
            if hasProgress { write("\r\u{1B}[K") }
            hasProgress = false
            write(text + "\n")
        }
    }

    /// A line of a build, such as `[12/340] Compiling SwiftUICore View.swift`.
    func progress(_ line: String) {
        guard line.hasPrefix("[") else { return }
        lock.withLock {
            let now = Date()
            // On the page four times a second, on what is no terminal twice a minute.
            if now.timeIntervalSince(lastProgress) > 0.25 {
                state.activity = line
                send(state)
            }
            if isTerminal {
                write("\r\u{1B}[K  " + line.prefix(100))
                hasProgress = true
            } else if now.timeIntervalSince(lastProgress) > 30 {
                write("  \(line.prefix(100))\n")
            } else if now.timeIntervalSince(lastProgress) <= 0.25 {
                return
            }
            if !isTerminal, now.timeIntervalSince(lastProgress) <= 30 { return }
            lastProgress = now
        }
    }

    private func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
