import Charts
import Testing

@Suite struct BinTests {
    @Test("bins of a round size cover the data")
    func numbers() {
        let bins = NumberBins(data: [1.5, 22, 47, 98], desiredCount: 10)
        #expect(bins.first?.lowerBound == 0 && bins.last?.upperBound == 100 && bins.count == 10)
        #expect(bins.index(for: 47) == 4)
        #expect(bins[4].contains(47) && !bins[4].contains(50))
        #expect(bins[9].contains(100))
    }

    @Test("values outside fall into the nearest bin")
    func outside() {
        let bins = NumberBins(thresholds: [0, 10, 20])
        #expect(bins.index(for: -5) == 0 && bins.index(for: 99) == 1)
    }

    @Test("bins of nothing are none")
    func empty() {
        #expect(NumberBins<Double>(thresholds: []).isEmpty)
        #expect(NumberBins(size: 0, range: 0.0...1.0).isEmpty)
    }
}
