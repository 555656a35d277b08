import SwiftUI

private enum EnvironmentObjectExample {
    final class Basket: ObservableObject {
        @Published var titles: [String] = []
    }

    struct BasketButton: View {
        @EnvironmentObject private var basket: Basket

        var body: some View { Button("\(basket.titles.count) books") { basket.titles = [] } }
    }
}

@MainActor
private func preview(of card: Text) -> some View {
    VStack {
        card
        card.environment(\.layoutDirection, .rightToLeft)
        card.environment(\.locale, Locale(identifier: "ja"))
    }
}

private enum EnvironmentObjectPlace {
    final class Route: ObservableObject {
        @Published var stops = ["Basel", "Bern"]
    }

    struct Journey: View {
        @StateObject private var route = Route()

        var body: some View { Text("Stops").environmentObject(route) }
    }
}

private enum StateObjectExample {
    @MainActor final class Stopwatch: ObservableObject {
        @Published var laps: [Double] = []
    }

    struct LapList: View {
        @StateObject private var watch = Stopwatch()

        var body: some View { Button("Lap \(watch.laps.count + 1)") { watch.laps.append(60) } }
    }
}

private enum ObservedObjectExample {
    final class Plant: ObservableObject {
        @Published var name = "Fern"
    }

    struct PlantEditor: View {
        @ObservedObject var plant: Plant

        var body: some View { TextField("Name", text: $plant.name) }
    }
}

private enum ReceiveExample {
    struct Countdown: View {
        @State private var seconds = 30
        @State private var ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

        var body: some View {
            Text("\(seconds)").onReceive(ticks) { _ in seconds = max(seconds - 1, 0) }
        }
    }
}

@MainActor
private func forecast(text: Binding<String>, load: @escaping @Sendable () async -> String) -> some View {
    Text(text.wrappedValue)
        .task {
            text.wrappedValue = await load()
        }
}

@MainActor
private func form(for draft: Int) -> some View {
    VStack {
        Text("Card \(draft)")
        TextField("Front", text: .constant(""))
    }
    .id(draft)
}

private enum ViewModifierExample {
    struct CardLook: ViewModifier {
        let color: Color

        func body(content: Content) -> some View {
            content
                .padding()
                .background(color, in: .rect(cornerRadius: 16))
        }
    }
}

private struct Ticket: ViewModifier {
    func body(content: Content) -> some View { content.padding(12).border(.brown) }
}

@MainActor
private func stub() -> some View {
    Text("Row 7, seat 12")
        .modifier(Ticket())
}

private enum ColorSchemeExample {
    struct MapTile: View {
        @Environment(\.colorScheme) private var colorScheme

        var body: some View {
            Image(colorScheme == .dark ? "map-night" : "map-day")
        }
    }
}

private enum FocusStateExample {
    struct Greeting: View {
        @State private var name = ""
        @FocusState private var isNaming: Bool

        var body: some View {
            TextField("Name", text: $name)
                .focused($isNaming)
                .onAppear { isNaming = true }
        }
    }
}

private enum Part { case front, back }

@MainActor
private func card(front: Binding<String>, back: Binding<String>, part: FocusState<Part?>.Binding) -> some View {
    VStack {
        TextField("Front", text: front).focused(part, equals: .front)
        TextField("Back", text: back).focused(part, equals: .back)
        Button("Next") { part.wrappedValue = .back }
    }
}

private enum GestureStateExample {
    struct DraggedCard: View {
        @GestureState private var drag = CGSize.zero

        var body: some View {
            Color.orange
                .offset(drag)
                .gesture(DragGesture().updating($drag) { value, drag, _ in drag = value.translation })
                .animation(.snappy, value: drag)
        }
    }
}

@MainActor
private func press(isHeld: GestureState<Bool>) -> some Gesture {
    LongPressGesture(minimumDuration: 1)
        .updating(isHeld) { value, isHeld, transaction in
            isHeld = value
            transaction.animation = .easeOut(duration: 0.2)
        }
}
