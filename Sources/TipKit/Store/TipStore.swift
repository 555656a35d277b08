import Foundation

/// What is kept of tips: values under keys among those of the app.
struct TipStore {
    enum Kind: String {
        case tip, event, parameter, lastDisplay
    }

    let values: KeyValueStore
    /// Keeps apart what was configured with other locations.
    let location: String

    private static let prefix = "TipKit/"

    private func key(_ kind: Kind, _ id: String) -> String { "\(Self.prefix)\(location)/\(kind.rawValue)/\(id)" }

    func read<Value: Decodable>(_ kind: Kind, _ id: String = "", as type: Value.Type = Value.self) -> Value? {
        guard case .data(let data) = values.location(key(kind, id)).current else { return nil }
        return try? JSONDecoder().decode([Value].self, from: data).first
    }

    /// - Returns: whether it is another value than before.
    @discardableResult
    func write<Value: Encodable>(_ value: Value?, _ kind: Kind, _ id: String = "") -> Bool {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        // In an array, as not every decoder of JSON takes a number or a text alone.
        let stored = value.flatMap { try? encoder.encode([$0]) }.map { StoredValue.data($0) }
        let key = key(kind, id)
        guard values.location(key).current != stored else { return false }
        values.set(stored, forKey: key, .forWrite())
        return true
    }

    /// Forgets what was kept of tips, whatever location was configured.
    func removeAll() {
        for key in values.keys where key.hasPrefix(Self.prefix) { values.set(nil, forKey: key, .forWrite()) }
    }
}
