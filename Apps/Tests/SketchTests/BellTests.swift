import SwiftUI
import SwiftUITesting
import Testing

// Bells that ring one after the other, and one that swings for as long as it hangs there.

private struct Bells: View {
    private let notes = ["C", "D", "E", "G"]

    @State private var isRung = false
    @State private var swing = Angle.degrees(-20)
    @State private var hangs = true

    var body: some View {
        VStack(spacing: 30) {
            HStack {
                ForEach(Array(notes.enumerated()), id: \.offset) { place, note in
                    Text(note)
                        .padding(8)
                        .opacity(isRung ? 1 : 0)
                        .offset(y: isRung ? 0 : -40)
                        .animation(.linear(duration: 0.2).delay(0.1 * Double(place)), value: isRung)
                }
            }
            if hangs {
                Text("great bell")
                    .rotationEffect(swing, anchor: .top)
                    .onAppear {
                        withAnimation(.linear(duration: 1).repeatForever()) { swing = .degrees(20) }
                    }
            }
            Button("Take down") { hangs = false }
        }
        .onAppear(perform: { isRung = true })
    }
}

@MainActor
struct BellTests {
    @Test("each bell waits for the one before it")
    func inTurn() async throws {
        let tester = ViewTester(Bells())
        await tester.advance(by: 0.25)
        let opacities = try ["C", "D", "E", "G"].map { try tester.find(.text($0)).opacity }
        #expect(opacities[0] == 1 && opacities[3] == 0)
        #expect(opacities[1] > opacities[2] && opacities[2] > 0)
        await tester.advance(by: 0.3)
        #expect(try tester.find(.text("G")).opacity == 1)
    }

    @Test("the great bell swings to and fro without end, and nothing moves once it is taken down")
    func swings() async throws {
        let tester = ViewTester(Bells())
        for expected in [20.0, -20, 20] {
            await tester.advance(by: 1)
            let bell = try tester.find(.text("great bell")).transform
            #expect(abs(atan2(bell.b, bell.a) * 180 / .pi - expected) < 1.5)
        }
        await #expect(throws: (any Error).self) { try await tester.settle(limit: 4) }
        await tester.tap(try tester.find(.role(.button, "Take down")))
        try await tester.settle()
        #expect(tester.findAll(.text("great bell")).isEmpty)
    }
}
