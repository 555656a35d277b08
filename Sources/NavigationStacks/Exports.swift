@_exported import Lists
@_exported import SwiftUICore
