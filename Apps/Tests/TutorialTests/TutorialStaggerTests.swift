import SwiftUI
import SwiftUITesting
import Testing

// Letters that come one after another, and a heart that beats for as long as it is seen.

struct TutorialStagger: View {
    let letters = Array("Hello")
    @State private var enabled = false
    @State private var isBeating = false
    @State private var showsHeart = true

    var body: some View {
        VStack {
            HStack(spacing: 0) {
                ForEach(0..<letters.count, id: \.self) { num in
                    Text(String(letters[num]))
                        .padding(5)
                        .font(.title)
                        .offset(y: enabled ? 0 : 50)
                        .opacity(enabled ? 1 : 0)
                        .animation(.easeOut(duration: 0.4).delay(Double(num) / 20), value: enabled)
                }
            }
            if showsHeart {
                Text("<3")
                    .scaleEffect(isBeating ? 1.5 : 1)
                    .onAppear {
                        withAnimation(.easeInOut(duration: 0.5).repeatForever(autoreverses: true)) {
                            isBeating = true
                        }
                    }
            }
            Text("Hide").onTapGesture { showsHeart = false }
        }
        .onAppear { enabled = true }
    }
}

@MainActor
struct TutorialStaggerTests {
    @Test("letters come one after another")
    func letters() async throws {
        let tester = ViewTester(TutorialStagger())
        await tester.advance(by: 0.1)
        let opacities = ["H", "e", "o"].map { tester.findAll(.text($0))[0].opacity }
        #expect(opacities[0] > opacities[1])
        #expect(opacities[1] > opacities[2])
        #expect(opacities[2] == 0)
        await tester.advance(by: 0.6)
        #expect(try tester.find(.text("o")).opacity == 1)
    }

    @Test("a heart beats to and fro until it is hidden; then nothing moves")
    func beats() async throws {
        let tester = ViewTester(TutorialStagger())
        var scales: [CGFloat] = []
        for _ in 0..<4 {
            await tester.advance(by: 0.5)
            scales.append(try tester.find(.text("<3")).transform.a)
        }
        #expect(abs(scales[0] - 1.5) < 0.02)
        #expect(abs(scales[1] - 1) < 0.02)
        #expect(abs(scales[2] - 1.5) < 0.02)
        await #expect(throws: (any Error).self) { try await tester.settle(limit: 3) }
        let touch = tester.touch(at: try tester.find(.text("Hide")).center)
        await touch.lift()
        try await tester.settle()
        #expect(tester.findAll(.text("<3")).isEmpty)
    }
}
