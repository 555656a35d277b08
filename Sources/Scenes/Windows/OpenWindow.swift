import SwiftUICore

/// Opens a window of the app. As on a phone there is one only: asking for another is reported.
@MainActor @preconcurrency
public struct OpenWindowAction {
    nonisolated fileprivate init() {}

    /// Asks for the window of a scene.
    public func callAsFunction(id: String) { report("open the window \"\(id)\"") }

    /// Asks for the window of a scene that shows a value.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { report("open the window \"\(id)\"") }

    /// Asks for the window of the scene for values of a type.
    public func callAsFunction<D: Codable & Hashable>(value: D) { report("open a window for a \(D.self)") }
}

/// Closes a window of the app. As on a phone there is one only: asking for that is reported.
@MainActor @preconcurrency
public struct DismissWindowAction {
    nonisolated fileprivate init() {}

    /// Asks to close the window that the view is in.
    public func callAsFunction() { report("close its window") }

    /// Asks to close the window of a scene.
    public func callAsFunction(id: String) { report("close the window \"\(id)\"") }

    /// Asks to close the window of a scene that shows a value.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { report("close the window \"\(id)\"") }

    /// Asks to close the window of the scene for values of a type.
    public func callAsFunction<D: Codable & Hashable>(value: D) { report("close a window for a \(D.self)") }
}

@MainActor
private func report(_ wish: String) {
    WindowContext.current?.graph?.report(
        RuntimeIssue(
            kind: .other,
            message: "the app asked to \(wish), and there is one window only, which stays. Ask "
                + "`supportsMultipleWindows` first, and show a sheet or push a screen instead.",
            path: ""))
}

extension EnvironmentValues {
    /// Opens a window of the app.
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    /// Closes a window of the app.
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
}
