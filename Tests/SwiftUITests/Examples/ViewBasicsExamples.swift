import SwiftUI

@MainActor private enum PlantExample {
    struct PlantRow: View {
        let name: String
        let daysToWater: Int

        var body: some View {
            HStack {
                Text(name)
                Spacer()
                Text("in \(daysToWater) days")
            }
        }
    }
}

@MainActor private func recipeText() -> some View {
    VStack(alignment: .leading) {
        Text("Sourdough")
            .font(.headline)
        Text("Proofs for \(Text("12 hours").bold()) at room temperature.")
            .foregroundStyle(.secondary)
    }
}

@MainActor private func cardCorner() -> some View {
    Text("7♣")
        .frame(width: 60, height: 84, alignment: .topLeading)
        .border(.gray)
}

@MainActor private func wideLabel() -> some View {
    Text("Add to trip")
        .frame(maxWidth: .infinity, minHeight: 44)
        .background(.tint.opacity(0.2), in: .capsule)
}

@MainActor private func tripStack() -> some View {
    VStack(alignment: .leading, spacing: 4) {
        Text("Lisbon")
            .font(.title2)
        Text("3 nights, 2 museums")
        Text("from €210")
            .foregroundStyle(.secondary)
    }
}

@MainActor private enum SeatExample {
    struct SeatCounter: View {
        @State private var seats = 1

        var body: some View {
            Stepper("\(seats) seats", value: $seats, in: 1...8)
        }
    }
}

@MainActor private func plantBadge() -> some View {
    Text("Repot in spring")
        .padding(.horizontal, 12)
        .padding(.vertical, 6)
        .background(.green.opacity(0.2), in: .capsule)
}

@MainActor private func nextStop() -> some View {
    VStack {
        Text("Next stop")
            .font(.caption)
        Text("Kyoto")
            .font(.system(size: 40, weight: .bold, design: .rounded))
    }
}

@MainActor private enum PassExample {
    struct BoardingPass_Previews: PreviewProvider {
        static var previews: some View {
            Text("Gate 12")
                .padding()
                .previewLayout(.sizeThatFits)
                .previewDisplayName("Gate")
        }
    }
}

@MainActor private func swatches() -> some View {
    HStack {
        Color.teal
            .frame(width: 24, height: 24)
        Color(red: 0.9, green: 0.4, blue: 0.2)
            .frame(width: 24, height: 24)
        Text("Terracotta")
            .foregroundStyle(Color(hue: 0.04, saturation: 0.7, brightness: 0.8))
    }
}

@MainActor private func plantPicture() -> some View {
    HStack {
        Image(systemName: "leaf.fill")
            .foregroundStyle(.green)
        Image(decorative: "monstera")
            .resizable()
            .scaledToFit()
            .frame(height: 80)
    }
}

@MainActor private func ingredientRow() -> some View {
    HStack(alignment: .firstTextBaseline) {
        Text("Flour")
        Spacer()
        Text("500 g")
            .font(.title3)
    }
}

@MainActor private func gateBackground() -> some View {
    Text("Gate 12")
        .padding()
        .background(alignment: .bottom) {
            Rectangle()
                .fill(.orange)
                .frame(height: 4)
        }
}

@MainActor private func menuBackground() -> some View {
    Text("Tonight's menu")
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.yellow.gradient)
}

@MainActor private func soldOut() -> some View {
    Text("Sold out")
        .padding(8)
        .background(.red.opacity(0.15), in: RoundedRectangle(cornerRadius: 6))
}

private struct WaterExample: View {
    @State private var dryPlants = ["Fern", "Basil"]

    var body: some View {
        Button("Water all", systemImage: "drop") {
            dryPlants.removeAll()
        }
        .buttonStyle(.borderedProminent)
        .disabled(dryPlants.isEmpty)
    }
}

private struct StopsExample: View {
    struct Stop: Identifiable {
        let id: Int
        let name: String
    }

    let stops: [Stop]

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(stops) { stop in
                Label(stop.name, systemImage: "mappin")
            }
        }
    }
}

@MainActor private func timeBadge() -> some View {
    ZStack(alignment: .bottomTrailing) {
        RoundedRectangle(cornerRadius: 12)
            .fill(.indigo)
        Text("12:40")
            .padding(8)
            .foregroundStyle(.white)
    }
    .frame(width: 160, height: 90)
}

private struct PastStopExample: View {
    let isPast: Bool

    var body: some View {
        Text("Past stop")
            .opacity(isPast ? 0.4 : 1)
            .animation(.default, value: isPast)
    }
}

@MainActor private func bookRow() -> some View {
    HStack {
        Text("Dune")
        Spacer(minLength: 20)
        Text("412 pages")
    }
}

private struct PlaneExample: View {
    let hasLeft: Bool

    var body: some View {
        Image(systemName: "paperplane")
            .offset(x: hasLeft ? 200 : 0, y: hasLeft ? -80 : 0)
            .animation(.easeIn(duration: 0.6), value: hasLeft)
    }
}
