import SwiftUICore
import Foundation

/// What the user asked the system for, as code for phones looks it up.
///
/// It is that of the view whose body or callback is running, and off where none is: the environment tells it too.
public enum UIAccessibility {
    /// Whether a screen reader is in use.
    public static var isVoiceOverRunning: Bool { isOn(\.accessibilityVoiceOverEnabled) }
    /// Whether movement is to be kept to what is needed.
    public static var isReduceMotionEnabled: Bool { isOn(\.accessibilityReduceMotion) }
    /// Whether grounds are to be opaque.
    public static var isReduceTransparencyEnabled: Bool { isOn(\.accessibilityReduceTransparency) }
    /// Whether what colors tell is to be told in another way too.
    public static var shouldDifferentiateWithoutColor: Bool { isOn(\.accessibilityDifferentiateWithoutColor) }
    /// Whether the display's colors are inverted.
    public static var isInvertColorsEnabled: Bool { isOn(\.accessibilityInvertColors) }

    private static func isOn(_ setting: KeyPath<EnvironmentValues, Bool> & Sendable) -> Bool {
        EnvironmentValues.readOfRunningView { $0[keyPath: setting] } ?? false
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Seconds on a clock that never goes back.
public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }
