import Foundation

/// What goes wrong at run time without an error.
package enum ModelIssues {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: Set<String> = []
    nonisolated(unsafe) private static var handler: ((String) -> Void)?
    nonisolated(unsafe) private static var listeners: [Int: (String) -> Void] = [:]
    nonisolated(unsafe) private static var lastListener = 0

    /// Has a block report what goes wrong; before, it goes to standard error, each message once.
    package static func setHandler(_ body: @escaping (String) -> Void) { lock.withLock { handler = body } }

    /// Calls a block with each message as well, until `ignore` is called with the number.
    package static func listen(_ body: @escaping (String) -> Void) -> Int {
        lock.withLock {
            lastListener += 1
            listeners[lastListener] = body
            return lastListener
        }
    }

    package static func ignore(_ listener: Int) { lock.withLock { listeners[listener] = nil } }

    package static func report(_ message: String) {
        lock.lock()
        let (handler, others) = (handler, Array(listeners.values))
        let isNew = known.insert(message).inserted
        lock.unlock()
        for listener in others { listener(message) }
        if let handler { return handler(message) }
        if isNew { FileHandle.standardError.write(Data("SwiftData: \(message)\n".utf8)) }
    }
}
