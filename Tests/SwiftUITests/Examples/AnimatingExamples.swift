import SwiftUI

private struct DealtExample: View {
    @State private var isDealt = false

    private func start() {
        let deal = Animation.spring(duration: 0.4, bounce: 0.2)
        withAnimation(deal.delay(0.1)) {
            isDealt = true
        }
    }

    var body: some View { Button("Deal", action: start).opacity(isDealt ? 0 : 1) }
}

private struct FlipExample: View {
    @State private var cardAngle = Angle.zero

    private func flip() {
        withAnimation(.spring(duration: 0.6, bounce: 0.35)) {
            cardAngle += .degrees(180)
        }
    }

    var body: some View { Button("Flip", action: flip).rotationEffect(cardAngle) }
}

private struct HandExample: View {
    let hand: [String]

    var body: some View {
        ForEach(hand, id: \.self) { Text($0) }
            .animation(.snappy(duration: 0.3, extraBounce: 0.05), value: hand)
    }
}

private struct FanExample: View {
    let isOn: Bool

    var body: some View {
        Image(systemName: "fan")
            .rotationEffect(.degrees(isOn ? 360 : 0))
            .animation(isOn ? .linear(duration: 2).repeatForever(autoreverses: false) : .default, value: isOn)
    }
}

private struct DelayExample: View {
    let isDealt: Bool

    var body: some View {
        ForEach(0..<5) { place in
            RoundedRectangle(cornerRadius: 6)
                .frame(width: 40, height: 56)
                .offset(y: isDealt ? 0 : 300)
                .animation(.snappy.delay(Double(place) * 0.08), value: isDealt)
        }
    }
}

private struct BellExample: View {
    @State private var isPulsing = false

    var body: some View {
        Image(systemName: "bell.badge")
            .scaleEffect(isPulsing ? 1.15 : 1)
            .animation(.easeInOut(duration: 0.8).repeatForever(), value: isPulsing)
            .onAppear { isPulsing = true }
    }
}

private struct FlourExample: View {
    @State private var isGlutenFree = false

    var body: some View {
        VStack {
            Toggle("Gluten-free", isOn: $isGlutenFree.animation())
            if isGlutenFree {
                Text("Use buckwheat flour.")
                    .transition(.move(edge: .leading).combined(with: .opacity))
            }
        }
    }
}
