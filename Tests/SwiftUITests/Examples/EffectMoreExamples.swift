import SwiftUI

@MainActor
private func cardBack() -> some View {
    Image("garden")
        .resizable()
        .scaledToFill()
        .frame(width: 240, height: 150)
        .clipped()
}

@MainActor
private func fadingList() -> some View {
    Text("Water the fern, then the ivy, then the orchid by the window.")
        .mask {
            LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
        }
}

@MainActor
private func hiddenAnswer(isRevealed: Bool) -> some View {
    Text("Monstera deliciosa")
        .font(.title)
        .blur(radius: isRevealed ? 0 : 8)
        .animation(.easeOut, value: isRevealed)
}

@MainActor
private func openHand(lifted: Int) -> some View {
    HStack(spacing: -40) {
        ForEach(0..<5) { number in
            RoundedRectangle(cornerRadius: 12)
                .fill(number == lifted ? Color.orange : Color.teal)
                .frame(width: 80, height: 120)
                .zIndex(number == lifted ? 1 : 0)
        }
    }
}

@MainActor
private func flipped(isFaceUp: Bool) -> some View {
    RoundedRectangle(cornerRadius: 16)
        .fill(isFaceUp ? Color.white : Color.indigo)
        .frame(width: 200, height: 280)
        .rotation3DEffect(.degrees(isFaceUp ? 0 : 180), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
        .animation(.smooth, value: isFaceUp)
}

@MainActor @ViewBuilder
private func trip(isOpen: Bool, in places: Namespace.ID) -> some View {
    if isOpen {
        Color.blue
            .matchedGeometryEffect(id: "cover", in: places)
            .frame(height: 300)
    } else {
        Color.blue
            .matchedGeometryEffect(id: "cover", in: places)
            .frame(width: 60, height: 60)
    }
}

private enum NamespaceExample {
    struct Cover: View {
        @Namespace private var covers
        let isLarge: Bool

        var body: some View {
            if isLarge {
                Color.blue.matchedGeometryEffect(id: "cover", in: covers)
            } else {
                Color.blue.matchedGeometryEffect(id: "cover", in: covers).frame(width: 60, height: 60)
            }
        }
    }
}

@MainActor
private func label() -> some View {
    Text("Platform 9")
        .padding(8)
        .border(.secondary, width: 2)
}
