import Testing

@testable import SwiftUI

@MainActor
@Suite struct PreviewCatalogTests {
    @Test("Previews of one name get files of their own, whatever others are called")
    func distinctNames() {
        #expect(PreviewCatalog.distinct(["Card", "List", "Card"]) == ["Card", "List", "Card-2"])
        #expect(PreviewCatalog.distinct(["Card", "Card", "Card-2"]) == ["Card", "Card-2", "Card-2-2"])
        #expect(PreviewCatalog.distinct(["Card-2", "Card", "Card"]) == ["Card-2", "Card", "Card-3"])
        #expect(PreviewCatalog.distinct(["", "", ""]) == ["", "-2", "-3"])
    }

    @Test("File names are one word each, in every alphabet")
    func fileNames() {
        #expect(PreviewCatalog.safe("Card-A green  field ") == "Card-A-green-field")
        #expect(PreviewCatalog.safe("Über/uns\t(2)") == "Über_uns-_2_")
        #expect(PreviewCatalog.safe("$HOME; rm *") == "_HOME_-rm-_")
    }
}
