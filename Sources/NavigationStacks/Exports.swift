@_exported import Presentations
@_exported import SwiftUICore
@_exported import TextInput
