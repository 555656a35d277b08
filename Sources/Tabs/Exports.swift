@_exported import RiffleNavigationStacks
@_exported import SwiftUICore
