import Testing

@testable import RifflePainting

@Suite("Resolved color")
struct ResolvedColorTests {
    @Test("Components are clamped, and NaN counts as zero")
    func clamping() {
        let color = ResolvedColor(red: 2, green: -1, blue: .nan, alpha: .infinity)
        #expect(color == ResolvedColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(ResolvedColor(red: 0, green: 0, blue: 0, alpha: -.infinity).alpha == 0)
    }

    @Test("Bytes are shares of 255")
    func bytes() {
        #expect(ResolvedColor(bytes: 255, 0, 51) == ResolvedColor(red: 1, green: 0, blue: 0.2))
    }

    @Test("A color describes itself as CSS writes it, with its alpha unless opaque")
    func description() {
        #expect(ResolvedColor(bytes: 242, 8, 247).description == "#F208F7")
        #expect(ResolvedColor.black.multiplyingAlpha(by: 0.35).description == "#000000@35%")
    }

    @Test("A paint is invisible when nothing of it has any alpha")
    func invisible() {
        #expect(Paint.color(.clear).isInvisible)
        #expect(!Paint.color(.black).isInvisible)
        let fading = ResolvedGradient([.init(color: .clear, location: 0), .init(color: .black, location: 1)])
        #expect(!Paint.linearGradient(fading, from: .zero, to: .zero).isInvisible)
        let nothing = ResolvedGradient([.init(color: .clear, location: 0)])
        #expect(Paint.linearGradient(nothing, from: .zero, to: .zero).isInvisible)
    }
}
