import SwiftUI
import SwiftUITesting
import Testing

// Values that a person sets, and a card that asks for the screen's size.

private struct Oven: View {
    @State private var heat = 180.0
    @State private var isTurning = false
    @State private var level: Float = 2
    @State private var trays = 1
    @State private var hours = 2.0
    @State private var done = 0.0

    var body: some View {
        VStack {
            Slider(value: $heat, in: 50...250) { isTurning = $0 }
            Text("\(heat, specifier: "%.0f") °C\(isTurning ? ", turning" : "")")
            Slider(value: $level, in: 0...4, step: 1) {
                Text("Level")
            } minimumValueLabel: {
                Text("low")
            } maximumValueLabel: {
                Text("high")
            }
            .tint(.pink)
            Stepper("Trays: \(trays)", value: $trays, in: 0...3)
            Stepper(value: $hours, step: 0.5) { Text("Hours \(hours, specifier: "%.1f")") }
            Stepper(label: { Text("Baked") }, onIncrement: { done += 25 }, onDecrement: { done -= 25 })
            ProgressView(value: done, total: 100) { Text("Bread") }
                .progressViewStyle(LinearProgressViewStyle(tint: .brown))
            if done.isZero { ProgressView().progressViewStyle(CircularProgressViewStyle()) }
        }
        .padding(30)
    }
}

private struct RecipeCard: View {
    @State private var away = UIScreen.main.bounds.height

    var body: some View {
        Color.yellow
            .frame(width: UIScreen.main.bounds.width / 2, height: UIScreen.main.bounds.size.height - 100)
            .accessibilityElement()
            .accessibilityLabel("recipe")
            .offset(y: away)
            .onTapGesture { away = UIScreen.main.bounds.height * -2 }
            .task { withAnimation(.bouncy) { away = 0 } }
    }
}

@MainActor
struct KitchenTests {
    @Test("a slider says when a finger is on it, and goes along")
    func slider() async throws {
        let tester = ViewTester(Oven())
        _ = try tester.find(.text("180 °C"))
        let heat = try #require(tester.findAll(.role(.slider)).first)
        // The thumb stands at 65 % of the way.
        let thumb = tester.touch(at: CGPoint(x: heat.frame.minX + heat.frame.width * 0.65, y: heat.frame.midY))
        await thumb.move(by: CGSize(width: -50, height: 0), over: 0.3)
        _ = try tester.find(.containing(", turning"))
        await thumb.lift()
        #expect(tester.findAll(.containing(", turning")).isEmpty)
        let degrees = try #require(Int(try tester.find(.containing("°C")).text.prefix(3)))
        #expect((130..<172).contains(degrees))
    }

    @Test("a slider with steps goes by them")
    func steps() async throws {
        let tester = ViewTester(Oven())
        let level = try tester.find(.role(.slider, "Level"))
        #expect(level.value == "50%")
        try await tester.perform("Decrement", on: level)
        #expect(try tester.find(.role(.slider, "Level")).value == "25%")
    }

    @Test("steppers stop at their ends, and do what they are told to where they have none")
    func steppers() async throws {
        let tester = ViewTester(Oven())
        let trays = try tester.find(.role(.stepper, "Trays: 1")).frame
        for _ in 0..<4 { await tester.touch(at: CGPoint(x: trays.maxX - 20, y: trays.midY)).lift() }
        _ = try tester.find(.role(.stepper, "Trays: 3"))
        try await tester.perform("Increment", on: try tester.find(.role(.stepper, "Hours 2.0")))
        _ = try tester.find(.role(.stepper, "Hours 2.5"))
        #expect(tester.findAll(.role(.progress)).count == 2)
        try await tester.perform("Increment", on: try tester.find(.role(.stepper, "Baked")))
        #expect(tester.findAll(.role(.progress)).map(\.value) == ["25%"])
    }

    @Test("a card is as large as the window says, and leaves it by its height")
    func card() async throws {
        let tester = ViewTester(RecipeCard(), size: CGSize(width: 600, height: 400))
        try await tester.settle()
        let card = try tester.find(.label("recipe"))
        #expect(card.frame == CGRect(x: 150, y: 50, width: 300, height: 300))
        await tester.tap(card)
        #expect(try tester.find(.label("recipe")).frame.maxY < 0)
    }
}
