import SwiftUI
import SwiftUITesting
import Testing

// Shapes that animate: a ring by its trim, a wedge by its angle, a wave by two numbers, a number of its own.

struct TutorialRing: View {
    var progress: Double

    var body: some View {
        ZStack {
            Circle()
                .stroke(lineWidth: 20)
                .opacity(0.2)
                .foregroundColor(.gray)
            Circle()
                .trim(from: 0, to: CGFloat(min(progress, 1)))
                .stroke(
                    AngularGradient(gradient: Gradient(colors: [.blue, .blue]), center: .center),
                    style: StrokeStyle(lineWidth: 20, lineCap: .butt, lineJoin: .round)
                )
                .rotationEffect(Angle(degrees: -90))
            Text(String(format: "%.0f %%", min(progress, 1) * 100))
                .font(.largeTitle)
                .bold()
        }
        .frame(width: 200, height: 200)
    }
}

struct TutorialWedge: Shape {
    var start: Angle
    var end: Angle

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(start.degrees, end.degrees) }
        set {
            start = .degrees(newValue.first)
            end = .degrees(newValue.second)
        }
    }

    func path(in rect: CGRect) -> Path {
        Path { path in
            let center = CGPoint(x: rect.midX, y: rect.midY)
            path.move(to: center)
            path.addArc(
                center: center, radius: min(rect.width, rect.height) / 2, startAngle: start, endAngle: end,
                clockwise: false)
            path.closeSubpath()
        }
    }
}

struct TutorialRollingNumber: View, Animatable {
    var number: Double

    var animatableData: Double {
        get { number }
        set { number = newValue }
    }

    var body: some View {
        Text("\(Int(number))")
    }
}

struct TutorialShapes: View {
    @State private var progress = 0.25
    @State private var end = Angle.zero
    @State private var number = 0.0

    var body: some View {
        VStack(spacing: 10) {
            TutorialRing(progress: progress)
            TutorialWedge(start: .zero, end: end)
                .fill(.red)
                .frame(width: 100, height: 100)
            TutorialRollingNumber(number: number)
                .frame(width: 100)
            Button("Go") {
                withAnimation(.linear(duration: 1)) {
                    progress += 0.5
                    end = .degrees(360)
                    number = 100
                }
            }
        }
    }
}

@MainActor
struct TutorialShapesTests {
    private let size = CGSize(width: 300, height: 500)

    private func isRed(_ tester: ViewTester, _ point: CGPoint) throws -> Bool {
        let pixel = try tester.snapshot()[Int(point.x * 2), Int(point.y * 2)]
        return pixel.r > 200 && pixel.g < 120
    }

    private func isBlue(_ tester: ViewTester, _ point: CGPoint) throws -> Bool {
        let pixel = try tester.snapshot()[Int(point.x * 2), Int(point.y * 2)]
        return pixel.b > 200 && pixel.r < 120
    }

    @Test("a ring fills while its number jumps")
    func ring() async throws {
        let tester = ViewTester(TutorialShapes(), size: size)
        let center = try tester.find(.text("25 %")).center
        let right = CGPoint(x: center.x + 99, y: center.y + 10)
        let below = CGPoint(x: center.x - 10, y: center.y + 99)
        #expect(try !isBlue(tester, right))
        await tester.tap(try tester.find(.role(.button, "Go")))
        await tester.advance(by: 0.3)
        _ = try tester.find(.text("75 %"))
        #expect(try isBlue(tester, right))
        #expect(try !isBlue(tester, below))
        try await tester.settle()
        #expect(try isBlue(tester, below))
    }

    @Test("a shape of one's own is asked for the paths between")
    func wedge() async throws {
        let tester = ViewTester(TutorialShapes(), size: size)
        let ring = try tester.find(.text("25 %")).center
        let center = CGPoint(x: ring.x, y: ring.y + 100 + 10 + 50)
        let lowerRight = CGPoint(x: center.x + 20, y: center.y + 20)
        let upperRight = CGPoint(x: center.x + 20, y: center.y - 20)
        await tester.tap(try tester.find(.role(.button, "Go")))
        await tester.advance(by: 0.5)
        #expect(try isRed(tester, lowerRight))
        #expect(try !isRed(tester, upperRight))
        try await tester.settle()
        #expect(try isRed(tester, upperRight))
    }

    @Test("an animatable view is evaluated with the values between")
    func rolling() async throws {
        let tester = ViewTester(TutorialShapes(), size: size)
        _ = try tester.find(.text("0"))
        let touch = tester.touch(at: try tester.find(.role(.button, "Go")).center)
        await touch.lift()
        await tester.advance(by: 0.5)
        let number = try #require(tester.findAll(.role(.text)).compactMap { Int($0.text) }.first)
        #expect((48...52).contains(number))
        try await tester.settle()
        _ = try tester.find(.text("100"))
    }
}
