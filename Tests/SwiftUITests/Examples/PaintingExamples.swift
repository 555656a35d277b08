import SwiftUI

private struct OverdueExample: View {
    let isOverdue: Bool

    var body: some View {
        Label("Overdue", systemImage: "clock.badge.exclamationmark")
            .foregroundColor(isOverdue ? .red : nil)
    }
}

@MainActor private func nightTrain() -> some View {
    VStack(alignment: .leading) {
        Text("Night train to Vienna")
        Text("Berth 14, lower")
            .foregroundStyle(.secondary)
    }
    .foregroundStyle(.indigo)
}

@MainActor private func seedDot() -> some View {
    Circle()
        .fill(.mint)
        .stroke(.green, lineWidth: 2)
        .frame(width: 32, height: 32)
}

@MainActor private func queenOverlay() -> some View {
    RoundedRectangle(cornerRadius: 12)
        .fill(.orange.gradient)
        .frame(width: 120, height: 168)
        .overlay(alignment: .topLeading) {
            Text("Q♦")
                .padding(8)
        }
}

@MainActor private func recipeCard() -> some View {
    RoundedRectangle(cornerRadius: 16)
        .strokeBorder(.brown, lineWidth: 3)
        .frame(width: 200, height: 120)
}

@MainActor private func cityPicture() -> some View {
    Image("kyoto")
        .resizable()
        .scaledToFill()
        .frame(width: 160, height: 100)
        .clipped()
}

@MainActor private func progressRing() -> some View {
    Circle()
        .trim(from: 0, to: 0.7)
        .stroke(.green, lineWidth: 6)
        .frame(width: 48)
}

@MainActor private func ruleLine() -> some View {
    Rectangle()
        .fill(.secondary)
        .frame(height: 1)
}

@MainActor private func roundPicture() -> some View {
    Image("basil")
        .resizable()
        .scaledToFill()
        .frame(width: 72, height: 72)
        .clipShape(.circle)
}

@MainActor private func draftLabel() -> some View {
    Text("Draft")
        .padding(10)
        .background(.yellow)
        .cornerRadius(8)
}

@MainActor private func dottedRing() -> some View {
    Circle()
        .stroke(.teal, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [2, 8]))
        .frame(width: 60, height: 60)
}

@MainActor private func raisedCard() -> some View {
    RoundedRectangle(cornerRadius: 12)
        .fill(.white)
        .shadow(color: .black.opacity(0.2), radius: 6, y: 3)
        .frame(width: 100, height: 140)
}
