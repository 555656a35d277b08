import SwiftUI

@MainActor
private func notice(isShown: Bool) -> some View {
    Text("Saved")
        .offset(y: isShown ? 0 : -80)
        .animation(.easeOut(duration: 0.25), value: isShown)
}

@MainActor
private func discarded(isGone: Bool) -> some View {
    RoundedRectangle(cornerRadius: 12)
        .frame(width: 120, height: 180)
        .offset(x: isGone ? 500 : 0)
        .animation(.easeIn(duration: 0.2), value: isGone)
}

@MainActor
private func deck(isSpread: Bool) -> some View {
    HStack(spacing: isSpread ? 8 : -50) {
        ForEach(0..<4) { _ in Color.purple.frame(width: 60, height: 90) }
    }
    .animation(.smooth(duration: 0.4), value: isSpread)
}

@MainActor
private func beats(count: Int) -> some View {
    Image(systemName: "heart.fill")
        .scaleEffect(1 + CGFloat(count) / 10)
        .animation(.interpolatingSpring(Spring(duration: 0.4, bounce: 0.5)), value: count)
}

@MainActor
private func answer(isShown: Bool) -> some View {
    VStack {
        Text("Which plant needs the least water?")
        if isShown {
            Text("The cactus").transition(.opacity)
        }
    }
    .animation(.default, value: isShown)
}

@MainActor
private func drawer(isOpen: Bool) -> some View {
    ZStack(alignment: .bottom) {
        Color.gray.opacity(0.2)
        if isOpen {
            Text("Three trips this week")
                .frame(maxWidth: .infinity, minHeight: 120)
                .background(.yellow)
                .transition(.move(edge: .bottom).combined(with: .opacity))
        }
    }
    .animation(.snappy, value: isOpen)
}
