@_exported import AccessibilityModifiers
@_exported import Animators
@_exported import Appearances
@_exported import SwiftUICore
