import SwiftUITesting
import Testing

@MainActor @Suite struct StrangeGestureTests {
    // 21

    private struct Slippery: View {
        @State private var step = 0
        @State private var ended = 0
        @GestureState private var distance: CGFloat = 0

        private var drag: some Gesture {
            DragGesture(minimumDistance: CGFloat(step % 3))
                .updating($distance) { value, state, _ in state = value.translation.width }
                .onChanged { _ in step += 1 }
                .onEnded { _ in ended += 1 }
        }

        var body: some View {
            VStack {
                // The gesture is taken away and given back by its own changes.
                Color.red
                    .gesture(step % 2 == 0 ? drag : nil)
                    .highPriorityGesture(
                        LongPressGesture(minimumDuration: 0.01).onEnded { _ in step += 1 }, isEnabled: step % 5 == 4
                    )
                    .offset(x: distance)
                Text("Distance \(Int(distance))")
            }
        }
    }

    @Test("a gesture that takes itself away and comes back while it runs falls back, and the next touch is another")
    func slippery() async throws {
        let ordeal = Ordeal(Slippery())
        await ordeal.endure()
        await ordeal.tester.advance(by: 1)
        _ = try ordeal.tester.find(.text("Distance 0"))
    }

    // 22

    private struct Trapdoor: View {
        @State private var buttons = Array(0..<12)

        var body: some View {
            ZStack {
                ForEach(buttons, id: \.self) { number in
                    Button("Door \(number)") { withAnimation { buttons.removeAll { $0 >= number } } }
                        .frame(width: 320, height: 480)
                        .contentShape(Rectangle())
                        .disabled(number == buttons.last && number % 2 == 1)
                        .onLongPressGesture(minimumDuration: 0.02) { buttons.removeLast() }
                }
            }
        }
    }

    @Test("buttons that take themselves away while they are pressed end with none")
    func trapdoor() async {
        let ordeal = Ordeal(Trapdoor())
        await ordeal.endure(rounds: 6)
        #expect(ordeal.tester.findAll(.containing("Door")).count < 12)
    }

    // 23

    private struct Runaway: View {
        @State private var place = CGPoint(x: 160, y: 240)

        var body: some View {
            Circle()
                .frame(width: 60, height: 60)
                .position(place)
                // It runs from the finger by what the finger has come, in its own coordinates.
                .gesture(
                    DragGesture(minimumDistance: 0, coordinateSpace: .local).onChanged {
                        place.x -= $0.translation.width
                        place.y -= $0.translation.height
                    }
                )
                .accessibilityLabel("Runaway")
        }
    }

    @Test("a view that flees the finger by the finger's own way stays a number")
    func runaway() async throws {
        let ordeal = Ordeal(Runaway())
        await ordeal.endure()
        let frame = try ordeal.tester.find(.label("Runaway")).frame
        #expect(frame.minX.isFinite && frame.minY.isFinite)
    }
}
