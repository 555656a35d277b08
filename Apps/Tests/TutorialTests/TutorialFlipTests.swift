import SwiftUI
import SwiftUITesting
import Testing

private struct CardFace: View {
    let text: String
    let color: Color
    @Binding var degree: Double

    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 20).fill(color)
            Text(text).font(.largeTitle)
        }
        .frame(width: 200, height: 250)
        .rotation3DEffect(Angle(degrees: degree), axis: (x: 0, y: 1, z: 0))
    }
}

private struct FlipView: View {
    @State var backDegree = 0.0
    @State var frontDegree = -90.0
    @State var isFlipped = false
    let durationAndDelay: CGFloat = 0.3

    func flipCard() {
        isFlipped = !isFlipped
        if isFlipped {
            withAnimation(.linear(duration: durationAndDelay)) {
                backDegree = 90
            }
            withAnimation(.linear(duration: durationAndDelay).delay(durationAndDelay)) {
                frontDegree = 0
            }
        } else {
            withAnimation(.linear(duration: durationAndDelay)) {
                frontDegree = -90
            }
            withAnimation(.linear(duration: durationAndDelay).delay(durationAndDelay)) {
                backDegree = 0
            }
        }
    }

    var body: some View {
        ZStack {
            CardFace(text: "Front", color: .orange, degree: $frontDegree)
            CardFace(text: "Back", color: .teal, degree: $backDegree)
        }
        .onTapGesture {
            flipCard()
        }
    }
}

private struct SpinView: View {
    @State private var degrees = 0.0

    var body: some View {
        Button("Spin") {
            degrees = 0
            withAnimation(.linear(duration: 1)) {
                degrees = 360
            }
        }
        .rotationEffect(.degrees(degrees))
    }
}

/// What one event changes with several animations, as every flip tutorial does.
@MainActor
struct TutorialFlipTests {
    @Test("one face turns away, then the other turns up, and back again")
    func flip() async throws {
        let tester = ViewTester(FlipView())
        func widths() throws -> [CGFloat] {
            let whole = try tester.find(.text("Back")).frame.height
            return try ["Back", "Front"].map { try tester.find(.text($0)).frame.width / whole }
        }
        func isSeen(_ shares: [CGFloat]) -> [Bool] { shares.map { $0 > 0.1 } }
        #expect(isSeen(try widths()) == [true, false])
        for faces in [[true, false], [false, true]] {
            let touch = tester.touch(at: CGPoint(x: 196, y: 426))
            await touch.lift()
            await tester.pump()
            await tester.advance(by: 0.15)
            #expect(isSeen(try widths()) == faces)
            await tester.advance(by: 0.3)
            #expect(isSeen(try widths()) == faces.reversed())
            try await tester.settle()
            #expect(isSeen(try widths()) == faces.reversed())
        }
    }

    @Test("what is set back to zero and then animated turns again with every tap")
    func spin() async throws {
        let tester = ViewTester(SpinView())
        for _ in 0..<3 {
            await tester.tap(try tester.find(.label("Spin")))
            await tester.advance(by: 0.5)
            let turn = try tester.find(.label("Spin")).transform
            #expect(turn.a < -0.9)
            try await tester.settle()
        }
    }
}
