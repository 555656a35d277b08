import Testing

@testable import Charts

@Suite struct PositionScaleTests {
    @Test("numbers lie evenly, and come back from their places")
    func linear() throws {
        let scale = PositionScale(domain: PositionScale.continuous(.linear, 10, 30, .number))
        #expect(scale.share(.number(15)) == 0.25)
        #expect(scale.value(at: 0.75) == .number(25))
        #expect(scale.share(.category("a")) == nil)
        #expect(scale.share(.number(.nan)) == nil)
    }

    @Test("equal steps of a logarithmic scale are equal factors")
    func log() throws {
        let scale = PositionScale(domain: PositionScale.continuous(.log, 1, 10_000, .number))
        let share = try #require(scale.share(.number(100)))
        #expect(abs(share - 0.5) < 1e-9)
        #expect(scale.share(.number(0)) == nil)
        let value = try #require(scale.value(at: 0.25)?.magnitude)
        #expect(abs(value - 10) < 1e-9)
    }

    @Test("a symmetric logarithm is its own mirror image", arguments: [0.1, 1, 40])
    func symmetric(value: Double) throws {
        let up = try #require(ScaleType.symmetricLog.apply(value))
        #expect(ScaleType.symmetricLog.apply(-value) == -up)
        #expect(abs(ScaleType.symmetricLog.invert(up) - value) < 1e-9)
    }

    @Test("names share the length, and each place belongs to one of them")
    func categories() {
        let scale = PositionScale(domain: PositionScale.categories(["a", "b", "a", "c"]))
        #expect(scale.names == ["a", "b", "c"])
        #expect(scale.share(.category("b")) == 0.5)
        #expect(scale.value(at: 0.9) == .category("c"))
        #expect(scale.value(at: 1.1) == nil)
    }

    @Test("a reversed scale begins with its greatest value")
    func reversed() {
        let scale = PositionScale(domain: PositionScale.continuous(.linear, 0, 4, .number), isReversed: true)
        #expect(scale.share(.number(1)) == 0.75)
        #expect(scale.value(at: 0.75) == .number(1))
    }

    @Test("a part of the domain fills the length")
    func window() {
        var scale = PositionScale(domain: PositionScale.continuous(.linear, 0, 100, .number))
        scale.window = PlotWindow(start: 0.5, length: 0.25)
        #expect(scale.share(.number(50)) == 0)
        #expect(scale.share(.number(75)) == 1)
        #expect(scale.value(at: 0.5) == .number(62.5))
    }

    @Test("a domain of one value has room around it")
    func single() {
        let scale = PositionScale(domain: PositionScale.continuous(.linear, 5, 5, .number))
        #expect(scale.share(.number(5)) == 0.5)
    }

    @Test("paddings narrow the range, and never turn it around")
    func padding() {
        let range = _PlotRange(startPadding: 10, endPadding: 30)
        #expect(range.ends(in: 100) == (10, 70))
        let ends = range.ends(in: 20)
        #expect(ends.start <= ends.end)
    }
}
