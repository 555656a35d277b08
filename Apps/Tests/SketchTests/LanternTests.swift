import SwiftUI
import SwiftUITesting
import Testing

// Lanterns that go round, each on its own depth, and two doors that slide past each other.

private struct Lanterns: View {
    @State private var step = 0
    @State private var isOpen = false

    private let names = ["Amber", "Jade", "Ruby"]

    private func depth(_ index: Int) -> Int { (index + 3 - step % 3) % 3 }

    var body: some View {
        VStack(spacing: 50) {
            ZStack {
                ForEach(names.indices, id: \.self) { index in
                    let depth = depth(index)
                    Text(names[index])
                        .frame(width: 150, height: 150)
                        .background(.ultraThickMaterial, in: Circle())
                        .offset(x: 25 * Double(depth))
                        .scaleEffect(1 - 0.15 * Double(depth), anchor: .center)
                        .zIndex(-Double(depth))
                        .onTapGesture { withAnimation(.easeOut(duration: 0.8)) { step += 1 } }
                }
            }
            Button("Slide") { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }
            ZStack {
                door("oak", at: isOpen ? 40 : -40).zIndex(isOpen ? 5 : 1)
                door("elm", at: isOpen ? -40 : 40).zIndex(3)
            }
        }
    }

    private func door(_ name: String, at x: CGFloat) -> some View {
        Text(name).frame(width: 120, height: 160).background(Color.brown).offset(x: x)
    }
}

@MainActor
struct LanternTests {
    private func order(_ tester: ViewTester) throws -> [String] {
        try ["Amber", "Jade", "Ruby"].sorted { try tester.find(.text($0)).isInFront(of: tester.find(.text($1))) }
    }

    @Test("a tap sends the lantern in front to the back, and moves the others up over time")
    func round() async throws {
        let tester = ViewTester(Lanterns())
        let front = try tester.find(.text("Amber")).center
        #expect(try order(tester) == ["Amber", "Jade", "Ruby"])
        await tester.tap(try tester.find(.text("Amber")))
        await tester.advance(by: 0.2)
        let growing = try tester.find(.text("Jade")).transform.a
        #expect(growing > 0.86 && growing < 0.99)
        try await tester.settle()
        #expect(try order(tester) == ["Jade", "Ruby", "Amber"])
        #expect(abs(try tester.find(.text("Amber")).transform.a - 0.7) < 0.001)
        #expect(abs(try tester.find(.text("Jade")).center.x - front.x) < 0.01)
        await tester.tap(try tester.find(.text("Jade")))
        try await tester.settle()
        #expect(try order(tester) == ["Ruby", "Amber", "Jade"])
    }

    @Test("depth changes at once where places change over time, and the finger meets what is seen")
    func doors() async throws {
        let tester = ViewTester(Lanterns())
        #expect(try tester.find(.text("elm")).isInFront(of: tester.find(.text("oak"))))
        await tester.tap(try tester.find(.role(.button, "Slide")))
        let oak = try tester.find(.text("oak"))
        let elm = try tester.find(.text("elm"))
        #expect(oak.isInFront(of: elm) && oak.isHittable)
        #expect(oak.frame.midX < elm.frame.midX - 40)
    }
}
