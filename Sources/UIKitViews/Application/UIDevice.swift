import SwiftUICore
import Foundation

/// The device that the program runs on, as it shows itself to code for phones.
@MainActor @preconcurrency
public final class UIDevice {
    /// The device.
    public static let current = UIDevice()

    private init() {}

    /// The user's name for the device.
    public var name: String { "iPhone" }
    /// What the device is.
    public var model: String { "iPhone" }
    /// What the device is, in the user's language.
    public var localizedModel: String { "iPhone" }
    /// The name of the system.
    public var systemName: String { "Linux" }

    /// The version of the system.
    public var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion)"
    }

    /// The same for as long as the program has its name, and nobody else's.
    public var identifierForVendor: UUID? {
        var bytes = [UInt8](repeating: 0, count: 16)
        // FNV-1a, once for each half.
        for half in 0..<2 {
            var hash: UInt64 = 0xcbf2_9ce4_8422_2325 &+ UInt64(half)
            for byte in ProcessInfo.processInfo.processName.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            for index in 0..<8 { bytes[half * 8 + index] = UInt8(truncatingIfNeeded: hash >> (UInt64(index) * 8)) }
        }
        // A random one, as far as its version says.
        bytes[6] = bytes[6] & 0x0F | 0x40
        bytes[8] = bytes[8] & 0x3F | 0x80
        return bytes.withUnsafeBytes { UUID(uuid: $0.load(as: uuid_t.self)) }
    }

    /// A phone: its looks are what everything is drawn in.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

    /// How the device is held, by the shape of the window.
    public var orientation: UIDeviceOrientation {
        let size = UIScreen.main.bounds.size
        return size.width > size.height ? .landscapeLeft : .portrait
    }

    /// The window is wider than high now, or the other way around; views receive it of their own window.
    nonisolated public static let orientationDidChangeNotification = WindowNotification.orientationDidChange
    /// Asks for news of how the device is held; nothing has to be done for it here.
    public func beginGeneratingDeviceOrientationNotifications() {}
    /// Asks for no more of them.
    public func endGeneratingDeviceOrientationNotifications() {}

    /// -1: nobody knows.
    public var batteryLevel: Float { -1 }
    /// Nobody knows.
    public var batteryState: BatteryState { .unknown }

    /// Whether the program asks for news of the battery; nobody has any.
    public var isBatteryMonitoringEnabled = false
    /// The battery has another charge: no host sends it.
    nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    /// The battery is charged, or no more: no host sends it.
    nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")

    /// Whether several programs run at once: they do.
    public var isMultitaskingSupported: Bool { true }

    /// No, whatever is set: there is nothing that could tell what is near, as on a tablet.
    public var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    /// Whether something is near the display: nobody knows.
    public var proximityState: Bool { false }

    /// Whether the device runs on its battery.
    public enum BatteryState: Int, Sendable {
        /// Nobody knows.
        case unknown
        /// It does.
        case unplugged
        /// It is being charged.
        case charging
        /// It is full.
        case full
    }
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    /// Nobody knows.
    case unknown
    /// Upright.
    case portrait
    /// Upside down.
    case portraitUpsideDown
    /// On its right side.
    case landscapeLeft
    /// On its left side.
    case landscapeRight
    /// On its back.
    case faceUp
    /// On its face.
    case faceDown

    /// Whether the window is higher than wide.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the window is wider than high.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device lies.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
