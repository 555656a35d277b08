import SwiftUITesting
import Testing

@testable import Lists
