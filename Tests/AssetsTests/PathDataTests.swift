@testable import RiffleAssets
import RiffleGeometry
import Testing

@Suite struct PathDataTests {
    @Test("Absolute and relative commands give the same path")
    func relative() {
        let absolute = Path(pathData: "M10 10L20 10V30H5C5 20 8 12 10 10Z")
        let relative = Path(pathData: "m10,10l10,0v20h-15c0-10 3-18 5-20z")
        #expect(absolute == relative)
    }

    @Test("Numbers may touch, as in 1-2 and .5.5, and carry exponents")
    func numbers() {
        #expect(Path(pathData: "M1-2L.5.5") == Path(pathData: "M 1 -2 L 0.5 0.5"))
        #expect(Path(pathData: "M1e1-2L3 4") == Path(pathData: "M10 -2L3 4"))
    }

    @Test("Arcs end where they say and bulge to the side they say")
    func arcs() {
        let over = Path(pathData: "M-10 0A10 10 0 0 1 10 0").boundingRect
        #expect(abs(over.minY + 10) < 0.01 && abs(over.maxY) < 0.01)
        let under = Path(pathData: "M-10 0A10 10 0 0 0 10 0").boundingRect
        #expect(abs(under.maxY - 10) < 0.01)
        let large = Path(pathData: "M10 0A10 10 0 1 1 0-10").boundingRect
        #expect(abs(large.minX + 10) < 0.01 && abs(large.maxY - 10) < 0.01)
    }

    @Test("What follows a mistake is left out", arguments: ["M0 0L1 1L2", "M0 0L1 1X3 3", "M0 0L1 1L--"])
    func mistakes(text: String) {
        #expect(Path(pathData: text) == Path(pathData: "M0 0L1 1"))
    }
}
