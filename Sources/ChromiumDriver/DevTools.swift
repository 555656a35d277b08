import NIOCore

/// A connection to a browser's DevTools: commands with answers, and events.
package actor DevTools {
    /// The browser refused a command, or did not answer.
    package struct Failure: Error, CustomStringConvertible {
        package let method: String
        package let reason: String
        package var description: String { "\(method): \(reason)" }
    }

    private let socket: WebSocketClient
    private var lastID = 0
    private var waiting: [Int: (method: String, CheckedContinuation<JSON, any Error>)] = [:]
    private var listeners: [(session: String?, method: String, deliver: @Sendable (JSON) -> Void)] = []
    private var isClosed = false
    /// Seconds after which a command counts as unanswered: far more than a busy machine needs. Where the browser is gone, its
    /// commands fail at once.
    private static let patience: Int64 = 300

    package init(port: Int, path: String) async throws {
        socket = try await WebSocketClient.connect(port: port, path: path)
        Task { await self.listen() }
    }

    /// Sends a command and waits for its answer.
    @discardableResult
    package func send(_ method: String, _ parameters: JSON = [:], session: String? = nil) async throws -> JSON {
        guard !isClosed else { throw Failure(method: method, reason: "The browser has ended.") }
        let (id, text) = command(method, parameters, session)
        let alarm = socket.channel.eventLoop.scheduleTask(in: .seconds(Self.patience)) {
            _ = Task { await self.giveUp(id) }
        }
        defer { alarm.cancel() }
        return try await withCheckedThrowingContinuation { continuation in
            waiting[id] = (method, continuation)
            socket.send(text: text)
        }
    }

    /// Sends a command whose answer nobody waits for; those that are sent later are dealt with later.
    package func post(_ method: String, _ parameters: JSON = [:], session: String? = nil) {
        socket.send(text: command(method, parameters, session).text)
    }

    private func command(_ method: String, _ parameters: JSON, _ session: String?) -> (id: Int, text: String) {
        lastID += 1
        var command: [String: JSON] = ["id": .number(Double(lastID)), "method": .string(method), "params": parameters]
        if let session { command["sessionId"] = .string(session) }
        return (lastID, JSON.object(command).text)
    }

    /// Calls back with the parameters of every event of that name.
    package func listen(
        to method: String, session: String? = nil, deliver: @escaping @Sendable (JSON) -> Void
    ) {
        listeners.append((session, method, deliver))
    }

    private func giveUp(_ id: Int) {
        guard let (method, continuation) = waiting.removeValue(forKey: id) else { return }
        continuation.resume(
            throwing: Failure(method: method, reason: "The browser did not answer within \(Self.patience) s."))
    }

    private func listen() async {
        for await message in socket.messages {
            guard case .text(let text) = message, let value = try? JSON(parsing: text) else { continue }
            if let id = value["id"].int {
                guard let (method, continuation) = waiting.removeValue(forKey: id) else { continue }
                if let reason = value["error"]["message"].string {
                    continuation.resume(throwing: Failure(method: method, reason: reason))
                } else {
                    continuation.resume(returning: value["result"])
                }
            } else if let method = value["method"].string {
                let session = value["sessionId"].string
                for listener in listeners where listener.method == method && listener.session == session {
                    listener.deliver(value["params"])
                }
            }
        }
        isClosed = true
        for (method, continuation) in waiting.values {
            continuation.resume(throwing: Failure(method: method, reason: "The browser has ended."))
        }
        waiting = [:]
    }

    package func close() async { await socket.drop() }
}
