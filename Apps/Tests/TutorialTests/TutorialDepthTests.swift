import SwiftUI
import SwiftUITesting
import Testing

// Two photos that change places by depth while they move, and a stack of cards that cycles.

struct TutorialDepth: View {
    @State private var front = 0
    @State private var isSwapping = false

    var body: some View {
        VStack {
            ZStack {
                ForEach(0..<3) { index in
                    let place = (index - front + 3) % 3
                    Text("Photo \(index)")
                        .frame(width: 200, height: 120)
                        .background(RoundedRectangle(cornerRadius: 16).fill([Color.red, .green, .blue][index]))
                        .scaleEffect(1 - CGFloat(place) * 0.1)
                        .offset(x: 0, y: CGFloat(place) * -30)
                        .zIndex(Double(3 - place))
                        .onTapGesture {
                            withAnimation(.easeInOut(duration: 0.5)) {
                                front = (front + 1) % 3
                            }
                        }
                }
            }
            Button("Swap") {
                withAnimation { isSwapping.toggle() }
            }
            ZStack {
                Text("left").frame(width: 100, height: 100).background(.yellow)
                    .offset(x: isSwapping ? 50 : -50)
                    .zIndex(isSwapping ? 1 : 0)
                Text("right").frame(width: 100, height: 100).background(.mint)
                    .offset(x: isSwapping ? -50 : 50)
                    .zIndex(isSwapping ? 0 : 1)
            }
        }
    }
}

@MainActor
struct TutorialDepthTests {
    @Test("a tap brings the next photo to the front and sends the first to the back")
    func cycles() async throws {
        let tester = ViewTester(TutorialDepth())
        let first = try tester.find(.text("Photo 0"))
        #expect(first.isInFront(of: try tester.find(.text("Photo 1"))))
        await tester.tap(first)
        await tester.advance(by: 0.25)
        let middle = try tester.find(.text("Photo 1"))
        #expect(middle.transform.a > 0.9 && middle.transform.a < 1)
        try await tester.settle()
        #expect(try tester.find(.text("Photo 1")).isInFront(of: tester.find(.text("Photo 2"))))
        #expect(try tester.find(.text("Photo 2")).isInFront(of: tester.find(.text("Photo 0"))))
        #expect(abs(try tester.find(.text("Photo 0")).transform.a - 0.8) < 0.001)
        #expect(abs(try tester.find(.text("Photo 1")).center.y - first.center.y) < 0.01)
        await tester.tap(try tester.find(.text("Photo 1")))
        try await tester.settle()
        #expect(try tester.find(.text("Photo 2")).isInFront(of: tester.find(.text("Photo 0"))))
    }

    @Test("depth changes at once while places change over time; the finger hits what is seen")
    func swap() async throws {
        let tester = ViewTester(TutorialDepth())
        await tester.tap(try tester.find(.role(.button, "Swap")))
        let left = try tester.find(.text("left"))
        let right = try tester.find(.text("right"))
        #expect(left.isInFront(of: right))
        #expect(left.frame.midX < right.frame.midX)
        #expect(left.isHittable)
    }
}
