// Frames in this module's signatures are Foundation's rectangles.
@_exported import RiffleGeometry
