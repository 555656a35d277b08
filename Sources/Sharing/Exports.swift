@_exported import RiffleDragAndDrop
@_exported import RifflePresentations
@_exported import RiffleScenes
@_exported import SwiftUICore
