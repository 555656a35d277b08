import Testing
import RiffleWebHost

@Suite struct UnsentMessagesTests {
    @Test("Bytes are counted until they are gone, and the oldest message can be told from later ones")
    func counting() {
        var unsent = UnsentMessages()
        #expect(unsent.oldest == nil)
        for _ in 0..<10 { unsent.add(100) }
        var seen: Set<UInt64> = []
        for left in (0..<10).reversed() {
            #expect(unsent.oldest.map { seen.insert($0).inserted } == true)
            _ = unsent.removeOldest()
            #expect(unsent.bytes == left * 100)
        }
        #expect(unsent.oldest == nil)
        #expect(unsent.removeOldest() == false)
        #expect(unsent.bytes == 0)
    }

    @Test("Who waits for room is told once, when half of it is free")
    func room() {
        var unsent = UnsentMessages()
        #expect(unsent.awaitsRoom() == false)
        let piece = WebLimits.unsentBytes / 4
        for _ in 0..<4 { unsent.add(piece) }
        #expect(unsent.awaitsRoom() == true)
        #expect(unsent.removeOldest() == false)
        #expect(unsent.removeOldest() == true)
        #expect(unsent.removeOldest() == false)
        #expect(unsent.awaitsRoom() == false)
    }
}
