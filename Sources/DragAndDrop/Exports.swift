@_exported import AccessibilityModifiers
@_exported import Foundation
@_exported import SwiftUICore
