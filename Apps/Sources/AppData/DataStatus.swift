import Observation

/// What there is to say about a file of data.
@MainActor
@Observable
public final class DataStatus {
    /// What went wrong last and still matters; nil when all is well.
    public internal(set) var problem: DataProblem?

    @ObservationIgnored private let retry: @MainActor () -> Void

    init(retry: @escaping @MainActor () -> Void) { self.retry = retry }

    /// Tries once more what could not be done.
    public func tryAgain() { retry() }

    /// Takes the message away. The problem comes back with the next change if it still is one.
    public func dismiss() { problem = nil }
}
