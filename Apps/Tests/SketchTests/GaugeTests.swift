import SwiftUI
import SwiftUITesting
import Testing

// Instruments whose shapes are asked for what lies between two values: a trimmed scale, a hand, a counter.

/// A slice of a disk, between two bearings in turns, clockwise from the top.
private struct Slice: Shape {
    var from: Double
    var to: Double

    var animatableData: AnimatablePair<Double, Double> {
        get { .init(from, to) }
        set { (from, to) = (newValue.first, newValue.second) }
    }

    func path(in box: CGRect) -> Path {
        var slice = Path()
        let middle = CGPoint(x: box.midX, y: box.midY)
        slice.move(to: middle)
        slice.addArc(
            center: middle, radius: box.width / 2, startAngle: .degrees(360 * from - 90),
            endAngle: .degrees(360 * to - 90), clockwise: false)
        slice.closeSubpath()
        return slice
    }
}

/// Counts through what lies between.
private struct Counter: View, Animatable {
    var count: Double

    var animatableData: Double {
        get { count }
        set { count = newValue }
    }

    var body: some View { Text("\(count.rounded(), specifier: "%.0f") km").monospacedDigit() }
}

private struct Dashboard: View {
    @State private var tank = 0.4
    @State private var wiped = 0.0
    @State private var distance = 20.0

    var body: some View {
        VStack(spacing: 0) {
            Circle()
                .trim(from: 0.5, to: 0.5 + tank / 2)
                .stroke(
                    .linearGradient(colors: [.blue, .blue], startPoint: .leading, endPoint: .trailing), lineWidth: 16
                )
                .frame(width: 120, height: 120)
            Slice(from: 0, to: wiped)
                .fill(Color.red)
                .frame(width: 80, height: 80)
            Counter(count: distance)
            Button("Drive") {
                withAnimation(.linear(duration: 2)) { (tank, wiped, distance) = (1, 1, 220) }
            }
        }
        .frame(width: 200, height: 300, alignment: .top)
    }
}

@MainActor
struct GaugeTests {
    private let tester = ViewTester(Dashboard(), size: CGSize(width: 200, height: 300), scale: 1)

    private func pixel(_ x: Int, _ y: Int) throws -> (red: Bool, blue: Bool) {
        let pixel = try tester.snapshot()[x, y]
        return (pixel.r > 200 && pixel.b < 120, pixel.b > 200 && pixel.r < 120)
    }

    private func drive(for seconds: Double) async throws {
        await tester.touch(at: try tester.find(.role(.button, "Drive")).center).lift()
        await tester.advance(by: seconds)
    }

    @Test("a scale fills along its upper half, from the left to the right")
    func scale() async throws {
        // The circle's middle is at (100, 60), its radius is 60.
        #expect(try pixel(41, 55).blue)
        #expect(try !pixel(142, 18).blue)
        try await drive(for: 1.5)
        #expect(try pixel(142, 18).blue)
        #expect(try !pixel(159, 55).blue)
        try await tester.settle()
        #expect(try pixel(159, 55).blue)
    }

    @Test("a shape of one's own is asked for the paths between")
    func slice() async throws {
        // The slice's middle is at (100, 160).
        try await drive(for: 1)
        #expect(try pixel(120, 180).red)
        #expect(try !pixel(80, 140).red)
        try await tester.settle()
        #expect(try pixel(80, 140).red)
    }

    @Test("a view that is animatable is evaluated with the values between")
    func counter() async throws {
        _ = try tester.find(.text("20 km"))
        try await drive(for: 1)
        let words = try tester.find(.containing(" km")).text.split(separator: " ")
        let shown = try #require(words.first.flatMap { Int($0) })
        #expect((116...124).contains(shown))
        try await tester.settle()
        _ = try tester.find(.text("220 km"))
    }
}
