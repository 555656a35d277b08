import SwiftUI

// A recipe book with navigation and pictures: jams and pickles, by season.

struct Preserve: Identifiable, Hashable, Codable {
    var id: String { name }
    let name: String
    let season: String
    let minutes: Int
    let fruit: [Double]
    let ingredients: [String]
    let steps: [String]
    var pairsWith: [String] = []
}

enum PreserveLibrary {
    static let all: [Preserve] = [
        Preserve(
            name: "Rhubarb Jam", season: "Spring", minutes: 40, fruit: [0.95, 0.98],
            ingredients: ["1 kg rhubarb", "600 g sugar", "1 lemon"],
            steps: [
                "Cut the rhubarb and cover it with sugar overnight.", "Boil for twenty minutes.", "Fill into hot jars.",
            ],
            pairsWith: ["Elderflower Syrup"]),
        Preserve(
            name: "Elderflower Syrup", season: "Spring", minutes: 20, fruit: [0.16, 0.20],
            ingredients: ["20 heads of elderflower", "1 l water", "1 kg sugar"],
            steps: ["Steep the flowers for two days.", "Strain, bring to the boil and bottle."]),
        Preserve(
            name: "Plum Butter", season: "Autumn", minutes: 180, fruit: [0.78, 0.83],
            ingredients: ["2 kg plums", "1 stick of cinnamon"],
            steps: ["Roast the plums slowly.", "Stir until a spoon leaves a track."], pairsWith: ["Rhubarb Jam"]),
        Preserve(
            name: "Pickled Pumpkin", season: "Autumn", minutes: 60, fruit: [0.08, 0.11],
            ingredients: ["1 pumpkin", "500 ml vinegar", "250 g sugar", "Cloves"],
            steps: ["Simmer the cubes in the brine.", "Wait three weeks."]),
    ]

    static func named(_ name: String) -> Preserve? { all.first { $0.name == name } }
    static var seasons: [String] { ["Spring", "Autumn"] }
}

struct PreservesView: View {
    @State private var path = NavigationPath()
    @State private var favorites: Set<String> = []
    @SceneStorage("preserves.order") private var isByTime = false

    var body: some View {
        NavigationStack(path: $path) {
            List(PreserveLibrary.seasons, id: \.self) { season in
                Section(season) {
                    ForEach(preserves(of: season)) { preserve in
                        NavigationLink(value: preserve) {
                            PreserveRow(preserve: preserve, isFavorite: favorites.contains(preserve.name))
                        }
                        .listRowInsets(EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12))
                        .swipeActions(edge: .leading, allowsFullSwipe: true) {
                            Button {
                                toggle(preserve)
                            } label: {
                                Image(systemName: favorites.contains(preserve.name) ? "star.slash" : "star")
                            }
                            .tint(.yellow)
                            .accessibilityLabel("Star")
                        }
                    }
                }
                .headerProminence(.increased)
            }
            .navigationTitle("Preserves")
            .navigationDestination(for: Preserve.self) { preserve in
                PreserveView(preserve: preserve, path: $path)
            }
            .navigationDestination(for: String.self) { step in
                StepView(text: step) { path.removeLast(path.count) }
            }
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Menu("Sort", systemImage: "arrow.up.arrow.down") {
                        Button("By name") { isByTime = false }
                        Button("By time") { isByTime = true }
                    }
                }
            }
            .refreshable {
                try? await Task.sleep(for: .seconds(1))
                favorites = []
            }
        }
    }

    private func preserves(of season: String) -> [Preserve] {
        PreserveLibrary.all.filter { $0.season == season }
            .sorted { isByTime ? $0.minutes < $1.minutes : $0.name < $1.name }
    }

    private func toggle(_ preserve: Preserve) {
        if favorites.remove(preserve.name) == nil { favorites.insert(preserve.name) }
    }
}

private struct PreserveRow: View {
    let preserve: Preserve
    let isFavorite: Bool

    var body: some View {
        HStack(spacing: 14) {
            JarPicture(hues: preserve.fruit)
                .frame(width: 54, height: 54)
                .clipShape(RoundedRectangle(cornerRadius: 8))
            VStack(alignment: .leading, spacing: 2) {
                HStack(spacing: 4) {
                    Text(preserve.name).font(.headline)
                    if isFavorite {
                        Image(systemName: "star.fill").font(.caption).foregroundStyle(.yellow)
                    }
                }
                Text("\(preserve.minutes) minutes").font(.subheadline).foregroundStyle(.secondary)
            }
        }
    }
}

private struct JarPicture: View {
    let hues: [Double]

    var body: some View {
        Canvas { context, size in
            let rect = CGRect(origin: .zero, size: size)
            context.fill(Path(rect), with: .color(Color(hue: hues[0], saturation: 0.15, brightness: 0.98)))
            let jar = Path(
                roundedRect: rect.insetBy(dx: size.width * 0.2, dy: size.height * 0.14), cornerRadius: size.width * 0.1)
            context.fill(
                jar,
                with: .linearGradient(
                    Gradient(colors: hues.map { Color(hue: $0, saturation: 0.7, brightness: 0.75) }),
                    startPoint: .zero, endPoint: CGPoint(x: size.width, y: size.height)))
            var lid = context
            lid.opacity = 0.85
            lid.fill(
                Path(
                    CGRect(
                        x: size.width * 0.24, y: size.height * 0.1, width: size.width * 0.52, height: size.height * 0.12
                    )),
                with: .color(.brown))
            for index in 0..<5 {
                let x = size.width * (0.3 + 0.1 * CGFloat(index))
                let y = size.height * (0.45 + 0.12 * CGFloat(index % 3))
                context.fill(
                    Path(ellipseIn: CGRect(x: x, y: y, width: size.width * 0.09, height: size.width * 0.09)),
                    with: .color(.white.opacity(0.35)))
            }
        }
        .accessibilityLabel("A jar")
    }
}

private struct PreserveView: View {
    let preserve: Preserve
    @Binding var path: NavigationPath
    @State private var done: Set<String> = []
    @State private var jars = 4

    var body: some View {
        ScrollView {
            JarPicture(hues: preserve.fruit)
                .frame(height: 240)
                .overlay(alignment: .bottomLeading) {
                    Label("\(preserve.minutes) min", systemImage: "clock")
                        .font(.footnote.weight(.semibold))
                        .padding(8)
                        .background(.ultraThinMaterial, in: Capsule())
                        .padding()
                }
            VStack(alignment: .leading, spacing: 20) {
                VStack(alignment: .leading) {
                    Text("Ingredients").font(.title2.bold())
                    Stepper("\(jars) jars", value: $jars, in: 1...12)
                    ForEach(preserve.ingredients, id: \.self) { ingredient in
                        Toggle(
                            ingredient,
                            isOn: Binding(
                                get: { done.contains(ingredient) },
                                set: { if $0 { done.insert(ingredient) } else { done.remove(ingredient) } }))
                        Divider()
                    }
                }
                VStack(alignment: .leading, spacing: 10) {
                    Text("Steps").font(.title2.bold())
                    ForEach(Array(preserve.steps.enumerated()), id: \.element) { index, step in
                        NavigationLink(value: step) {
                            HStack(alignment: .firstTextBaseline) {
                                Text("\(index + 1)").font(.title3.monospacedDigit()).foregroundStyle(.tint)
                                Text(step).multilineTextAlignment(.leading)
                            }
                        }
                        .buttonStyle(.plain)
                    }
                }
                if !preserve.pairsWith.isEmpty {
                    Text("Goes with").font(.title2.bold())
                    ForEach(preserve.pairsWith.compactMap(PreserveLibrary.named)) { other in
                        Button(other.name) { path.append(other) }
                    }
                }
            }
            .padding()
        }
        .navigationTitle(preserve.name)
        .navigationBarTitleDisplayMode(.inline)
    }
}

private struct StepView: View {
    let text: String
    let backToStart: () -> Void

    var body: some View {
        VStack(spacing: 24) {
            Text(text)
                .font(.title)
                .multilineTextAlignment(.center)
                .minimumScaleFactor(0.5)
            Button("Back to the book", action: backToStart)
        }
        .padding()
        .navigationTitle("Step")
        .toolbar(.visible, for: .navigationBar)
    }
}

#Preview {
    PreservesView()
}
