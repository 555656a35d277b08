import SwiftUITesting
import Testing

/// Choices of thousands of options, of which few are seen.
@MainActor
struct ManyOptionsTests {
    private final class Tally {
        var made = 0
    }

    private struct Option: View {
        let number: Int
        let tally: Tally

        var body: some View {
            tally.made += 1
            return Text("No. \(number)")
        }
    }

    private struct Wheel: View {
        let tally: Tally
        @State var number = 2_500

        var body: some View {
            VStack {
                Picker("Number", selection: $number) {
                    ForEach(0..<5_000, id: \.self) { Option(number: $0, tally: tally).tag($0) }
                }
                .pickerStyle(.wheel)
                Text("Chosen: \(number)")
            }
        }
    }

    @Test("A wheel makes the options that are in sight, and no others")
    func wheel() async throws {
        let tally = Tally()
        let tester = ViewTester(Wheel(tally: tally))
        try await tester.settle()
        #expect(tally.made > 0 && tally.made < 100, "\(tally.made)")
        let wheel = try tester.find(.label("Number"))
        #expect(wheel.value == "No. 2,500")
        let touch = tester.touch(at: wheel.center)
        await touch.move(by: CGSize(width: 0, height: -74), over: 0.6)
        await touch.hold(for: 0.3)
        await touch.lift()
        try await tester.settle()
        #expect(try tester.find(.containing("Chosen: ")).text != "Chosen: 2,500")
        #expect(tally.made < 300, "\(tally.made)")
    }
}
