@_exported import Assets
@_exported import Foundation
@_exported import Geometry
@_exported import Gestures
@_exported import Motion
@_exported import Observation
@_exported import OpenCombine
@_exported import Painting
