import Foundation
import Synchronization

/// Where a window keeps what its views store: what its host set in the environment.
package struct AppStores: Sendable {
    /// The window's own, or its visitor's.
    package var own: KeyValueStore?
    /// Those of all windows.
    package var shared: SharedStores?

    package init(own: KeyValueStore?, shared: SharedStores?) {
        self.own = own
        self.shared = shared
    }

    private static let process = Mutex(AppStores(own: .program, shared: .program))

    /// From now on code of no window keeps its values there.
    package static func useForProcess(_ stores: AppStores) { process.withLock { $0 = stores } }

    /// Those of the code that asks: its window's, or the process's own where it belongs to no window.
    static var ofCaller: AppStores {
        if let current { return current }
        if WindowResources.servesVisitors {
            OwnerlessCode.report(
                "UserDefaults.standard or AppStorage", outcome: "The process keeps the value, for no visitor.",
                alternative: "Use it in a view, an action or a task of a view, or name a store that all share: "
                    + ".shared(named:) of the module Riffle.")
        }
        return process.withLock { $0 }
    }

    /// What all windows share, which code of no window shares as well.
    static var sharedOfCaller: SharedStores { (current ?? process.withLock { $0 }).shared ?? .program }

    /// Those of the window whose event or frame is being dealt with.
    package static var current: AppStores? {
        WindowContext.current?.environment.map { AppStores(own: $0.appStore, shared: $0.sharedStores) }
    }
}

/// The store that a property or a view names.
enum AppStoreChoice: Equatable {
    /// What views around have named, or the window's.
    case own
    /// The window's.
    case standard
    /// One of those that all windows share.
    case shared(String)
    /// That of user defaults.
    case defaults(KeyValueStore)

    init(_ defaults: UserDefaults?) {
        switch defaults {
        case nil: self = .own
        case let shared as SharedDefaults: self = .shared(shared.name)
        case is StoreDefaults: self = .standard
        case let other?: self = .defaults(KeyValueStore.store(of: other))
        }
    }

    /// The store itself for a property of a view: where it names none, what the views around have named counts.
    func store(choosing environment: EnvironmentValues) -> KeyValueStore? {
        (self == .own ? environment.appStoreChoice : self).store(in: environment)
    }

    private func store(in environment: EnvironmentValues) -> KeyValueStore? {
        switch self {
        case .own, .standard: environment.appStore
        case .shared(let name): (environment.sharedStores ?? .program).store(named: name)
        case .defaults(let store): store
        }
    }

    static func == (first: AppStoreChoice, second: AppStoreChoice) -> Bool {
        switch (first, second) {
        case (.own, .own), (.standard, .standard): true
        case (.shared(let first), .shared(let second)): first == second
        case (.defaults(let first), .defaults(let second)): first === second
        default: false
        }
    }

    /// The store itself outside of views: the one of the window at work, or of the program.
    var storeAtWork: KeyValueStore {
        switch self {
        case .own, .standard: AppStores.ofCaller.own ?? .program
        case .shared(let name): AppStores.sharedOfCaller.store(named: name)
        case .defaults(let store): store
        }
    }
}

private struct AppStoreKey: EnvironmentKey {
    static var defaultValue: KeyValueStore? { nil }
}

private struct SharedStoresKey: EnvironmentKey {
    static var defaultValue: SharedStores? { nil }
}

private struct AppStoreChoiceKey: EnvironmentKey {
    static var defaultValue: AppStoreChoice { .own }
}

extension EnvironmentValues {
    /// Where `AppStorage` keeps what it keeps; a host sets it for each window.
    package var appStore: KeyValueStore? {
        get { self[AppStoreKey.self] }
        set { self[AppStoreKey.self] = newValue }
    }

    /// Where `AppStorage` keeps what all windows share; a host sets it for all alike.
    package var sharedStores: SharedStores? {
        get { self[SharedStoresKey.self] }
        set { self[SharedStoresKey.self] = newValue }
    }

    /// What views around have named for `AppStorage` that names nothing.
    var appStoreChoice: AppStoreChoice {
        get { self[AppStoreChoiceKey.self] }
        set { self[AppStoreChoiceKey.self] = newValue }
    }
}
