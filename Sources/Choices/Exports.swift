@_exported import NavigationStacks
@_exported import SwiftUICore
