import GRDB
import SwiftUI

/// A value that is kept in a file of data, and follows it.
///
///     @MainActor final class TripsStore {
///         let likes: Kept<[Trip.ID]>
///     }
///
/// A change is seen at once and saved behind it; what another tab of the same person changes is seen as soon as it is
/// saved. When a change cannot be saved, it stays on the screen, the file's status says why, and it is tried again.
@MainActor
@Observable
public final class Kept<Value: Equatable & Sendable> {
    /// The value as of the last change.
    public private(set) var value: Value
    /// Whether the value was read; in memory it is from the start.
    public private(set) var isLoaded = false

    @ObservationIgnored private let file: DataFile
    @ObservationIgnored private let schema: DataSchema
    @ObservationIgnored private let fetch: @Sendable (Database) throws -> Value
    @ObservationIgnored private var observation: DataObservation?
    /// Own changes that are not saved yet. While there are any, what is read is older than what is seen.
    @ObservationIgnored private var unsavedCount = 0
    /// The version of the file that the value is of.
    @ObservationIgnored private var version = -1

    /// Reads the value.
    ///
    /// - Parameters:
    ///   - initial: the value until it is read.
    ///   - fetch: reads the value. It runs on the file's own queue, whenever a table that it reads has changed.
    public init(
        _ initial: Value, in file: DataFile, _ schema: DataSchema,
        fetch: @escaping @Sendable (Database) throws -> Value
    ) {
        value = initial
        self.file = file
        self.schema = schema
        self.fetch = fetch
        observation = file.observe(schema, fetch: fetch) { [weak self] version, value in
            self?.take(value, version)
        }
    }

    /// Changes the value and saves the change.
    ///
    /// - Parameters:
    ///   - newValue: what the value is from now on; nil leaves it to what is read after the change.
    ///   - save: writes the same change, in one transaction, on the file's own queue.
    public func change(to newValue: Value? = nil, save: @escaping @Sendable (Database) throws -> Void) {
        if let newValue, newValue != value { value = newValue }
        unsavedCount += 1
        file.save(schema, save, fetch: fetch) { [weak self] version, value in
            guard let self else { return }
            unsavedCount -= 1
            if let value { take(value, version) }
        }
    }

    private func take(_ value: Value, _ version: Int) {
        guard unsavedCount == 0, version >= self.version else { return }
        self.version = version
        let isFirst = !isLoaded
        isLoaded = true
        guard value != self.value else { return }
        // What somebody sees already moves to where it belongs now.
        withAnimation(isFirst ? nil : .default) { self.value = value }
    }
}
