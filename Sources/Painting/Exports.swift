@_exported import RiffleGeometry
