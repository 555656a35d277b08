@_exported import RifflePainting
