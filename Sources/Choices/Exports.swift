@_exported import Canvases
@_exported import NavigationStacks
@_exported import Scenes
@_exported import SwiftUICore
