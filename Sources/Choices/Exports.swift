@_exported import RiffleCanvases
@_exported import RiffleNavigationStacks
@_exported import RiffleScenes
@_exported import SwiftUICore
