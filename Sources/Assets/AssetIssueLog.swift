import Synchronization

/// Passes each issue on once, however often it happens: a missing picture is asked for again in every frame.
final class AssetIssueLog: Sendable {
    private let reported = Mutex<Set<Key>>([])
    private let receive: @Sendable (AssetIssue) -> Void

    private struct Key: Hashable {
        let kind: AssetIssue.Kind
        let subject: String
    }

    init(receive: @escaping @Sendable (AssetIssue) -> Void) { self.receive = receive }

    func report(_ kind: AssetIssue.Kind, _ subject: String, _ message: @autoclosure () -> String) {
        let isNew = reported.withLock { $0.insert(Key(kind: kind, subject: subject)).inserted }
        // Outside the lock: the receiver may ask for another asset.
        if isNew { receive(AssetIssue(kind: kind, subject: subject, message: message())) }
    }
}
