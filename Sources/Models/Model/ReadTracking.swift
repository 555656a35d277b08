import Observation
import Synchronization

/// Whether somebody follows what is read now, by `withObservationTracking` or as the body of a view.
///
/// A registrar costs a model as much as its row, and nothing says beforehand whether reading one is noted. What notes a
/// read puts the key path into a set, which asks for its hash. So a registrar of nobody is read by a key path that tells
/// when it is hashed. Who follows something on another thread just then may be heard as well, which costs a registrar.
final class ReadTracking: Sendable {
    static let shared = ReadTracking()

    private struct Key: Hashable {
        func hash(into hasher: inout Hasher) { ReadTracking.hashes.wrappingAdd(1, ordering: .relaxed) }
        static func == (first: Key, second: Key) -> Bool { true }
    }

    private final class Ear: Observable, Sendable {
        subscript(_ key: Key) -> Int { 0 }
    }

    /// How often the key path was hashed, on whatever thread.
    private static let hashes = Atomic<UInt>(0)

    private let ear = Ear()
    private let registrar = ObservationRegistrar()
    nonisolated(unsafe) private let path: KeyPath<Ear, Int> = \Ear[Key()]
    /// Whether reads that are noted are heard of. Were they not, each would have to be taken for one that is.
    nonisolated(unsafe) private var works = true

    private init() {
        var isHeardInside = false
        withObservationTracking {
            isHeardInside = isOn
        } onChange: {
        }
        works = isHeardInside
    }

    /// Whether reads are noted on this thread now.
    var isOn: Bool {
        let before = Self.hashes.load(ordering: .relaxed)
        registrar.access(ear, keyPath: path)
        return Self.hashes.load(ordering: .relaxed) != before || !works
    }
}

/// A registrar: as an object, since one that may be missing is slow to copy.
final class HeldRegistrar {
    let registrar = ObservationRegistrar()
}
