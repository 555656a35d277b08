import SwiftUI

/// A ball on a spring that can be pulled, let go, and caught again on its way.
struct SpringToy: View {
    private static let home = CGPoint(x: 200, y: 170)

    @State private var place = Self.home
    @State private var isHeld = false

    var body: some View {
        ZStack {
            LinearGradient(
                colors: [Color(red: 0.13, green: 0.14, blue: 0.24), Color(red: 0.07, green: 0.07, blue: 0.13)],
                startPoint: .top, endPoint: .bottom)
            Circle()
                .strokeBorder(.white.opacity(0.18), style: StrokeStyle(lineWidth: 2, dash: [5, 6]))
                .frame(width: 68, height: 68)
                .position(Self.home)
            Coil(end: place)
                .stroke(
                    .white.opacity(0.75), style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
            Capsule()
                .fill(.white.opacity(0.75))
                .frame(width: 76, height: 6)
                .position(x: Coil.start.x, y: Coil.start.y - 3)
            Circle()
                .fill(
                    LinearGradient(
                        colors: [Color(red: 1, green: 0.72, blue: 0.35), Color(red: 0.95, green: 0.32, blue: 0.5)],
                        startPoint: .top, endPoint: .bottom)
                )
                .frame(width: 64, height: 64)
                .scaleEffect(isHeld ? 1.12 : 1)
                .shadow(color: .black.opacity(0.4), radius: 10, y: 6)
                .accessibilityElement()
                .accessibilityLabel("Ball")
                .position(place)
                .gesture(
                    DragGesture(minimumDistance: 0)
                        .onChanged { drag in
                            // What still moves goes on from where it is, at its speed.
                            withAnimation(.interactiveSpring(response: 0.12)) {
                                place = drag.location
                                isHeld = true
                            }
                        }
                        .onEnded { _ in
                            withAnimation(.spring(response: 0.55, dampingFraction: 0.28)) {
                                place = Self.home
                                isHeld = false
                            }
                        })
        }
    }
}

/// A coil between a fixed point and one that moves.
private struct Coil: Shape {
    static let start = CGPoint(x: 200, y: 24)
    private static let turns = 9
    private static let length: CGFloat = 114

    var end: CGPoint

    var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(end.x, end.y) }
        set { end = CGPoint(x: newValue.first, y: newValue.second) }
    }

    func path(in rect: CGRect) -> Path {
        let start = Self.start
        let length = max(hypot(end.x - start.x, end.y - start.y) - 32, 1)
        let along = CGVector(dx: (end.x - start.x) / (length + 32), dy: (end.y - start.y) / (length + 32))
        // A coil that is pulled becomes thinner.
        let radius = 15 * min(max((Self.length / length).squareRoot(), 0.4), 1.5)
        func point(_ fraction: CGFloat, _ side: CGFloat) -> CGPoint {
            CGPoint(
                x: start.x + along.dx * length * fraction - along.dy * radius * side,
                y: start.y + along.dy * length * fraction + along.dx * radius * side)
        }
        return Path { path in
            path.move(to: start)
            path.addLine(to: point(0.06, 0))
            for turn in 0..<(2 * Self.turns) {
                let fraction = 0.06 + 0.88 * (CGFloat(turn) + 0.5) / CGFloat(2 * Self.turns)
                path.addLine(to: point(fraction, turn % 2 == 0 ? 1 : -1))
            }
            path.addLine(to: point(0.94, 0))
            path.addLine(to: point(1, 0))
        }
    }
}

#Preview("Spring", traits: .fixedLayout(width: 400, height: 400)) {
    SpringToy()
}
