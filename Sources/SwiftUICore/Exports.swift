@_exported import RiffleAssets
@_exported import Foundation
@_exported import RiffleGeometry
@_exported import RiffleGestures
@_exported import RiffleMotion
@_exported import Observation
@_exported import OpenCombine
@_exported import RifflePainting
