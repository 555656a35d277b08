@_exported import RiffleAnimators
@_exported import RiffleTextAndImages
@_exported import SwiftUICore
