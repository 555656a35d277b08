import Foundation
import FoundationNetworking
import Synchronization

/// Bytes that come in pieces.
protocol BytePieces: AnyObject, Sendable {
    /// The next piece, which is not empty; nil where there is none.
    func next() async throws -> Data?
}

/// Gives the bytes of pieces one by one.
struct PiecewiseBytes: Sendable {
    private var piece = Data()
    private var position = 0

    mutating func next(of pieces: some BytePieces) async throws -> UInt8? {
        if position == piece.endIndex {
            guard let next = try await pieces.next() else { return nil }
            piece = next
            position = piece.startIndex
        }
        defer { position += 1 }
        return piece[position]
    }
}

/// A transfer of a session of its own, whose bytes are handed out as they come.
///
/// What has come and was not asked for yet is kept, so that memory grows with what a reader lags behind.
final class ByteTransfer: NSObject, URLSessionDataDelegate, BytePieces {
    private typealias Answered = CheckedContinuation<URLResponse, any Error>
    private typealias Reading = CheckedContinuation<Data?, any Error>

    private struct State {
        var task: URLSessionDataTask?
        var answered: Answered?
        var pieces: [Data] = []
        var reading: Reading?
        /// How the bytes ended; nil while there may be more.
        var end: Result<Void, any Error>?
        /// Whether nobody is interested in the rest.
        var isAbandoned = false
        /// How far the transfer itself has come.
        var progress = Progress.begun
    }

    private enum Progress {
        case begun, answered, suspended, completed
    }

    private let state = Mutex(State())
    private let request: URLRequest
    private let session: URLSession
    /// Where all calls of the own session arrive, one after the other.
    private let queue = OperationQueue()
    /// What the app has to say to challenges and redirections.
    private let advisor: (any URLSessionTaskDelegate)?

    init(_ request: URLRequest, in session: URLSession, _ advisor: (any URLSessionTaskDelegate)?) {
        self.request = request
        self.session = session
        self.advisor = advisor ?? session.delegate as? any URLSessionTaskDelegate
        super.init()
        queue.maxConcurrentOperationCount = 1
    }

    /// The transfer; nil before it has begun.
    var task: URLSessionDataTask? { state.withLock { $0.task } }

    // MARK: Readers

    /// Begins the transfer and waits until it is answered.
    func response() async throws -> URLResponse {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let end = state.withLock { state in
                    if state.end == nil { state.answered = continuation }
                    return state.end
                }
                if case .failure(let error) = end { return continuation.resume(throwing: error) }
                begin()
            }
        } onCancel: {
            abandon()
        }
    }

    private func begin() {
        let own = URLSession(configuration: session.configuration, delegate: self, delegateQueue: queue)
        let task = own.dataTask(with: request)
        state.withLock { $0.task = task }
        task.resume()
        own.finishTasksAndInvalidate()
    }

    func next() async throws -> Data? {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let result = state.withLock { state -> Result<Data?, any Error>? in
                    if !state.pieces.isEmpty { return .success(state.pieces.removeFirst()) }
                    if let end = state.end { return end.map { nil } }
                    state.reading = continuation
                    return nil
                }
                if let result { continuation.resume(with: result) }
            }
        } onCancel: {
            abandon()
        }
    }

    // MARK: Stopping

    /// Ends the bytes for whoever waits, and stops the transfer as soon as that is safe.
    func abandon() {
        state.withLock { $0.isAbandoned = true }
        end(.failure(URLError(.cancelled)))
        queue.addOperation { [self] in stopIfAbandoned() }
    }

    /// Stops a transfer that has been answered; one that has not ends by itself, at the latest when it times out.
    ///
    /// Foundation ends the process where a transfer is cancelled, or suspended, while it ends by itself. On the queue of the
    /// session's calls it cannot end in between: it is suspended there, reading the priority waits until that is done, and
    /// what had ended before says so in the queue before it would be cancelled.
    private func stopIfAbandoned() {
        let task = state.withLock { state -> URLSessionDataTask? in
            guard state.isAbandoned, state.progress == .answered else { return nil }
            state.progress = .suspended
            return state.task
        }
        guard let task else { return }
        task.suspend()
        _ = task.priority
        queue.addOperation { [self] in
            if state.withLock({ $0.progress == .suspended }) { task.cancel() }
        }
    }

    private func end(_ result: Result<Void, any Error>) {
        let waiting = state.withLock { state -> (Answered?, Reading?)? in
            guard state.end == nil else { return nil }
            state.end = result
            if state.isAbandoned { state.pieces = [] }
            defer { (state.answered, state.reading) = (nil, nil) }
            return (state.answered, state.reading)
        }
        guard let (answered, reading) = waiting else { return }
        reading?.resume(with: result.map { nil })
        switch result {
        case .failure(let error): answered?.resume(throwing: error)
        case .success: answered?.resume(throwing: URLError(.badServerResponse))
        }
    }

    // MARK: The session's calls

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        let answered = state.withLock { state in
            defer { (state.answered, state.progress) = (nil, .answered) }
            return state.answered
        }
        answered?.resume(returning: response)
        completionHandler(.allow)
        stopIfAbandoned()
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        guard !data.isEmpty else { return }
        let reading = state.withLock { state -> Reading? in
            guard state.end == nil else { return nil }
            if state.reading == nil { state.pieces.append(data) }
            defer { state.reading = nil }
            return state.reading
        }
        reading?.resume(returning: data)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        state.withLock { $0.progress = .completed }
        end(error.map { .failure($0) } ?? .success(()))
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        guard let advisor else { return completionHandler(.performDefaultHandling, nil) }
        advisor.urlSession(session, task: task, didReceive: challenge, completionHandler: completionHandler)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        guard let advisor else { return completionHandler(request) }
        advisor.urlSession(
            session, task: task, willPerformHTTPRedirection: response, newRequest: request,
            completionHandler: completionHandler)
    }
}
