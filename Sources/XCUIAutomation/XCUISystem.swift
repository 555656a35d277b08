import Foundation

/// What the system of the device is asked for.
open class XCUISystem: NSObject, @unchecked Sendable {
    fileprivate static let shared = XCUISystem()

    /// Opens an address, with the app that was launched last.
    open func open(_ url: URL) {
        guard let app = XCUIApplication.running.last else {
            return TestInProgress.shared.fail("No app runs that \(url.absoluteString) could be opened with.")
        }
        app.open(url)
    }
}

extension XCUIDevice {
    /// The system of the device.
    public var system: XCUISystem { .shared }
}

/// What apps ask people for on a device, before they may have it.
public enum XCUIProtectedResource: Int, Sendable {
    /// Names and addresses.
    case contacts = 1
    /// Events of the calendar.
    case calendar
    /// Reminders.
    case reminders
    /// Pictures.
    case photos
    /// What is heard.
    case microphone
    /// What is seen.
    case camera
    /// Music and films.
    case mediaLibrary
    /// What the house can do.
    case homeKit
    /// Devices near by.
    case bluetooth
    /// What keyboards send.
    case keyboardNetwork
    /// Where the person is.
    case location
    /// How the person is.
    case health
    /// What the person does in other apps.
    case userTracking
    /// Whether the person is to be left alone.
    case focus
    /// Computers near by.
    case localNetwork
}

extension XCUIApplication {
    /// Forgets what a person has allowed the app. Every test begins as on a new device, where nothing is allowed: there is
    /// nothing to forget.
    public func resetAuthorizationStatus(for resource: XCUIProtectedResource) {}
}
