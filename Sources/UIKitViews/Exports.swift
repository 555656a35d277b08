@_exported import RiffleAbsentFrameworks
@_exported import RiffleCanvases
@_exported import RiffleFoundationParity
@_exported import RifflePickers
@_exported import RiffleSymbolEffects
@_exported import RiffleTabs
@_exported import SwiftUICore
