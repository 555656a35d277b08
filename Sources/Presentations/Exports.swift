@_exported import RiffleContainers
@_exported import RiffleControls
@_exported import SwiftUICore
