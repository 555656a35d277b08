import Foundation
import SwiftUITesting
import Testing

@Suite("Names of persons as styles write them")
struct PersonNameStyleTests {
    @Test("A name is written short, in full or by its first letters, and taken apart again")
    func styles() throws {
        var name = try PersonNameComponents("Ada King Lovelace")
        #expect(name.givenName == "Ada" && name.middleName == "King" && name.familyName == "Lovelace")
        #expect(name.formatted() == "Ada Lovelace")
        #expect(name.formatted(.name(style: .long)) == "Ada King Lovelace")
        #expect(name.formatted(.name(style: .abbreviated)) == "AL")
        name.nickname = "Countess"
        #expect(name.formatted(.name(style: .short)) == "Countess")
        #expect(throws: (any Error).self) { try PersonNameComponents("  ") }
    }
}
