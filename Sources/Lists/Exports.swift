@_exported import RifflePresentations
@_exported import SwiftUICore
@_exported import RiffleTextInput
