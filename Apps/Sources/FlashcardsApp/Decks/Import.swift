import Foundation
import SwiftUI
import Observation

/// An import on its way: reads a file beside the main thread, and says how far it is.
@MainActor
@Observable
final class Import {
    struct Result: Equatable {
        /// The most rows that are named.
        static let namedRows = 100

        let count: Int
        /// The first rows that were left out.
        let badRows: [DeckFile.BadRow]
        let hiddenBadRows: Int
        let encoding: String

        init(_ file: DeckFile) {
            count = file.rows.count
            badRows = Array(file.badRows.prefix(Self.namedRows))
            hiddenBadRows = file.badRows.count - badRows.count
            encoding = file.encoding.rawValue
        }

        var summary: String {
            let left = badRows.count + hiddenBadRows
            let cards = String(localized: "\(count) cards imported")
            return left == 0 ? cards : String(localized: "\(cards), \(left) rows left out")
        }
    }

    enum State: Equatable {
        case waiting
        /// The part that was read, from 0 to 1.
        case reading(Double)
        case done(Result)
        case failed(String)
    }

    private(set) var state = State.waiting
    /// Ends when the import does.
    @ObservationIgnored private(set) var task: Task<Void, Never>?

    var isReading: Bool { if case .reading = state { true } else { false } }
    var isDone: Bool { if case .done = state { true } else { false } }

    /// Reads text and hands over its cards.
    func start(_ data: Data, take: @escaping @MainActor ([DeckFile.Row]) -> Void) { start({ data }, take: take) }

    /// Reads a file that somebody has chosen, and hands over its cards.
    func start(_ file: Swift.Result<URL, any Error>, take: @escaping @MainActor ([DeckFile.Row]) -> Void) {
        start(
            {
                let file = try file.get()
                let isOpened = file.startAccessingSecurityScopedResource()
                defer { if isOpened { file.stopAccessingSecurityScopedResource() } }
                return try Data(contentsOf: file)
            }, take: take)
    }

    private func start(
        _ load: @escaping @Sendable () throws -> Data, take: @escaping @MainActor ([DeckFile.Row]) -> Void
    ) {
        state = .reading(0)
        task = Task { [weak self] in
            do {
                let file = try await Self.read(load) { [weak self] part in await self?.report(part) }
                try Task.checkCancellation()
                take(file.rows)
                self?.state = .done(Result(file))
            } catch is CancellationError {
                self?.state = .waiting
            } catch let error as CocoaError {
                self?.state = .failed(
                    String(localized: "The file cannot be read. \(error.localizedDescription)"))
            } catch {
                self?.state = .failed("\(error)")
            }
        }
    }

    @concurrent private nonisolated static func read(
        _ load: @Sendable () throws -> Data, _ progress: @escaping @Sendable (Double) async -> Void
    ) async throws -> DeckFile {
        try await DeckFile.read(try load(), progress: progress)
    }

    private func report(_ part: Double) { if isReading { state = .reading(part) } }

    func cancel() { task?.cancel() }

    func reset() { state = .waiting }
}
