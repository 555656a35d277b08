import SwiftUICore
import Foundation

/// A time that a program asked for to finish something while nobody sees it.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The task's number.
    public let rawValue: Int

    /// The task of a number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// No task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Which way a user interface runs.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// From the left.
    case leftToRight
    /// From the right.
    case rightToLeft
}

extension UIApplication {
    private static var lastBackgroundTask = 0

    /// Asks for time to finish something. Programs here run on when nobody sees them, so that it never ends.
    ///
    /// - Parameter handler: called before the time is over, which it never is.
    public func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        beginBackgroundTask(withName: nil, expirationHandler: handler)
    }

    /// Asks for time to finish something that has a name. Programs here run on when nobody sees them.
    ///
    /// - Parameter handler: called before the time is over, which it never is.
    public func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        Self.lastBackgroundTask += 1
        return UIBackgroundTaskIdentifier(rawValue: Self.lastBackgroundTask)
    }

    /// Says that a task is done.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// The seconds that are left: programs here run on when nobody sees them.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    /// Which way the user interface of the window at work runs.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        WindowContext.current?.environment?.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// No: no host shows an icon of the app.
    public var supportsAlternateIcons: Bool { false }
    /// The name of the icon that stands for the app's own: there is none.
    public var alternateIconName: String? { nil }

    /// Asks for another icon of the app, which no host shows.
    ///
    /// - Parameter completionHandler: told an error, on the main actor.
    public func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) {
        guard let completionHandler else { return }
        Task { completionHandler(Self.noIcons) }
    }

    /// Asks for another icon of the app, which no host shows.
    ///
    /// - Throws: always.
    public func setAlternateIconName(_ alternateIconName: String?) async throws { throw Self.noIcons }

    private static var noIcons: NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: CocoaError.Code.featureUnsupported.rawValue,
            userInfo: [NSLocalizedDescriptionKey: "The icon of the app cannot be changed here: nothing shows it."])
    }
}
