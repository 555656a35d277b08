import SwiftUI
import SwiftUITesting
import Testing

// Values that a person sets, and the screen's width, in the forms in which tutorials write them.

private let tutorialScreenWidth = UIScreen.main.bounds.width

struct TutorialSettings: View {
    @State private var speed = 50.0
    @State private var isEditing = false
    @State private var rating: Float = 3
    @State private var guests = 2
    @State private var zoom = 1.0
    @State private var downloadAmount = 0.0

    var body: some View {
        VStack {
            Slider(
                value: $speed,
                in: 0...100,
                onEditingChanged: { editing in
                    isEditing = editing
                }
            )
            Text("\(speed, specifier: "%.1f")")
                .foregroundColor(isEditing ? .red : .blue)

            Slider(value: $rating, in: 1...5, step: 1) {
                Text("Rating")
            } minimumValueLabel: {
                Image(systemName: "star")
            } maximumValueLabel: {
                Image(systemName: "star.fill")
            } onEditingChanged: { _ in
            }
            .tint(.orange)
            .padding(.horizontal)

            Stepper("Guests: \(guests)", value: $guests, in: 1...4)
            Stepper(value: $zoom, step: 0.25) { Text("Zoom \(zoom, specifier: "%.2f")") }
            Stepper {
                Text("Amount")
            } onIncrement: {
                downloadAmount += 10
            } onDecrement: {
                downloadAmount -= 10
            }

            ProgressView("Downloading…", value: downloadAmount, total: 100)
                .progressViewStyle(LinearProgressViewStyle(tint: .green))
            if downloadAmount == 0 {
                ProgressView()
                    .progressViewStyle(CircularProgressViewStyle())
                    .scaleEffect(1.5)
            }
        }
        .padding()
    }
}

struct TutorialScreenCard: View {
    @State private var offset: CGFloat = UIScreen.main.bounds.width

    var body: some View {
        RoundedRectangle(cornerRadius: 20)
            .frame(width: UIScreen.main.bounds.width - 40, height: UIScreen.main.bounds.size.height / 3)
            .accessibilityElement()
            .accessibilityLabel("card")
            .offset(x: offset)
            .onTapGesture { offset = -UIScreen.main.bounds.width * 1.5 }
            .onAppear {
                withAnimation(.spring()) { offset = 0 }
            }
    }
}

@MainActor
struct TutorialSlidersTests {
    @Test("sliders, steppers and progress do what the tutorials show")
    func settings() async throws {
        let tester = ViewTester(TutorialSettings())
        _ = try tester.find(.text("50.0"))
        let speed = try #require(tester.findAll(.role(.slider)).first)
        let thumb = tester.touch(at: speed.center)
        await thumb.move(by: CGSize(width: 40, height: 0), over: 0.2)
        await thumb.lift()
        #expect(tester.findAll(.text("50.0")).isEmpty)

        let rating = try tester.find(.role(.slider, "Rating"))
        #expect(rating.value == "50%")
        try await tester.perform("Increment", on: rating)
        #expect(try tester.find(.role(.slider, "Rating")).value == "75%")

        let guests = try tester.find(.role(.stepper, "Guests: 2"))
        let plus = CGPoint(x: guests.frame.maxX - 20, y: guests.frame.midY)
        for _ in 0..<3 {
            await tester.touch(at: plus).lift()
        }
        _ = try tester.find(.role(.stepper, "Guests: 4"))
        try await tester.perform("Decrement", on: try tester.find(.role(.stepper, "Zoom 1.00")))
        _ = try tester.find(.role(.stepper, "Zoom 0.75"))

        #expect(tester.findAll(.role(.progress)).count == 2)
        try await tester.perform("Increment", on: try tester.find(.role(.stepper, "Amount")))
        #expect(tester.findAll(.role(.progress)).map(\.value) == ["10%"])
    }

    @Test("a card is as wide as the window says, and leaves it by its width")
    func screen() async throws {
        let tester = ViewTester(TutorialScreenCard(), size: CGSize(width: 500, height: 900))
        try await tester.settle()
        let card = try tester.find(.label("card"))
        #expect(card.frame.size == CGSize(width: 460, height: 300))
        await tester.tap(card)
        #expect(try tester.find(.label("card")).frame.maxX < 0)
        #expect(tutorialScreenWidth > 0)
    }
}
