import Foundation

/// Runs a closure; Swift on Linux has no objects that wait in a pool to be released.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The seconds since the beginning of 2001 by the system's clock.
public func CFAbsoluteTimeGetCurrent() -> Double { Date().timeIntervalSinceReferenceDate }

extension ProcessInfo {
    /// How hot the device is.
    public enum ThermalState: Int, Sendable {
        /// Not hot.
        case nominal
        /// A little hot.
        case fair
        /// Hot.
        case serious
        /// Too hot.
        case critical
    }

    /// Not hot, as far as anybody can tell.
    public var thermalState: ThermalState { .nominal }
    /// Whether the user asked to save power; nobody can on Linux.
    public var isLowPowerModeEnabled: Bool { false }
    /// Whether this is an app for phones that runs on a Mac, which it never is here.
    public var isiOSAppOnMac: Bool { false }
    /// Whether this is an app that was made for a Mac of one for phones, which it never is here.
    public var isMacCatalystApp: Bool { false }
}

extension Data.WritingOptions {
    /// Replaces a file by a new one, so that no half of it is ever there: the older name of `atomic`.
    public static var atomicWrite: Data.WritingOptions { .atomic }
}

// An initializer without parameters is that of every object, which Swift on Linux keeps from texts with attributes.

extension NSAttributedString {
    /// An empty text.
    ///
    /// - Parameter none: left out.
    public convenience init(_ none: Void = ()) { self.init(string: "") }
}

extension NSMutableString {
    /// An empty text.
    ///
    /// - Parameter none: left out.
    public convenience init(_ none: Void = ()) { self.init(capacity: 0) }
}

extension URL {
    /// The user's folder for documents.
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    /// The user's folder for what can be made again.
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    /// The user's folder for what programs keep.
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    /// The user's folder for what was downloaded.
    public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
    /// The user's folder for pictures.
    public static var picturesDirectory: URL { folder(.picturesDirectory) }
    /// The user's folder for music.
    public static var musicDirectory: URL { folder(.musicDirectory) }
    /// The user's folder for films.
    public static var moviesDirectory: URL { folder(.moviesDirectory) }
    /// The user's folder for what lies on the desktop.
    public static var desktopDirectory: URL { folder(.desktopDirectory) }

    private static func folder(_ kind: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: kind, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
    }
}

extension UserDefaults {
    /// Keeps a value under a key, as `set(_:forKey:)` does.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
    /// The value under a key, as `object(forKey:)` gives it.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
}

extension Timer {
    /// A timer that never fires, for properties that hold one before another is started.
    ///
    /// - Parameter none: left out. An initializer without parameters is that of every object, which Swift on Linux keeps
    ///   from timers.
    public convenience init(_ none: Void = ()) {
        self.init(timeInterval: 1, repeats: false) { _ in }
        invalidate()
    }
}
