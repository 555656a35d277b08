@_exported import RiffleLists
@_exported import RiffleSharing
@_exported import SwiftUICore
