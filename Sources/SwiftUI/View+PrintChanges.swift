import SwiftUICore

extension View {
    /// Writes to the standard output that the body runs, for whoever looks for the reason.
    ///
    /// Apple's names what has changed too.
    public static func _printChanges() { print("\(Self.self): changed.") }

    /// Writes to the log that the body runs.
    public static func _logChanges() {
        Logger(subsystem: "com.apple.SwiftUI", category: "Changed Body Properties").info("\(Self.self): changed.")
    }
}
