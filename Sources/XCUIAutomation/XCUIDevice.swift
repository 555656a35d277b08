import CoreLocation
import Foundation
import RiffleDriverMessages

/// The device that apps run on, as far as there is one: how it is held, how it looks, its button.
open class XCUIDevice: NSObject, @unchecked Sendable {
    /// Buttons of a device.
    public enum Button: Int, Sendable {
        /// Leads to the home screen: the app goes to the background.
        case home = 1
        /// Does nothing here.
        case volumeUp = 2
        /// Does nothing here.
        case volumeDown = 3
        /// Does nothing here.
        case action = 4
    }

    /// How all of a device looks.
    public enum Appearance: Int, Sendable {
        /// Not said.
        case unspecified = 0
        /// Light.
        case light
        /// Dark.
        case dark
    }

    /// The one device there is.
    public static let shared = XCUIDevice()

    private let lock = NSLock()
    private var held = UIDeviceOrientation.portrait
    private var look = Appearance.unspecified
    private var place: XCUILocation?
    /// Whether a test has said where the device is, or that nobody is to know.
    private var hasPlace = false

    var settings: DriverSettings {
        lock.withLock {
            var settings = DriverSettings()
            settings.orientation = held.name
            settings.appearance = look == .dark ? "dark" : look == .light ? "light" : nil
            if hasPlace { settings.location = DriverLocation(place?.location) }
            return settings
        }
    }

    /// Where it is; apps are told when they run. The person lets them know; nil, as it is at first, where they do not.
    open var location: XCUILocation? {
        get { lock.withLock { place } }
        set {
            lock.withLock {
                place = newValue
                hasPlace = true
            }
            for app in XCUIApplication.running { app.deviceChanged() }
        }
    }

    /// How it is held; apps are told when they run.
    open var orientation: UIDeviceOrientation {
        get { lock.withLock { held } }
        set {
            lock.withLock { held = newValue }
            for app in XCUIApplication.running { app.deviceChanged() }
        }
    }

    /// How all of it looks; apps are told when they run.
    open var appearance: Appearance {
        get { lock.withLock { look } }
        set {
            lock.withLock { look = newValue }
            for app in XCUIApplication.running { app.deviceChanged() }
        }
    }

    /// Whether it has a physical keyboard that types.
    open var supportsPointerInteraction: Bool { false }

    /// Presses a button.
    open func press(_ button: Button) {
        guard button == .home else { return }
        for app in XCUIApplication.running { app.enter(background: true) }
    }

    /// Whether there is a button.
    open func hasHardwareButton(_ button: Button) -> Bool { button == .home }
}

extension UIDeviceOrientation {
    fileprivate var name: String {
        switch self {
        case .landscapeLeft: "landscapeLeft"
        case .landscapeRight: "landscapeRight"
        case .portraitUpsideDown: "portraitUpsideDown"
        default: "portrait"
        }
    }
}

/// A place that a device is brought to.
open class XCUILocation: NSObject, @unchecked Sendable {
    /// The place.
    public let location: CLLocation

    /// A place for `XCUIDevice.location`.
    public init(location: CLLocation) { self.location = location }
}

extension DriverLocation {
    fileprivate init(_ location: CLLocation?) {
        self.init()
        guard let location else { return }
        latitude = location.coordinate.latitude
        longitude = location.coordinate.longitude
        accuracy = max(location.horizontalAccuracy, 0)
        altitude = location.altitude
        if location.course >= 0 { course = location.course }
        if location.speed >= 0 { speed = location.speed }
    }
}
