import Testing

@testable import SwiftUICore

/// What is on its way, while others write where it goes.
@MainActor
struct AnimatedAttributeTests {
    private let linear = Transaction(animation: .linear(duration: 1))

    @Test("a target that differs by the noise of sums lets go on what is on its way there")
    func noise() {
        var attribute = AnimatedAttribute(0.0)
        _ = attribute.update(to: 0.3, linear, at: 0)
        _ = attribute.update(to: 0.1 + 0.2, Transaction(), at: 0.5)
        #expect(attribute.isActive(at: 0.5))
        #expect(abs(attribute.presented(at: 0.5) - 0.15) < 1e-9)
        #expect(attribute.presented(at: 1) == 0.1 + 0.2)
        _ = attribute.update(to: 0.3001, Transaction(), at: 0.6)
        #expect(!attribute.isActive(at: 0.6))
    }

    /// A vector that does not know its length, as an app may write one.
    private struct Unmeasured: VectorArithmetic {
        var value = 0.0
        static var zero: Unmeasured { Unmeasured() }
        static func + (first: Unmeasured, second: Unmeasured) -> Unmeasured {
            Unmeasured(value: first.value + second.value)
        }
        static func - (first: Unmeasured, second: Unmeasured) -> Unmeasured {
            Unmeasured(value: first.value - second.value)
        }
        mutating func scale(by factor: Double) { value *= factor }
        var magnitudeSquared: Double { 0 }
    }

    @Test("a vector without a length takes every target")
    func unmeasured() {
        var attribute = AnimatedAttribute(Unmeasured())
        _ = attribute.update(to: Unmeasured(value: 1), linear, at: 0)
        _ = attribute.update(to: Unmeasured(value: 5), Transaction(), at: 0.5)
        #expect(attribute.presented(at: 0.5).value == 5)
    }

    private struct Moving: View {
        let probe: Probe<Bool>
        @State private var isThere = false
        @State private var isAddedUp = false

        var body: some View {
            let _ =
                probe.write = { isAnimated in
                    if isAnimated { withAnimation(.linear(duration: 1)) { isThere = true } } else { isAddedUp = true }
                }
            Box("box").padding(.leading, isThere ? (isAddedUp ? 0.1 + 0.2 : 0.3) * 100 : 0)
                .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    @Test("a view goes on to a place that turns out to be the same but for the noise of sums")
    func place() throws {
        let probe = Probe(false)
        let fixture = Fixture(Moving(probe: probe))
        fixture.frame(at: 0)
        probe.write?(true)
        fixture.frame(at: 0)
        fixture.frame(at: 0.5)
        probe.write?(false)
        fixture.frame(at: 0.5)
        #expect(abs(try #require(fixture.shown("box")).origin.x - 15) < 0.001)
        fixture.frame(at: 0.75)
        #expect(abs(try #require(fixture.shown("box")).origin.x - 22.5) < 0.001)
        fixture.frame(at: 1)
        #expect(try #require(fixture.shown("box")).origin.x == (0.1 + 0.2) * 100)
    }
}
