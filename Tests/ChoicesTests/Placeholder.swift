import SwiftUITesting
import Testing

@testable import Choices
