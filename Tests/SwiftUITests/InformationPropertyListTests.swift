import SwiftUITesting
import Testing

@testable import SwiftUI

/// As `riffle import` writes it into an app's module.
enum _ImportedInformation: _InformationPropertyList {
    nonisolated static var propertyList: String { "<plist/>" }
}

@Test("what an app's module declares is found by the module's name")
func declaredInformation() {
    #expect(DeclaredInformation.propertyList(of: ["Elsewhere", "SwiftUITests"]) == "<plist/>")
    #expect(DeclaredInformation.propertyList(of: ["SwiftUI", "Straße"]) == nil)
}
