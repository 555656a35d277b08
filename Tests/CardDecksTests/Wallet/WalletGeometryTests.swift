import SwiftUI
import Testing

@testable import CardDecks

@Suite struct WalletGeometryTests {
    private func geometry(_ change: (inout WalletStyle) -> Void = { _ in }) -> WalletGeometry {
        var style = WalletStyle()
        change(&style)
        return WalletGeometry(style)
    }

    @Test("card i stands 50·i points above the middle; opened ones come to it, those in front go 1400 down")
    func offsets() {
        #expect(geometry().offset(ofCardAt: 3, whileOpen: nil) == CGSize(width: 0, height: -150))
        #expect(geometry().offset(ofCardAt: 3, whileOpen: 2) == .zero)
        #expect(geometry().offset(ofCardAt: 2, whileOpen: 2) == .zero)
        #expect(geometry().offset(ofCardAt: 1, whileOpen: 2) == CGSize(width: 0, height: 1400))
    }

    @Test("a card lifts by 20, follows up and down exactly, and shifts by 20 beyond 10 to the side")
    func displacement() {
        #expect(geometry().displacement(.zero) == CGSize(width: 0, height: -20))
        #expect(geometry().displacement(CGSize(width: 10, height: 33)) == CGSize(width: 0, height: 13))
        #expect(geometry().displacement(CGSize(width: 10.5, height: 0)).width == 20)
        #expect(geometry().displacement(CGSize(width: -300, height: 0)).width == -20)
    }

    @Test(
        "a card goes to i + trunc(-dy/50), within the deck, however far it is moved",
        arguments: [
            (0, -170.0, 3), (2, -49, 2), (2, -50, 3), (2, 60, 1), (3, -400, 4), (1, 900, 0), (1, -1e300, 4),
            (1, 1e300, 0), (2, .infinity, 2), (2, .nan, 2),
        ])
    func drop(index: Int, height: CGFloat, place: Int) {
        #expect(geometry().index(ofCardAt: index, movedBy: height, count: 5) == place)
    }

    @Test("without spacing nothing is reordered, with negative spacing down is further back")
    func spacing() {
        let flat = geometry { $0.spacing = 0 }
        #expect(flat.index(ofCardAt: 1, movedBy: 80, count: 3) == 1)
        #expect(flat.zIndex(ofCardAt: 1, movedBy: 80) == -1)
        let hanging = geometry { $0.spacing = -40 }
        #expect(hanging.index(ofCardAt: 1, movedBy: 45, count: 3) == 2)
        #expect(hanging.offset(ofCardAt: 1, whileOpen: nil).height == 40)
    }

    @Test("the z-index is -i + dy/50")
    func depth() {
        #expect(geometry().zIndex(ofCardAt: 2, movedBy: 0) == -2)
        #expect(geometry().zIndex(ofCardAt: 2, movedBy: -75) == -3.5)
    }

    @Test("a deck of one or none has one place or none")
    func few() {
        #expect(geometry().index(ofCardAt: 0, movedBy: -900, count: 1) == 0)
        #expect(geometry().index(ofCardAt: 0, movedBy: -900, count: 0) == 0)
    }
}
