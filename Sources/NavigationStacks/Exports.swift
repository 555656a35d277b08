@_exported import RiffleLists
@_exported import SwiftUICore
