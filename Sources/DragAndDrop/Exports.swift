@_exported import RiffleAccessibilityModifiers
@_exported import Foundation
@_exported import SwiftUICore
