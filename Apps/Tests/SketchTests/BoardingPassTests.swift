import SwiftUI
import SwiftUITesting
import Testing

// Boarding passes on top of each other: push one up to take the flight, pull it down to pass it on. The passes are views,
// kept as values in an array, and the way out of the next one is kept in the state.

private struct Flight {
    var code: String
    var gate: Int
}

#if DEBUG
    private var flights = ["RX 201", "RX 318", "RX 440", "RX 559"].enumerated().map { Flight(code: $1, gate: $0 + 3) }
#endif

private struct BoardingPass: View, Identifiable {
    let id = UUID()
    let flight: Flight

    var body: some View {
        LinearGradient(colors: [.indigo, .cyan], startPoint: .leading, endPoint: .trailing)
            .cornerRadius(18)
            .overlay(alignment: .topLeading) {
                Text(flight.code).font(.system(.title, design: .monospaced)).fontWeight(.black).padding([.all], 16)
            }
            .overlay(alignment: .bottomTrailing) { Text("Gate \(flight.gate)").padding(.trailing, 30) }
            .padding(.vertical, 60)
    }
}

extension AnyTransition {
    fileprivate static func leave(by edge: Edge) -> AnyTransition {
        .asymmetric(insertion: .identity, removal: .opacity.combined(with: .move(edge: edge)).combined(with: aside))
    }

    private static var aside: AnyTransition { .move(edge: .trailing) }
}

private struct BoardingPasses: View {
    enum Hand {
        case away, resting, pulling(CGSize)

        var reach: CGSize { if case .pulling(let reach) = self { return reach } else { return CGSize() } }
        var isPulling: Bool { if case .pulling = self { return true } else { return false } }
    }

    @State var passes: [BoardingPass] = {
        flights.prefix(2).map { BoardingPass(flight: $0) }
    }()
    @State private var exit = AnyTransition.leave(by: .top)
    @State private var drawn = 2
    @GestureState private var hand = Hand.away

    private let limit: CGFloat = 90

    var body: some View {
        VStack(spacing: 12) {
            Text("Check in")
                .font(.system(size: 34))
                .opacity(hand.isPulling ? 0 : 1)
                .animation(.default, value: hand.isPulling)

            Spacer(minLength: 8)

            ZStack {
                ForEach(passes) { pass in
                    pass
                        .overlay {
                            if isFirst(pass) { stamp("Boarding", shows: hand.reach.height < -limit) }
                        }
                        .overlay(
                            stamp("Another time", shows: isFirst(pass) && hand.reach.height > limit),
                            alignment: .center
                        )
                        .rotationEffect(.degrees(isFirst(pass) ? hand.reach.height / 12 : 0))
                        .scaleEffect(isFirst(pass) && hand.isPulling ? 0.9 : 1)
                        .offset(isFirst(pass) ? hand.reach : .zero)
                        .zIndex(isFirst(pass) ? 7 : 2)
                        .gesture(
                            LongPressGesture(minimumDuration: 0.02)
                                .sequenced(before: DragGesture())
                                .onChanged({ phase in
                                    guard case .second(_, let drag?) = phase else { return }
                                    exit = .leave(by: drag.translation.height < 0 ? .top : .bottom)
                                })
                                .onEnded { phase in
                                    if case .second(_, .some(let drag)) = phase, abs(drag.translation.height) > limit {
                                        passOn()
                                    }
                                }
                                .updating($hand) { phase, hand, transaction in
                                    switch phase {
                                    case .first: hand = .resting
                                    case .second(_, let drag): hand = .pulling(drag?.translation ?? CGSize.zero)
                                    }
                                }
                        )
                        .transition(exit)
                        .animation(.interpolatingSpring(mass: 1, stiffness: 160, damping: 90), value: hand.reach)
                }
            }
        }
    }

    private func stamp(_ text: String, shows: Bool) -> some View {
        Text(text).font(.largeTitle).foregroundColor(.white).opacity(shows ? 1 : 0)
    }

    private func isFirst(_ pass: BoardingPass) -> Bool { passes.first?.id == pass.id }

    private func passOn() {
        passes.append(BoardingPass(flight: flights[drawn % flights.count]))
        passes.removeFirst()
        drawn += 1
    }
}

@MainActor
struct BoardingPassTests {
    private let middle = CGPoint(x: 196, y: 440)

    private func pull(_ tester: ViewTester, by height: CGFloat, over time: Double = 0.3) async -> Touch {
        let touch = tester.touch(at: middle)
        await touch.hold(for: 0.1)
        await touch.move(by: CGSize(width: 0, height: height), over: time)
        return touch
    }

    @Test("two passes lie on each other, the first of the array on top")
    func start() async throws {
        let tester = ViewTester(BoardingPasses())
        let (first, second) = (try tester.find(.text("RX 201")), try tester.find(.text("RX 318")))
        #expect(first.isInFront(of: second))
        #expect(first.frame == second.frame)
        #expect(tester.findAll(.text("RX 440")).isEmpty)
    }

    @Test("a pulled pass ends up under the finger, smaller and turned, with its stamp on it")
    func pulled() async throws {
        let tester = ViewTester(BoardingPasses())
        let touch = await pull(tester, by: -120)
        await touch.hold(for: 4)
        let pass = try tester.find(.text("RX 201")).transform
        #expect(abs((pass.a * pass.a + pass.b * pass.b).squareRoot() - 0.9) < 0.001)
        #expect(abs(atan2(pass.b, pass.a) * 180 / .pi + 10) < 0.05)
        #expect(tester.findAll(.text("Check in")).allSatisfy { $0.opacity < 0.01 })
        #expect(try tester.find(.text("Boarding")).opacity > 0.99)
        #expect(tester.findAll(.text("Another time")).allSatisfy { $0.opacity < 0.01 })
        #expect(try tester.find(.text("RX 318")).transform.a == 1)
        await touch.lift()
    }

    @Test("an overdamped spring on the drag itself lags behind the finger, and adds up over all moves")
    func lags() async throws {
        let tester = ViewTester(BoardingPasses())
        func degrees() throws -> Double {
            let pass = try tester.find(.text("Gate 3")).transform
            return atan2(pass.b, pass.a) * 180 / .pi
        }
        let touch = await pull(tester, by: 84, over: 0.2)
        // The pass turns by a twelfth of its way: by 7 degrees in the end.
        let soon = try degrees()
        #expect(soon > 0.1 && soon < 4)
        await touch.hold(for: 0.3)
        let later = try degrees()
        #expect(later > soon + 0.5 && later < 6.5)
        await touch.hold(for: 4)
        #expect(abs(try degrees() - 7) < 0.05)
        await touch.lift()
    }

    @Test("let go before the limit, a pass comes back")
    func comesBack() async throws {
        let tester = ViewTester(BoardingPasses())
        let start = try tester.find(.text("RX 201")).frame
        let touch = await pull(tester, by: 70)
        await touch.lift()
        #expect(try tester.find(.text("RX 201")).frame.minY > start.minY + 1)
        try await tester.settle()
        let back = try tester.find(.text("RX 201")).frame
        #expect(abs(back.minX - start.minX) < 0.01 && abs(back.minY - start.minY) < 0.01)
        #expect(try tester.find(.text("Check in")).opacity == 1)
    }

    @Test("past the limit a pass leaves in front, over time, and the next one is at hand", arguments: [-1, 1])
    func leaves(direction: CGFloat) async throws {
        let tester = ViewTester(BoardingPasses())
        let touch = await pull(tester, by: 160 * direction)
        await touch.hold(for: 0.2)
        await touch.lift()
        let (next, new) = (try tester.find(.text("RX 318")), try tester.find(.text("RX 440")))
        #expect(next.isInFront(of: new))
        #expect(new.opacity == 1)
        await tester.advance(by: 0.2)
        #expect(tester.layersDescription.contains("transition"))
        try await tester.settle()
        #expect(!tester.layersDescription.contains("transition"))
        #expect(tester.findAll(.text("RX 201")).isEmpty)
        let top = try tester.find(.text("RX 318"))
        #expect(top.isHittable && top.transform.a == 1)
        #expect(tester.issues.isEmpty)
    }

    @Test("after the last flight comes the first, and two passes are all there are")
    func goesRound() async throws {
        let tester = ViewTester(BoardingPasses())
        for code in ["RX 318", "RX 440", "RX 559", "RX 201", "RX 318"] {
            await pull(tester, by: -150, over: 0.2).lift()
            try await tester.settle()
            #expect(tester.findAll(.containing("RX")).count == 2)
            #expect(try tester.find(.text(code)).isHittable)
        }
    }
}
