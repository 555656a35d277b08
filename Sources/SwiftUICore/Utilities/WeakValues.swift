/// Objects by key, for as long as somebody else holds them.
struct WeakValues<Key: Hashable, Value: AnyObject> {
    private struct Reference {
        weak var value: Value?
    }

    private var references: [Key: Reference] = [:]
    /// At how many references those to released objects are looked for.
    private var sweepCount = 64

    subscript(key: Key) -> Value? {
        get { references[key]?.value }
        set {
            references[key] = newValue.map { Reference(value: $0) }
            guard references.count > sweepCount else { return }
            references = references.filter { $1.value != nil }
            sweepCount = max(64, 2 * references.count)
        }
    }

    /// The objects that are still there.
    var values: [Key: Value] { references.compactMapValues(\.value) }
}
