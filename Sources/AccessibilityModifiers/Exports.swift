@_exported import RiffleInteraction
@_exported import SwiftUICore
@_exported import RiffleTextAndImages
