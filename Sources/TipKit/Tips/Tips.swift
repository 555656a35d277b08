import Foundation

/// What belongs to tips.
public enum Tips {
    /// Has tips be shown from now on. Before it is called, none is.
    ///
    /// In a program that serves itself to browsers, `App.init()` and the views configure the tips of their own page, and each
    /// visitor has tips of their own.
    ///
    /// - Throws: `TipKitError.tipsDatastoreAlreadyConfigured` if it was called before.
    public static func configure(_ configuration: [ConfigurationOption] = []) throws {
        let center = TipCenter.ofCaller
        if LaunchArguments.has("ResetDatastore") { center.forgetAll() }
        try center.configure(configuration)
    }

    /// Forgets all tips, events and parameters that are kept.
    ///
    /// - Throws: `TipKitError.tipsDatastoreAlreadyConfigured` if `configure` was called before.
    public static func resetDatastore() throws {
        let center = TipCenter.ofCaller
        guard !center.isConfigured else { throw TipKitError.tipsDatastoreAlreadyConfigured }
        center.forgetAll()
    }

    /// Shows all tips, whatever their rules say and however often tips are to be shown.
    public static func showAllTipsForTesting() { TipCenter.ofCaller.override { $0.all = .shown } }

    /// Shows tips of these types, whatever their rules say.
    public static func showTipsForTesting(_ tips: [any Tip.Type]) {
        TipCenter.ofCaller.override { $0.set(.shown, for: tips) }
    }

    /// Shows no tips, but for those that `showTipsForTesting` names.
    public static func hideAllTipsForTesting() { TipCenter.ofCaller.override { $0.all = .hidden } }

    /// Shows no tips of these types.
    public static func hideTipsForTesting(_ tips: [any Tip.Type]) {
        TipCenter.ofCaller.override { $0.set(.hidden, for: tips) }
    }
}

extension Tips {
    /// Whether a tip may be shown.
    public enum Status: Hashable, Sendable {
        /// Not yet: a rule is not met, or another tip was shown a short while ago.
        case pending
        /// It may be shown.
        case available
        /// It is shown no more.
        case invalidated(InvalidationReason)
    }

    /// Why a tip is shown no more.
    public enum InvalidationReason: String, Hashable, Codable, Sendable {
        /// Somebody did what the tip is about.
        case actionPerformed
        /// It was shown as often as its `MaxDisplayCount` says.
        case displayCountExceeded
        /// It was shown for as long as its `MaxDisplayDuration` says.
        case displayDurationExceeded
        /// Somebody closed it.
        case tipClosed
    }
}

/// What goes wrong with tips.
public struct TipKitError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
    /// What went wrong.
    public let description: String

    /// What went wrong.
    public var errorDescription: String? { description }

    /// Tips are configured already.
    public static let tipsDatastoreAlreadyConfigured = TipKitError(description: "tipsDatastoreAlreadyConfigured")
    /// The app may not use a group's container. It is never thrown here.
    public static let missingGroupContainerEntitlements = TipKitError(
        description: "missingGroupContainerEntitlements")
    /// A rule asks for values of a type that cannot be compared. It is never thrown here: the compiler would say it.
    public static let invalidPredicateValueType = TipKitError(description: "invalidPredicateValueType")
}

/// Arguments of the program as Xcode's schemes have them: `-com.apple.TipKit.ShowAllTips 1`.
enum LaunchArguments {
    static func has(_ name: String) -> Bool {
        let arguments = CommandLine.arguments
        guard let place = arguments.firstIndex(of: "-com.apple.TipKit." + name) else { return false }
        return arguments.dropFirst(place + 1).first == "1"
    }
}
