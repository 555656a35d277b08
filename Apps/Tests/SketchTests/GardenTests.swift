import SwiftUI
import SwiftUITesting
import Testing

// Beds of plants that remember how often they were watered: which of them is still the same plant after a change.

private struct Plant: View {
    @State private var drops = 0
    let name: String

    var body: some View {
        Button {
            drops += 1
        } label: {
            Text("\(name): \(drops)")
        }
    }
}

private enum Season: Int, CaseIterable, Identifiable {
    case spring, summer, winter

    var id: Self { self }
    var next: Season { Season(rawValue: (rawValue + 1) % 3)! }
}

private struct Garden: View {
    @State private var sowing = 1
    @State private var season = Season.spring
    @State private var isTall = false
    @State private var isSunny = false
    @State private var beds: [(name: String, plants: [String])] = [("North", ["fern", "ivy"]), ("South", ["rose"])]

    var body: some View {
        VStack(spacing: 4) {
            Plant(name: "seed").id(sowing)
            seasonal
            wrapped
            Group {
                if isSunny { Plant(name: "shade") } else { Plant(name: "shade") }
                Plant(name: "lit").opacity(isSunny ? 0.9 : 0.6)
            }
            .font(isSunny ? .largeTitle : .footnote)
            ForEach(beds, id: \.name) { bed in
                Text(bed.name)
                ForEach(bed.plants, id: \.self, content: Plant.init(name:))
            }
            ForEach(Season.allCases) { Rectangle().frame(width: $0 == season ? 40 : 10, height: 2) }
            controls
        }
    }

    private var wrapped: AnyView {
        if isTall { return AnyView(Plant(name: "bean").padding(.leading)) }
        return AnyView(Plant(name: "bean"))
    }

    @ViewBuilder private var seasonal: some View {
        switch season {
        case .spring:
            Plant(name: "tulip")
        case .summer:
            let name = "poppy"
            Plant(name: name)
            Plant(name: "corn")
        case .winter: Plant(name: "kale")
        }
    }

    private var controls: some View {
        HStack {
            Button("Sow") { sowing += 1 }
            Button("Wait") { season = season.next }
            Button("Stake") { isTall = !isTall }
            Button("Sun") { isSunny = !isSunny }
            Button("Swap") {
                withAnimation {
                    beds.swapAt(0, 1)
                    beds[1].plants.insert("hops", at: 1)
                }
            }
        }
    }
}

@MainActor
struct GardenTests {
    private let tester = ViewTester(Garden())

    private func water(_ plant: String) async throws { await tester.tap(try tester.find(.containing("\(plant):"))) }

    private func expect(_ plant: String, _ drops: Int) throws { _ = try tester.find(.text("\(plant): \(drops)")) }

    private func press(_ name: String) async throws {
        await tester.tap(try tester.find(.role(.button, name)))
        try await tester.settle()
    }

    @Test("another id is another plant, and nothing else is")
    func ids() async throws {
        try await water("seed")
        try await press("Sun")
        try expect("seed", 1)
        try await press("Sow")
        try expect("seed", 0)
    }

    @Test("every case of a switch has its own plants, which are new when it comes round again")
    func seasons() async throws {
        try await water("tulip")
        try await press("Wait")
        try await water("corn")
        try expect("corn", 1)
        try expect("poppy", 0)
        #expect(tester.findAll(.containing("tulip")).isEmpty)
        try await press("Wait")
        try await press("Wait")
        try expect("tulip", 0)
    }

    @Test("AnyView is the same view as long as the type inside it is the same")
    func erased() async throws {
        try await water("bean")
        try await press("Sun")
        try expect("bean", 1)
        try await press("Stake")
        try expect("bean", 0)
    }

    @Test("the branches of an if are two views, while a changed value leaves one view the same")
    func branches() async throws {
        try await water("shade")
        try await water("lit")
        let height = try tester.find(.containing("lit:")).frame.height
        try await press("Sun")
        try expect("shade", 0)
        try expect("lit", 1)
        #expect(try tester.find(.containing("lit:")).frame.height > height)
    }

    @Test("plants in loops inside of loops keep what they have when everything moves")
    func loops() async throws {
        for plant in ["ivy", "rose", "rose"] { try await water(plant) }
        try await press("Swap")
        try expect("ivy", 1)
        try expect("rose", 2)
        try expect("hops", 0)
        let order = try ["South", "rose:", "North", "fern:", "hops:", "ivy:"].map {
            try tester.find(.containing($0)).frame.minY
        }
        #expect(order == order.sorted())
    }
}
