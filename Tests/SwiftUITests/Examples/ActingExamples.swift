import SwiftUI

private struct RecipeFormExample: View {
    @State private var name = ""
    @State private var servings = 4

    var body: some View {
        Form {
            TextField("Name of the recipe", text: $name)
            TextField("Servings", value: $servings, format: .number)
                .keyboardType(.numberPad)
        }
    }
}

@MainActor private func carePlants() -> some View {
    NavigationView {
        List(["Aloe", "Fern"], id: \.self) { plant in
            NavigationLink(plant, destination: Text("Care for \(plant)"))
        }
        .navigationTitle("Plants")
        Text("Choose a plant")
    }
}

@MainActor private func dayPlans() -> some View {
    NavigationStack {
        List(1..<4) { day in
            NavigationLink("Day \(day)", value: day)
        }
        .navigationDestination(for: Int.self) { day in
            Text("Plan for day \(day)")
        }
    }
}

private struct ScalingExample: View {
    @State private var servings = 2
    @State private var flour = 250

    var body: some View {
        Stepper("\(servings) servings", value: $servings, in: 1...12)
            .onChange(of: servings) { old, new in
                flour = flour * new / old
            }
    }
}

private struct AlarmExample: View {
    @State private var isEditing = false

    var body: some View {
        HStack {
            Text("Alarm")
            Spacer()
            Text("07:30")
        }
        .contentShape(.rect)
        .onTapGesture { isEditing = true }
    }
}

private struct SpadeExample: View {
    @State private var offset = CGSize.zero

    var body: some View {
        Image(systemName: "suit.spade.fill")
            .offset(offset)
            .gesture(
                DragGesture()
                    .onChanged { offset = $0.translation }
                    .onEnded { _ in withAnimation(.spring) { offset = .zero } }
            )
    }
}

private struct SheetExample: View {
    @GestureState private var pull: CGFloat = 0
    @State private var isOpen = true

    private var drag: some Gesture {
        DragGesture(minimumDistance: 20)
            .updating($pull) { value, pull, _ in
                pull = value.translation.height
            }
            .onEnded { value in
                if value.predictedEndTranslation.height > 150 { isOpen = false }
            }
    }

    var body: some View { Color.teal.offset(y: pull).gesture(drag) }
}

private struct ArchiveExample: View {
    @State private var isArchived = false

    var body: some View {
        Text("Swipe to archive")
            .gesture(
                DragGesture().onEnded { value in
                    if value.translation.width < -100 { isArchived = true }
                }
            )
    }
}

private struct PressExample: View {
    @State private var isPressed = false

    var body: some View {
        Circle()
            .fill(.orange)
            .frame(width: 40, height: 40)
            .gesture(
                DragGesture(minimumDistance: 0).onChanged { value in
                    isPressed = abs(value.translation.height) < 60
                }
            )
    }
}

private struct DeckBarExample: View {
    @State private var deck = Array(1...12)

    var body: some View {
        NavigationStack {
            Text("12 cards left")
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) {
                        Button("Shuffle", systemImage: "shuffle") { deck.shuffle() }
                    }
                    ToolbarItem(placement: .bottomBar) {
                        Text("\(deck.count) cards")
                    }
                }
        }
    }
}

@MainActor private func humidity() -> some View {
    VStack {
        Button("Water") {}
        ProgressView(value: 0.4)
        Text("Humidity")
            .foregroundStyle(.tint)
    }
    .tint(.green)
}

@MainActor private enum StampExample {
    struct StampStyle: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label
                .padding()
                .border(.red, width: 2)
                .rotationEffect(.degrees(configuration.isPressed ? -3 : 0))
        }
    }

    static func button() -> some View { Button("Approve") {}.buttonStyle(StampStyle()) }
}
