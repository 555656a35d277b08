// Curves and animatable values are made of Geometry's types, and whoever moves something needs both.
@_exported import RiffleGeometry
