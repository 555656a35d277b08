@_exported import Containers
@_exported import Controls
@_exported import SwiftUICore
