import SwiftUI
import SwiftUITesting
import Testing

// A weather house: one figure turns in, and when it is in the other turns out. One event starts both, each with its own
// animation. Beside it a vane that starts again from north each time.

private struct Figure: View {
    let name: String
    @Binding var turn: Angle

    var body: some View {
        Text(name)
            .font(.system(size: 40))
            .frame(width: 160, height: 90)
            .background(.teal)
            .rotation3DEffect(turn, axis: (0, 1, 0))
    }
}

private struct WeatherHouse: View {
    @State private var isFair = true
    @State var sunTurn = Angle.zero
    @State var rainTurn = Angle.degrees(90)

    private let step = Animation.linear(duration: 0.5)

    var body: some View {
        VStack(spacing: 20) {
            Figure(name: "Sun", turn: $sunTurn)
            Figure(name: "Rain", turn: $rainTurn)
            Button("Weather", action: change)
        }
    }

    private func change() {
        isFair.toggle()
        withAnimation(isFair ? step.delay(0.5) : step) { sunTurn = .degrees(isFair ? 0 : -90) }
        withAnimation(isFair ? step : step.delay(0.5)) { rainTurn = .degrees(isFair ? 90 : 0) }
    }
}

private struct Vane: View {
    @State private var heading = 0.0

    var body: some View {
        Text("N").rotationEffect(.radians(heading)).onTapGesture {
            heading = 0
            withAnimation(.linear(duration: 2)) { heading = -2 * .pi }
        }
    }
}

@MainActor
struct WeatherHouseTests {
    /// Which figures are seen, rather than edge on.
    private func out(_ tester: ViewTester) throws -> [String] {
        try ["Sun", "Rain"].filter {
            let figure = try tester.find(.text($0)).frame
            return figure.width > figure.height / 4
        }
    }

    @Test("one figure goes in before the other comes out, each time")
    func changes() async throws {
        let tester = ViewTester(WeatherHouse())
        #expect(try out(tester) == ["Sun"])
        for (first, second) in [("Sun", "Rain"), ("Rain", "Sun")] {
            await tester.tap(try tester.find(.role(.button, "Weather")))
            await tester.advance(by: 0.25)
            #expect(try out(tester) == [first])
            await tester.advance(by: 0.5)
            #expect(try out(tester) == [second])
            try await tester.settle()
            #expect(try out(tester) == [second])
        }
    }

    @Test("what is set back and then animated in one event turns again with every tap")
    func vane() async throws {
        let tester = ViewTester(Vane())
        for _ in 0..<2 {
            await tester.tap(try tester.find(.text("N")))
            await tester.advance(by: 1)
            #expect(try tester.find(.text("N")).transform.a < -0.9)
            try await tester.settle()
            #expect(try tester.find(.text("N")).transform.a > 0.999)
        }
    }
}
