@_exported import RiffleTextAndImages
@_exported import SwiftUICore
