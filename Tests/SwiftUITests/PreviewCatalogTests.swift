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
}
