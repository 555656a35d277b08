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
        preferences.add(reader)
        preferenceTreeChanged()
    }

    func removePreferenceReader(_ reader: any PreferenceSource) { preferences.remove(reader) }

    /// Lets the readers of what changed combine it anew.
    func runPreferences() {
        let isTreeStale = preferences.isTreeStale
        let keys = preferences.changedKeys
        preferences.isTreeStale = false
        preferences.changedKeys = []
        guard preferences.hasReaders, isTreeStale || !keys.isEmpty else { return }
        if isTreeStale { window.rootNode.forgetPreferenceSources() }
        updates.isMeasuring = true
        for case let reader? in preferences.readers where isTreeStale || keys.contains(reader.key) { reader.read() }
        updates.isMeasuring = false
    }
}

/// What is due for preferences.
@MainActor
final class PreferenceState: EngineState {
    /// In the order in which they came. One that went leaves a gap, so that many can go in linear time.
    private(set) var readers: [(any PreferenceSource)?] = []
    private var places: [ObjectIdentifier: Int] = [:]
    /// Only asked whether a key is in it.
    var changedKeys: Set<ObjectIdentifier> = []
    var isTreeStale = false

    func add(_ reader: any PreferenceSource) {
        guard places[ObjectIdentifier(reader)] == nil else { return }
        places[ObjectIdentifier(reader)] = readers.count
        readers.append(reader)
    }

    func remove(_ reader: any PreferenceSource) {
        guard let place = places.removeValue(forKey: ObjectIdentifier(reader)) else { return }
        readers[place] = nil
        guard readers.count > 2 * places.count else { return }
        readers = readers.filter { $0 != nil }
        for case (let index, let reader?) in readers.enumerated() { places[ObjectIdentifier(reader)] = index }
    }

    func end() {
        readers = []
        places = [:]
        changedKeys = []
        isTreeStale = false
    }

    /// Whether somebody has something to read.
    var isDue: Bool { hasReaders && (isTreeStale || !changedKeys.isEmpty) }

    var hasReaders: Bool { !places.isEmpty }
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
