import SwiftUI

@MainActor private func playingCard() -> some View {
    RoundedRectangle(cornerRadius: 12)
        .fill(.teal)
        .aspectRatio(5 / 7, contentMode: .fit)
        .frame(maxWidth: 240)
}

private struct NightExample: View {
    let isNight: Bool

    var body: some View {
        NavigationStack {
            Text("Stars over Atacama")
        }
        .preferredColorScheme(isNight ? .dark : nil)
    }
}

@MainActor private func veganTag() -> some View {
    Text("Vegan")
        .padding(.horizontal, 12)
        .padding(.vertical, 4)
        .background(.green.opacity(0.2), in: Capsule())
}

@MainActor private func boardingTimes() -> some View {
    VStack {
        Group {
            Text("Boarding 18:20")
            Text("Gate 12")
        }
        .font(.headline)
        Text("Have your passport ready")
    }
}

@MainActor private func shoppingList() -> some View {
    List {
        Section("Vegetables") {
            Text("2 leeks")
            Text("1 celeriac")
        }
        Section {
            Text("500 g flour")
        } footer: {
            Text("Rye works as well.")
        }
    }
}

private struct OrderExample: View {
    @State private var order = 0

    var body: some View {
        Picker("Sort by", selection: $order) {
            Text("Name").tag(0)
            Text("Last watered").tag(1)
        }
    }
}

@MainActor private func sunset() -> some View {
    LinearGradient(
        colors: [.orange, .pink, .purple],
        startPoint: .top,
        endPoint: .bottom
    )
    .ignoresSafeArea()
}
