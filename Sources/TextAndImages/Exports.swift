@_exported import RiffleDrawing
@_exported import RiffleQuantities
@_exported import SwiftUICore
