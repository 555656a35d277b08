// Locations, angles and unit points are part of this module's signatures.
@_exported import RiffleGeometry
