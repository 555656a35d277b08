import SwiftUITesting
import Testing

@testable import Presentations
