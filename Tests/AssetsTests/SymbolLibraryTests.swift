@testable import Assets
import Testing

@Suite struct SymbolLibraryTests {
    @Test(
        "The names that the example apps use are there",
        arguments: [
            "plus.circle.fill", "line.horizontal.3", "mappin.and.ellipse", "heart.circle.fill", "xmark", "heart",
            "x.circle", "heart.circle", "star.circle.fill", "cart.fill", "app.gift.fill", "headphones", "tv",
            "airplane",
            "dollarsign.circle.fill", "plus.circle", "xmark.circle", "checkmark.circle", "person.crop.circle",
            "ellipsis.circle", "mappin.circle.fill", "eye.slash", "gear", "speaker.wave.2.fill", "bell.slash.fill",
        ])
    func required(name: String) {
        #expect(SymbolLibrary.symbol(named: name) != nil)
    }

    @Test(
        "A name that cannot be composed is not known",
        arguments: ["", ".circle", ".fill", "nothing", "nothing.circle.fill", "circle.circle.circle.circle.x", "slash"])
    func unknown(name: String) {
        #expect(SymbolLibrary.symbol(named: name) == nil)
    }

    @Test("Every drawing's path data is read to its end")
    func pathData() {
        for name in SymbolLibrary.names {
            for mark in SymbolLibrary.sketches[name]?.marks ?? [] { #expect(!mark.outline.isEmpty, "\(name)") }
        }
    }
}
