import SwiftUICore
import Foundation

/// The program, as far as code for phones asks it for anything that a view cannot.
@MainActor
public final class UIApplication {
    /// The program.
    public static let shared = UIApplication()

    private init() {}

    /// More about how to open an address.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// A key of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Has the host open an address, as `openURL` does.
    ///
    /// - Parameter completionHandler: told true.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        HostRequests.add(.open(url))
        completionHandler?(true)
    }

    /// Whether somebody could open an address: one that has a scheme.
    public func canOpenURL(_ url: URL) -> Bool { url.scheme?.isEmpty == false }

    /// The address of the app's settings; no system here has any for it.
    public static let openSettingsURLString = "app-settings:"
}
