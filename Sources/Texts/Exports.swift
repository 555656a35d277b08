@_exported import RiffleDrawing
@_exported import SwiftUICore
