import SwiftUI

private struct DealExample: View {
    @State private var hand: [String] = []

    var body: some View {
        Button("Deal") {
            withAnimation(.snappy) {
                hand.append("A♠")
            }
        }
    }
}

private struct TomatoExample: View {
    let isRipe: Bool

    var body: some View {
        Circle()
            .fill(isRipe ? .red : .green)
            .scaleEffect(isRipe ? 1.2 : 1)
            .animation(.easeInOut(duration: 0.4), value: isRipe)
    }
}

private struct HeartExample: View {
    let isLiked: Bool

    var body: some View {
        Image(systemName: "heart.fill")
            .scaleEffect(isLiked ? 1.4 : 1, anchor: .bottom)
            .animation(.bouncy, value: isLiked)
    }
}

private struct RefreshExample: View {
    let isRefreshing: Bool

    var body: some View {
        Image(systemName: "arrow.clockwise")
            .rotationEffect(.degrees(isRefreshing ? 360 : 0))
            .animation(.linear(duration: 1), value: isRefreshing)
    }
}

private struct DrawerExample: View {
    @State private var isOpen = false

    private func toggle() {
        withAnimation(.easeInOut(duration: 0.25)) {
            isOpen.toggle()
        }
    }

    var body: some View { Button(isOpen ? "Close" : "Open", action: toggle) }
}
