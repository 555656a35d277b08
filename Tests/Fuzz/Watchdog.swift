import Foundation

/// Ends the process when a script does not come to an end.
final class Watchdog: @unchecked Sendable {
    /// In seconds; a script takes well below one.
    private static let patience = 300.0

    private let lock = NSLock()
    private var seed: UInt64 = 0
    private var fed = Date()

    init() {
        Thread.detachNewThread { [self] in
            while true {
                Thread.sleep(forTimeInterval: 5)
                let (seed, fed) = lock.withLock { (self.seed, self.fed) }
                guard Date().timeIntervalSince(fed) > Self.patience else { continue }
                FileHandle.standardError.write(Data("Seed \(seed) does not come to an end.\n".utf8))
                abort()
            }
        }
    }

    func begin(_ seed: UInt64) {
        lock.withLock {
            self.seed = seed
            fed = Date()
        }
    }

    func feed() { lock.withLock { fed = Date() } }
}
