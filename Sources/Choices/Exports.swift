@_exported import Lists
@_exported import NavigationStacks
@_exported import SwiftUICore
