import SwiftUI

private struct CardView: View {
    struct Card {
        let name: String

        static let example = Card(name: "Venice")
    }

    let card: Card

    var body: some View { Text(card.name) }
}

#Preview("Front card", traits: .sizeThatFitsLayout) {
    CardView(card: .example)
}

#Preview {
    @Previewable @State var isOn = false
    Toggle("Alerts", isOn: $isOn)
}

extension EnvironmentValues {
    @Entry var cardSpacing: CGFloat = 50
}

@Animatable struct Wave: Shape {
    var phase: Angle
    @AnimatableIgnored var count: Int
}

extension Wave {
    nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}
