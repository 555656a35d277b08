import SwiftUITesting
import Testing

@testable import NavigationStacks
