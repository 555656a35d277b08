import Foundation
import SwiftUITesting
import Testing

/// Every number that modifiers, shapes, styles, animations and views take, with numbers that nothing sensible can be
/// shown for. Nothing ends the process, what stands beside stays in its place, and all that a host is given is finite.
@MainActor
struct OddNumbersTests {
    static let numbers: [Double] = [
        .nan, .infinity, -.infinity, 0, -1, 1e300, -1e300, 1e-300, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
        1e10,
    ]
    /// Each use is tried with some of them, so that uses side by side have all; with all of them where the environment has
    /// `RIFFLE_ALL_NUMBERS`, which takes minutes.
    private static func tries(_ number: Int, of count: Int, for use: Int) -> Bool {
        guard ProcessInfo.processInfo.environment["RIFFLE_ALL_NUMBERS"] == nil else { return true }
        return (0..<2).contains { (use * 2 + $0) % count == number }
    }

    static let counts = [Int.min, Int.min + 1, -1, 0, 1_000_000, Int.max - 1, Int.max]

    @Test("Numbers of modifiers and views", arguments: OddUse.allCases)
    func numbers(use: OddUse) async throws {
        for (place, number) in Self.numbers.enumerated() {
            for (index, view) in use.views(number).enumerated()
            where Self.tries(place, of: Self.numbers.count, for: index) {
                try await check(view, "\(use) \(index): \(number)", isAlone: use.isAlone)
            }
        }
    }

    @Test("Whole numbers of modifiers and views")
    func counts() async throws {
        for (place, count) in Self.counts.enumerated() {
            for (index, view) in OddCounts.views(count).enumerated()
            where Self.tries(place, of: Self.counts.count, for: index) {
                try await check(view, "\(index): \(count)")
            }
        }
    }

    @Test("Numbers that an animation goes to, and numbers that animations are made of")
    func animated() async throws {
        for (place, number) in Self.numbers.enumerated() {
            for (index, animation) in OddAnimations.all(number).enumerated()
            where Self.tries(place, of: Self.numbers.count, for: index) {
                let tester = ViewTester(OddMoving(animation: animation, goal: 50), size: CGSize(width: 60, height: 120))
                await tester.tap(try tester.find(.label("Go")))
                await tester.advance(by: 0.2)
                await tester.tap(try tester.find(.label("Go")))
                await tester.advance(by: 0.1)
                check(tester, "animation \(index) of \(number)")
            }
        }
        for number in Self.numbers {
            let tester = ViewTester(
                OddMoving(animation: .spring(), goal: number), size: CGSize(width: 60, height: 120))
            await tester.tap(try tester.find(.label("Go")))
            await tester.advance(by: 0.2)
            check(tester, "animated to \(number)")
        }
    }

    private func check(_ view: AnyView, _ what: String, isAlone: Bool = false) async throws {
        let tester = ViewTester(
            VStack(spacing: 0) {
                view
                Text("beside")
            }, size: CGSize(width: 80, height: 120), scale: 1)
        _ = try? tester.snapshot()
        let touch = tester.touch(at: CGPoint(x: 40, y: 40))
        await touch.move(by: CGSize(width: 3, height: -30), over: 0.05)
        await touch.lift()
        await tester.pump()
        check(tester, what)
        #expect(isAlone || !tester.findAll(.text("beside")).isEmpty, "\(what)")
    }

    private func check(_ tester: ViewTester, _ what: String) {
        let layers = tester.layersDescription
        #expect(!layers.contains("nan") && !layers.contains("inf "), "\(what): \(layers.prefix(2_000))")
        for element in tester.findAll(.role(.text)) {
            let frame = element.frame
            #expect(
                frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite,
                "\(what): \(element.label) \(frame)")
        }
        _ = tester.semanticsDescription
    }
}

/// A view that is moved by an animation, in ways that use a number.
private struct OddMoving: View {
    let animation: Animation
    let goal: Double
    @State private var isMoved = false

    var body: some View {
        VStack {
            Button("Go") { withAnimation(animation) { isMoved.toggle() } }
            Circle()
                .trim(from: 0, to: isMoved ? goal : 0.5)
                .stroke(.red, style: StrokeStyle(lineWidth: isMoved ? goal : 1, dash: [4, isMoved ? goal : 4]))
                .frame(width: 10, height: isMoved ? goal : 10)
                .offset(x: isMoved ? goal : 0)
                .rotationEffect(.degrees(isMoved ? goal : 0))
                .scaleEffect(isMoved ? goal : 1)
                .blur(radius: isMoved ? goal : 0)
                .padding(isMoved ? goal : 0)
                .animation(.easeIn.delay(0.01), value: isMoved)
        }
    }
}

private enum OddAnimations {
    static func all(_ number: Double) -> [Animation] {
        [
            .linear(duration: number), .easeInOut(duration: number), .timingCurve(number, number, 1, number),
            .spring(response: number, dampingFraction: 0.5, blendDuration: 0), .bouncy(duration: number),
            .spring(response: 0.3, dampingFraction: number, blendDuration: number),
            .spring(duration: 0.3, bounce: number), .snappy(duration: 0.2, extraBounce: number),
            .interpolatingSpring(mass: number, stiffness: 100, damping: 10, initialVelocity: 0),
            .interpolatingSpring(mass: 1, stiffness: number, damping: 10, initialVelocity: 0),
            .interpolatingSpring(mass: 1, stiffness: 100, damping: number, initialVelocity: number),
            .interpolatingSpring(.init(settlingDuration: number, dampingRatio: 0.5)),
            .interpolatingSpring(.init(settlingDuration: 0.5, dampingRatio: number, epsilon: number)),
            .linear.delay(number), .linear.speed(number), .linear.logicallyComplete(after: number),
            .linear(duration: number).repeatForever(), .linear(duration: 0.1).delay(number).repeatForever(),
            .linear(duration: 0.1).repeatCount(number.isNaN ? 0 : number > 9 ? 9 : Int.min),
            .linear(duration: number).repeatCount(3),
            .timingCurve(
                .bezier(
                    startControlPoint: UnitPoint(x: number, y: number), endControlPoint: UnitPoint(x: 1, y: number)),
                duration: 0.2),
        ]
    }
}
