@_exported import RiffleAccessibilityModifiers
@_exported import RiffleAnimators
@_exported import RiffleAppearances
@_exported import SwiftUICore
