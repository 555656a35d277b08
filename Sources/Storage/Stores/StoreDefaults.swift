import Foundation
import Synchronization

/// User defaults whose values are in a store of the window at work: see `AppStores`.
///
/// The values of `UserDefaults.standard` are those that `AppStorage` has where no other store is named. A program that serves
/// itself to browsers so keeps apart what its visitors set, and a test what others have.
package class StoreDefaults: UserDefaults {
    /// Where the values are.
    package var store: KeyValueStore { AppStores.ofCaller.own ?? .program }

    /// Has `UserDefaults.standard` be one of these from now on, in all code of the process.
    ///
    /// Foundation makes that object by itself and has no way to give it another, so that the object is told to be of this
    /// class instead. The class adds nothing to what its objects hold, and Foundation's own methods can all be overridden.
    package static let standInForStandard: Void = {
        guard type(of: UserDefaults.standard) == UserDefaults.self else { return }
        Unmanaged.passUnretained(UserDefaults.standard).toOpaque()
            .assumingMemoryBound(to: UnsafeRawPointer.self)
            .pointee = unsafeBitCast(StoreDefaults.self as Any.Type, to: UnsafeRawPointer.self)
    }()

    /// What `register(defaults:)` was given; any thread may register.
    private static let registered = Mutex<[String: StoredValue]>([:])

    /// What stands for a key that has no value.
    static func registered(_ key: String) -> StoredValue? { registered.withLock { $0[key] } }

    private func stored(_ key: String) -> StoredValue? { value(in: store, key) ?? Self.registered(key) }

    /// For subclasses: the value itself. User defaults do not have a body run again that has read them.
    package func value(in store: KeyValueStore, _ key: String) -> StoredValue? { store.location(key).current }

    /// The value under a key; numbers as `NSNumber`, which can be read as any type that holds them.
    override package func object(forKey defaultName: String) -> Any? { stored(defaultName)?.object }

    /// Keeps a value of a property list; what none may have is reported, and not kept. Apple's end the program then, which
    /// may serve others.
    override package func set(_ value: Any?, forKey defaultName: String) {
        guard let value else { return removeObject(forKey: defaultName) }
        guard let kept = StoredValue(propertyList: value) else {
            let message =
                "UserDefaults cannot keep a \(type(of: value)), and keeps nothing for the key "
                + "\(defaultName.debugDescription). It keeps numbers, texts, dates, data, and arrays and dictionaries of "
                + "these; encode others to data.\n"
            return FileHandle.standardError.write(Data(message.utf8))
        }
        change(defaultName, to: kept)
    }

    // Not by way of `set`: the system's own setters call this one for nil.
    /// Forgets the value under a key.
    override package func removeObject(forKey defaultName: String) { change(defaultName, to: nil) }

    private func change(_ key: String, to value: StoredValue?) {
        let store = store
        guard store.location(key).current != value else { return }
        store.set(value, forKey: key, .forWrite())
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    }

    /// The whole number under a key, or what a text there begins with; 0 where there is none.
    override package func integer(forKey defaultName: String) -> Int {
        number(defaultName)?.intValue ?? text(defaultName)?.integerValue ?? 0
    }

    /// The number under a key, or what a text there begins with; 0 where there is none.
    override package func float(forKey defaultName: String) -> Float {
        number(defaultName)?.floatValue ?? text(defaultName)?.floatValue ?? 0
    }

    /// The number under a key, or what a text there begins with; 0 where there is none.
    override package func double(forKey defaultName: String) -> Double {
        number(defaultName)?.doubleValue ?? text(defaultName)?.doubleValue ?? 0
    }

    /// Whether what is under a key is true, a number other than 0, or a text such as YES.
    override package func bool(forKey defaultName: String) -> Bool {
        number(defaultName)?.boolValue ?? text(defaultName)?.boolValue ?? false
    }

    /// The text under a key, or a number there as text.
    override package func string(forKey defaultName: String) -> String? {
        object(forKey: defaultName) as? String ?? number(defaultName)?.stringValue
    }

    private func number(_ key: String) -> NSNumber? { object(forKey: key) as? NSNumber }
    private func text(_ key: String) -> NSString? { (object(forKey: key) as? String).map { NSString(string: $0) } }

    /// The address under a key; a text without a scheme is the path of a file.
    override package func url(forKey defaultName: String) -> URL? {
        guard let text = object(forKey: defaultName) as? String else { return nil }
        if let url = URL(string: text), url.scheme != nil { return url }
        return URL(fileURLWithPath: NSString(string: text).expandingTildeInPath)
    }

    /// Keeps an address.
    override package func set(_ url: URL?, forKey defaultName: String) {
        set(url?.absoluteString as Any?, forKey: defaultName)
    }

    /// Says what stands for keys that have no value, for this process.
    override package func register(defaults registrationDictionary: [String: Any]) {
        let values = registrationDictionary.compactMapValues { StoredValue(propertyList: $0) }
        Self.registered.withLock { known in
            known.merge(values) { $1 }
            super.register(defaults: registrationDictionary)
        }
    }

    /// All values by their keys, and what was registered for others.
    override package func dictionaryRepresentation() -> [String: Any] {
        Self.registered.withLock { $0 }.mapValues(\.object).merging(kept) { $1 }
    }

    private var kept: [String: Any] {
        let store = store
        var kept: [String: Any] = [:]
        for key in store.keys { kept[key] = store.location(key).current?.object }
        return kept
    }

    /// All values by their keys, for the program's own name; others are suites.
    override package func persistentDomain(forName domainName: String) -> [String: Any]? {
        isOwn(domainName) ? kept : super.persistentDomain(forName: domainName)
    }

    /// Keeps these values and no others, for the program's own name; others are suites.
    override package func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
        guard isOwn(domainName) else { return super.setPersistentDomain(domain, forName: domainName) }
        for key in store.keys where domain[key] == nil { removeObject(forKey: key) }
        for (key, value) in domain.sorted(by: { $0.key < $1.key }) { set(value, forKey: key) }
    }

    /// Forgets all values, for the program's own name; others are suites.
    override package func removePersistentDomain(forName domainName: String) {
        guard isOwn(domainName) else { return super.removePersistentDomain(forName: domainName) }
        for key in store.keys { removeObject(forKey: key) }
    }

    private func isOwn(_ name: String) -> Bool {
        name == Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    }

    /// True: stores keep what they are given by themselves.
    @discardableResult
    override package func synchronize() -> Bool { true }
}

extension StoredValue {
    /// The value as user defaults give it.
    fileprivate var object: Any {
        switch self {
        case .bool(let value): NSNumber(value: value)
        case .int(let value): NSNumber(value: value)
        case .double(let value): NSNumber(value: value)
        default: propertyList
        }
    }
}
