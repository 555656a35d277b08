import Foundation
import FoundationNetworking
import Synchronization

// Foundation has these methods too, and cancels the transfer where the task that waits is cancelled. On Linux that ends
// the process if the transfer fails at the same moment (URLSession.behaviour(for:), "not in the registry"), as the
// views of a screen that is left make likely. So whoever waits is let go at once here, and the transfer ends by itself.
extension URLSession {
    /// What an address answers.
    ///
    /// - Throws: why nothing came; `URLError.cancelled` at once where the task that waits is cancelled, while the
    ///   transfer goes on unheard.
    public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(for: URLRequest(url: url)) }

    /// What a request is answered.
    ///
    /// - Throws: why nothing came; `URLError.cancelled` at once where the task that waits is cancelled, while the
    ///   transfer goes on unheard.
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        let answer = Answer()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                guard answer.isAwaited(by: continuation) else { return }
                dataTask(with: request) { data, response, error in
                    if let data, let response, error == nil {
                        answer.give(.success((data, response)))
                    } else {
                        answer.give(.failure(error ?? URLError(.unknown)))
                    }
                }.resume()
            }
        } onCancel: {
            answer.give(.failure(URLError(.cancelled)))
        }
    }
}

/// An answer that somebody waits for: the first one counts.
private final class Answer: Sendable {
    private typealias Waiting = CheckedContinuation<(Data, URLResponse), any Error>

    private enum State {
        case unasked
        case awaited(Waiting)
        case given
    }

    private let state = Mutex(State.unasked)

    /// Has a continuation wait; false where the task was cancelled before, which it has been told then.
    func isAwaited(by continuation: CheckedContinuation<(Data, URLResponse), any Error>) -> Bool {
        let isOpen = state.withLock { state in
            guard case .unasked = state else { return false }
            state = .awaited(continuation)
            return true
        }
        if !isOpen { continuation.resume(throwing: URLError(.cancelled)) }
        return isOpen
    }

    func give(_ result: sending Result<(Data, URLResponse), any Error>) {
        let waiting: Waiting? = state.withLock { state in
            defer { state = .given }
            if case .awaited(let waiting) = state { return waiting }
            return nil
        }
        waiting?.resume(with: result)
    }
}
