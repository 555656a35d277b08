import SwiftUI

private struct WateredExample: View {
    let watered: Double

    var body: some View {
        GeometryReader { proxy in
            HStack(spacing: 0) {
                Color.green
                    .frame(width: proxy.size.width * watered)
                Color.gray.opacity(0.3)
            }
        }
        .frame(height: 8)
    }
}

@MainActor private func dayScroller() -> some View {
    ScrollView(.horizontal) {
        HStack(spacing: 12) {
            ForEach(0..<10) { day in
                Text("Day \(day + 1)")
                    .frame(width: 80, height: 60)
                    .background(.quaternary, in: .rect(cornerRadius: 10))
            }
        }
    }
}

@MainActor private enum ServingsExample {
    struct ServingsPicker: View {
        @Binding var servings: Int

        var body: some View {
            Stepper("Serves \(servings)", value: $servings, in: 1...12)
        }
    }
}

@MainActor private func boldTotal() -> some View {
    VStack {
        Text("Total")
        Text("€84.50")
    }
    .bold()
}

@MainActor private func lightTitle() -> some View {
    Text("Platform 9")
        .font(.title)
        .fontWeight(.light)
}

private struct TokyoExample: View {
    @State private var isSelected = false

    var body: some View {
        HStack {
            Text("Tokyo")
            Spacer()
        }
        .contentShape(.rect)
        .onTapGesture {
            isSelected.toggle()
        }
    }
}

private struct PagesExample: View {
    @State private var lastPage = 0

    var body: some View {
        List(1..<100) { page in
            Text("Page \(page)")
                .onAppear { lastPage = max(lastPage, page) }
        }
    }
}

@MainActor private func nightScreen() -> some View {
    ZStack {
        LinearGradient(colors: [.indigo, .black], startPoint: .top, endPoint: .bottom)
            .ignoresSafeArea()
        Text("Good night")
            .foregroundStyle(.white)
    }
}

@MainActor private enum TicketExample {
    struct TicketStub<Content: View>: View {
        @ViewBuilder let content: Content

        var body: some View {
            VStack(alignment: .leading) { content }
                .padding()
                .overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray))
        }
    }
}

@MainActor private func plantScreen() -> some View {
    NavigationStack {
        List(["Monstera", "Basil"], id: \.self) { Text($0) }
            .navigationTitle("Plants")
    }
}

private struct TripsExample: View {
    @State private var trips: [String] = []

    var body: some View {
        NavigationStack(path: $trips) {
            List(["Lisbon", "Kyoto"], id: \.self) { city in
                NavigationLink(city, value: city)
            }
            .navigationDestination(for: String.self) { city in
                Text(city).navigationTitle(city)
            }
        }
    }
}

private struct ChoresExample: View {
    @State private var chores = ["Repot fern", "Mist orchid"]

    var body: some View {
        List {
            Section("This week") {
                ForEach(["Repot fern", "Mist orchid"], id: \.self) { chore in
                    Text(chore)
                }
                .onDelete { chores.remove(atOffsets: $0) }
            }
        }
    }
}

@MainActor private enum SaveExample {
    struct SaveButton: View {
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isEnabled) private var isEnabled

        var body: some View {
            Button("Save") { dismiss() }
                .opacity(isEnabled ? 1 : 0.5)
        }
    }
}
