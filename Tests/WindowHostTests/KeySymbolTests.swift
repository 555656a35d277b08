import RiffleGestures
import Testing

@testable import RiffleWindowHost

@Suite struct KeySymbolTests {
    private static let named: [(UInt32, KeyEquivalent)] = [
        (0xFF0D, .return), (0xFE20, .tab), (0xFF1B, .escape), (0xFF08, .delete), (0xFFFF, .deleteForward),
        (0xFF52, .upArrow), (0xFF98, .rightArrow), (0xFF56, .pageDown),
    ]

    @Test(arguments: named)
    func keysThatTypeNothingAreKnownByTheirNames(_ number: UInt32, _ key: KeyEquivalent) {
        #expect(KeySymbol(number).key(typing: nil) == key)
    }

    @Test func aLetterIsTheSameKeyWithShiftAndWithout() {
        #expect(KeySymbol(0x61).key(typing: "a") == "a")
        #expect(KeySymbol(0x41).key(typing: "A") == "a")
        // Its small form would be two characters.
        #expect(KeySymbol(0x1000130).key(typing: "\u{130}") == KeyEquivalent("\u{130}"))
    }

    @Test func functionKeysAreCharactersOfTheirOwn() {
        #expect(KeySymbol(0xFFBE).key(typing: nil) == KeyEquivalent("\u{F704}"))
        #expect(KeySymbol(0xFFC9).key(typing: nil) == KeyEquivalent("\u{F70F}"))
    }

    @Test func modifiersByThemselvesAreNoKeys() {
        #expect(KeySymbol(0xFFE1).key(typing: nil) == nil)
        #expect(KeySymbol(0xFFE3).key(typing: "\u{3}") == nil)
    }

    @Test func controlStandsForCommand() {
        #expect(EventModifiers(gdk: 1 << 2) == .command)
        #expect(EventModifiers(gdk: 1 << 0 | 1 << 3) == [.shift, .option])
        #expect(EventModifiers(gdk: 1 << 26) == .control)
        // Buttons of the mouse and the lock of numbers are none.
        #expect(EventModifiers(gdk: 1 << 8 | 1 << 4) == [])
    }

    @Test func aKeyThatGoesDownAgainRepeats() {
        var keys = HeldKeys()
        #expect(keys.press(38) == .down)
        #expect(keys.press(38) == .repeat)
        keys.release(38)
        #expect(keys.press(38) == .down)
        keys.forget()
        #expect(keys.press(38) == .down)
    }
}
