@_exported import RiffleModels
