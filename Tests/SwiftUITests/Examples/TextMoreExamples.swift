import SwiftUI

@MainActor
private func entry(notes: String) -> some View {
    VStack(alignment: .leading) {
        Text("Lisbon, day 3").font(.headline)
        Text(notes).lineLimit(2)
    }
}

@MainActor
private func quote() -> some View {
    Text("Many small cards\nmake\none deck")
        .multilineTextAlignment(.center)
}

@MainActor
private func weather() -> some View {
    VStack(alignment: .leading) {
        Label("Rain until noon", systemImage: "cloud.rain")
        Label {
            Text("Leave at 9:40")
        } icon: {
            Circle().fill(.green).frame(width: 12, height: 12)
        }
    }
}

@MainActor
private func score(points: Int) -> some View {
    Text("\(points)")
        .monospacedDigit()
        .contentTransition(.numericText(value: Double(points)))
        .animation(.snappy, value: points)
}

@MainActor
private func rating() -> some View {
    HStack {
        Image(systemName: "star.fill")
        Text("Best trail of the year")
    }
    .font(.title2)
    .imageScale(.small)
}

@MainActor
private func logo() -> some View {
    Image("leaf")
        .renderingMode(.template)
        .foregroundStyle(.green)
}

@MainActor
private func search(term: Binding<String>) -> some View {
    TextField("Find a recipe", text: term)
        .textFieldStyle(.roundedBorder)
        .padding()
}
