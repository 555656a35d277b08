import XCTest

@testable import Pantry

final class PantryTests: XCTestCase {
    func testTakingTheLastJarRemovesIt() {
        let pantry = Pantry()
        let beans = pantry.jars[1]
        pantry.take(beans)
        XCTAssertEqual(pantry.jars.map(\.name), ["Apricots", "Pickles"])
        XCTAssertEqual(pantry.total, 16)
    }
}
