@_exported import Painting
