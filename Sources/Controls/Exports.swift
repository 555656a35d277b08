@_exported import Animators
@_exported import SwiftUICore
