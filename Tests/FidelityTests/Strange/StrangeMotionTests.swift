import SwiftUITesting
import Testing

@MainActor @Suite struct StrangeMotionTests {
    // 39

    private struct Orphan: View {
        @Namespace private var space
        @State private var isFar = false
        @State private var isThere = true

        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.blue.accessibilityElement().accessibilityLabel("Follower")
                    .matchedGeometryEffect(id: "a", in: space, isSource: false)
                    .frame(width: 100, height: 100)
                if isThere {
                    Color.red
                        .accessibilityElement().accessibilityLabel("Source")
                        .matchedGeometryEffect(id: "a", in: space)
                        .frame(width: 40, height: 40)
                        .offset(x: isFar ? 200 : 0)
                }
                HStack {
                    Button("Move") { withAnimation(.linear(duration: 1)) { isFar.toggle() } }
                    Button("Toggle") { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
                }
                .offset(y: 300)
            }
            .frame(width: 320, height: 480, alignment: .topLeading)
        }
    }

    @Test("a source that goes while it moves leaves its follower on the way to its own place, without a jump")
    func orphan() async throws {
        let ordeal = Ordeal(Orphan())
        let tester = ordeal.tester
        func follower() throws -> CGRect { try tester.find(.label("Follower")).frame }
        #expect(try follower() == CGRect(x: 0, y: 0, width: 40, height: 40))
        try await tester.perform("Activate", on: tester.find(.label("Move")))
        await tester.advance(by: 0.5)
        #expect(abs(try follower().midX - 120) < 4)
        try await tester.perform("Activate", on: tester.find(.label("Toggle")))
        var last = try follower()
        for _ in 0..<80 {
            await tester.pump()
            let next = try follower()
            #expect(abs(next.midX - last.midX) < 8 && abs(next.width - last.width) < 4, "\(last) \(next)")
            last = next
        }
        try await tester.settle()
        #expect(try follower() == CGRect(x: 0, y: 0, width: 100, height: 100))
        // The source comes back where it is now, and its follower goes there.
        try await tester.perform("Activate", on: tester.find(.label("Toggle")))
        try await tester.settle()
        #expect(try follower() == CGRect(x: 200, y: 0, width: 40, height: 40))
        await ordeal.endure()
    }

    // 40

    private struct Bureaucracy: View {
        let disables: Bool
        @State private var width = 100.0

        private func bar(_ name: String) -> some View {
            Color.red.frame(width: width, height: 20).accessibilityElement().accessibilityLabel(name)
        }

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Button("Go") {
                    let slow = $width.animation(.linear(duration: 4))
                    withAnimation(.linear(duration: 8)) { slow.wrappedValue = width > 150 ? 100 : 200 }
                }
                bar("Plain")
                VStack {
                    bar("Inside").transaction { if $0.animation != nil { $0.animation = .linear(duration: 2) } }
                    bar("Between")
                }
                .animation(.linear(duration: 1), value: width)
                .transaction { $0.disablesAnimations = disables }
                bar("Never").transaction { $0.animation = nil }.animation(.linear(duration: 1), value: width)
            }
        }
    }

    /// The binding's animation counts before that of the block around it. Below that, each modifier takes what the one
    /// around it has made; one that disables animations keeps those inside from bringing their own, and takes none away.
    @Test("animations of a binding, a block, a value and a transaction in each other", arguments: [false, true])
    func bureaucracy(disables: Bool) async throws {
        let ordeal = Ordeal(Bureaucracy(disables: disables))
        try await ordeal.tester.perform("Activate", on: ordeal.tester.find(.label("Go")))
        await ordeal.tester.advance(by: 0.5)
        func width(_ name: String) throws -> CGFloat { try ordeal.tester.find(.label(name)).frame.width }
        #expect(abs(try width("Plain") - 112.5) < 2)
        #expect(abs(try width("Inside") - 125) < 3)
        #expect(abs(try width("Between") - (disables ? 112.5 : 150)) < 3)
        #expect(try width("Never") == 200)
        await ordeal.endure()
    }
}
