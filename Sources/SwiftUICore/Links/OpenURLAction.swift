/// Opens addresses: `@Environment(\.openURL) var openURL`, then `openURL(url)`.
///
/// Links, text with links and `UIApplication.open` go the same way. A handler that is set for a part of the views decides
/// first; what it leaves to the system goes to the host, which opens it in the browser.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
    /// What a handler has done with an address.
    public struct Result: Sendable {
        enum Kind: Sendable {
            case handled, discarded
            case system(URL?)
        }

        let kind: Kind

        /// The handler has opened the address.
        public static let handled = Result(kind: .handled)
        /// The handler does not want the address opened.
        public static let discarded = Result(kind: .discarded)
        /// The system is to open the address.
        public static let systemAction = Result(kind: .system(nil))

        /// The system is to open another address.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    private let handler: @MainActor (URL) -> Result
    /// The window whose environment the action is from, whoever keeps it.
    fileprivate var context: WindowContext?

    /// An action that asks a closure what to do.
    public nonisolated init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

    /// Leaves all to the system.
    nonisolated static let system = OpenURLAction { _ in .systemAction }

    /// Opens an address.
    public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// Opens an address.
    ///
    /// - Parameter completion: told whether somebody opens it; the system always does.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        MainThread.run { [handler, context = context ?? .current] in
            switch WindowContext.run(as: context, { handler(url).kind }) {
            case .handled: completion(true)
            case .discarded: completion(false)
            case .system(let other):
                HostRequests.add(.open(other ?? url), in: context)
                completion(true)
            }
        }
    }
}

private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { .system }
}

extension EnvironmentValues {
    /// Opens addresses; set it to decide what links in some views do.
    public var openURL: OpenURLAction {
        get {
            var action = self[OpenURLKey.self]
            action.context = windowContext
            return action
        }
        set { self[OpenURLKey.self] = newValue }
    }
}
