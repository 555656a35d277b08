/// Preferences: values that views tell those around them are combined and delivered.
extension ViewGraph {
    /// A view that has a say in preferences came, went or moved.
    func preferenceTreeChanged() {
        preferences.isTreeStale = true
        window.colorSchemes.known = nil
    }

    /// A view tells another value for a preference.
    func preferenceChanged(_ key: ObjectIdentifier) { preferences.changedKeys.insert(key) }

    func addPreferenceReader(_ reader: any PreferenceSource) {
        preferences.readers.append(reader)
        preferenceTreeChanged()
    }

    func removePreferenceReader(_ reader: any PreferenceSource) {
        preferences.readers.removeAll { $0 === reader }
    }

    /// Lets the readers of what changed combine it anew.
    func runPreferences() {
        let isTreeStale = preferences.isTreeStale
        let keys = preferences.changedKeys
        preferences.isTreeStale = false
        preferences.changedKeys = []
        guard !preferences.readers.isEmpty, isTreeStale || !keys.isEmpty else { return }
        if isTreeStale { window.rootNode.forgetPreferenceSources() }
        updates.isMeasuring = true
        for reader in preferences.readers where isTreeStale || keys.contains(reader.key) { reader.read() }
        updates.isMeasuring = false
    }
}

/// What is due for preferences.
@MainActor
final class PreferenceState: EngineState {
    var readers: [any PreferenceSource] = []
    /// Only asked whether a key is in it.
    var changedKeys: Set<ObjectIdentifier> = []
    var isTreeStale = false

    func end() {
        readers = []
        changedKeys = []
        isTreeStale = false
    }

    /// Whether somebody has something to read.
    var isDue: Bool { !readers.isEmpty && (isTreeStale || !changedKeys.isEmpty) }
}

extension _ViewNode {
    fileprivate func forgetPreferenceSources() {
        graph.work.preferenceNodesVisited += 1
        guard mayHavePreferences else { return }
        (self as? any PreferenceSource)?.forgetSources()
        forEachChild { $0.forgetPreferenceSources() }
    }
}

extension ViewGraph {
    var preferences: PreferenceState { state(of: .preferences) }
}
