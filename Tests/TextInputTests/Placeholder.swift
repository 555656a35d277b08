import SwiftUITesting
import Testing

@testable import TextInput
