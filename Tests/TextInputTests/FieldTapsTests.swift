import Foundation
import Testing

@testable import RiffleTextInput

@Suite struct FieldTapsTests {
    @Test("taps count up while they follow each other at one place, and begin anew elsewhere or later")
    func counts() {
        var taps = FieldTaps()
        let place = CGPoint(x: 50, y: 10)
        #expect(taps.tapped(at: place, time: 1) == 1)
        #expect(taps.tapped(at: CGPoint(x: 60, y: 10), time: 1.3) == 2)
        #expect(taps.tapped(at: place, time: 1.6) == 3)
        #expect(taps.tapped(at: CGPoint(x: 150, y: 10), time: 1.7) == 1)
        #expect(taps.tapped(at: CGPoint(x: 150, y: 10), time: 2.5) == 1)
    }
}
