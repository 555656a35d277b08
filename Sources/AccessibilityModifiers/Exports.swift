@_exported import Interaction
@_exported import SwiftUICore
@_exported import Texts
