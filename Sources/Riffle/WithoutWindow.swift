import SwiftUI
import SwiftUICore

/// Runs code that belongs to no window: what it starts is nobody's, and notifications that it posts reach the observers of
/// all windows.
///
///     withoutWindow { NotificationCenter.default.post(name: .menuChanged, object: nil) }
///
/// Code that a window's view or callback starts belongs to that window, whether it runs in a task, a timer, a queue or a
/// completion handler, and a notification that it posts reaches that window's observers and those of no window. A program
/// that serves several visitors uses this function for what concerns all of them.
///
/// Requests such as opening an address or copying a text reach no window from here; they are dropped, and reported once.
///
/// - Parameter body: called once, at once.
public func withoutWindow<Result>(_ body: () throws -> Result) rethrows -> Result {
    try WindowContext.runForNobody(body)
}
