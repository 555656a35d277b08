import RiffleMotion
import SwiftUICore
import Testing

@MainActor
struct BindingTransactionTests {
    private struct Custom: View {
        let probe: Probe<Int>
        @State private var value = 0
        @State private var pair = [0, 0]

        var body: some View {
            let binding = Binding<Int>(
                get: { value },
                set: { new, transaction in
                    probe.log.append(transaction.animation == nil ? "none" : "\(transaction.animation == .easeIn)")
                    probe.log.append(Transaction.current.animation == .linear ? "in linear" : "alone")
                    value = new
                })
            let elements = Binding<[Int]>(
                get: { pair },
                set: { new, transaction in
                    probe.log.append(transaction.animation == nil ? "none" : "some")
                    pair = new
                })
            let _ =
                probe.write = { number in
                    switch number {
                    case 0: binding.wrappedValue = 1
                    case 1: withAnimation(.linear) { binding.wrappedValue = 2 }
                    case 2: withAnimation(.linear) { binding.animation(.easeIn).wrappedValue = 3 }
                    case 3: binding.animation(.easeIn).wrappedValue = 4
                    case 4: withAnimation(.linear) { elements[1].wrappedValue = 5 }
                    default: withAnimation(.linear) { elements.animation(.easeIn)[1].wrappedValue = 6 }
                    }
                }
            Box("a").padding(.leading, CGFloat(value))
        }
    }

    @Test(
        "the setter of a binding made of closures is told the binding's own transaction, not one around the write",
        arguments: [
            (0, ["none", "alone"]), (1, ["none", "in linear"]), (2, ["true", "in linear"]), (3, ["true", "alone"]),
            (4, ["none"]), (5, ["some"]),
        ] as [(Int, [String])])
    func custom(number: Int, told: [String]) {
        let probe = Probe(0)
        let fixture = Fixture(Custom(probe: probe))
        fixture.frame()
        probe.write?(number)
        #expect(probe.log == told)
    }

    private struct Derived: View {
        let probe: Probe<Int>
        @State private var width: CGFloat = 0

        var body: some View {
            let plain = Binding<CGFloat>(get: { width }, set: { width = $0 })
            let _ =
                probe.write = { number in
                    switch number {
                    case 0: withAnimation(.linear(duration: 1)) { $width.wrappedValue = 40 }
                    case 1: $width.animation(.linear(duration: 1)).wrappedValue = 40
                    case 2: withAnimation(.linear(duration: 1)) { plain.wrappedValue = 40 }
                    default: plain.animation(.linear(duration: 1)).wrappedValue = 40
                    }
                }
            Box("a").padding(.leading, width).frame(width: 100, alignment: .leading)
        }
    }

    @Test("writes move as the animation around them says, or as that of the binding does", arguments: 0..<4)
    func animated(number: Int) throws {
        let probe = Probe(0)
        let fixture = Fixture(Derived(probe: probe))
        fixture.frame(at: 0)
        probe.write?(number)
        fixture.frame(at: 1)
        fixture.frame(at: 1.5)
        #expect(abs(try #require(fixture.shown("a")).origin.x - 20) < 0.01)
    }
}
