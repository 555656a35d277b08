import Charts
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
struct InteractionTests {
    private func show(_ view: some View) async throws -> ViewTester {
        let tester = ViewTester(view, size: CGSize(width: 390, height: 400), scale: 2)
        try await tester.settle()
        #expect(tester.issues.isEmpty)
        return tester
    }

    @Test("a finger on the plot selects the value below it until it is lifted")
    func selection() async throws {
        struct Selecting: View {
            @State private var name: String?

            var body: some View {
                Text("Selected \(name ?? "nothing")")
                Chart(["a", "b", "c"], id: \.self) { BarMark(x: .value("Name", $0), y: .value("Count", 4)) }
                    .chartXSelection(value: $name)
                    .frame(width: 300, height: 200)
            }
        }
        let tester = try await show(Selecting())
        let bars = tester.findAll(.label("b")).filter { $0.value == "4" }
        let finger = tester.touch(at: try #require(bars.first).frame.middle)
        await finger.move(by: CGSize(width: 2, height: 0), over: 0.1)
        _ = try tester.find(.text("Selected b"))
        await finger.move(by: CGSize(width: 95, height: 0), over: 0.2)
        _ = try tester.find(.text("Selected c"))
        await finger.lift()
        _ = try tester.find(.text("Selected nothing"))
    }

    @Test("a finger that goes up or down scrolls what is around the chart, and selects nothing")
    func scrollsAround() async throws {
        struct Selecting: View {
            @State private var number: Int?

            var body: some View {
                ScrollView {
                    Text("Selected \(number ?? -1)")
                    Chart(0..<8, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
                        .chartXSelection(value: $number)
                        .frame(height: 200)
                    ForEach(0..<30) { Text("Row \($0)") }
                }
            }
        }
        let tester = try await show(Selecting())
        let row = try tester.find(.text("Row 3")).frame
        let finger = tester.touch(at: CGPoint(x: 200, y: 150))
        await finger.move(by: CGSize(width: 0, height: -100), over: 0.3)
        #expect(try tester.find(.text("Row 3")).frame.minY < row.minY - 60)
        _ = try tester.find(.text("Selected -1"))
        await finger.lift()
        try await tester.settle()
    }

    @Test("a finger on a part of a circle selects how far around it is")
    func angle() async throws {
        struct Selecting: View {
            @State private var count: Double?

            var body: some View {
                Text("Selected \(Int(count ?? -1))")
                Chart([1.0, 3.0], id: \.self) { SectorMark(angle: .value("Count", $0)) }
                    .chartAngleSelection(value: $count)
                    .frame(width: 200, height: 200)
            }
        }
        let tester = try await show(Selecting())
        let plot = try #require(tester.findAll(.label("Count")).first).frame
        let finger = tester.touch(at: CGPoint(x: plot.midX + 2, y: plot.maxY - 20))
        await finger.move(by: CGSize(width: -4, height: 0), over: 0.1)
        _ = try tester.find(.text("Selected 2"))
        await finger.lift()
    }

    @Test("a proxy knows where values lie in the plot, and which values lie at a place")
    func proxy() async throws {
        let tester = try await show(
            Chart(["a", "b"], id: \.self) { BarMark(x: .value("Name", $0), y: .value("Count", 4)) }
                .chartYScale(domain: 0...8)
                .chartOverlay { proxy in
                    GeometryReader { geometry in
                        if let anchor = proxy.plotFrame, let x = proxy.position(forX: "b"),
                            let y = proxy.position(forY: 4)
                        {
                            let frame = geometry[anchor]
                            Text(proxy.value(atX: x, as: String.self) ?? "none")
                                .accessibilityIdentifier("found")
                                .position(x: frame.minX + x, y: frame.minY + y)
                        }
                    }
                }
                .frame(width: 300, height: 200))
        let found = try tester.find(.id("found"))
        let bar = try #require(tester.findAll(.label("b")).first { $0.value == "4" }).frame
        #expect(abs(found.frame.midX - bar.midX) < 1 && abs(found.frame.midY - bar.minY) < 1)
    }

    @Test("a chart that scrolls shows a part of the data, tells which, and follows its binding")
    func scrolling() async throws {
        struct Scrolling: View {
            @State private var first = 0

            var body: some View {
                Text("From \(first)")
                Button("End") { first = 20 }
                Chart(0..<30, id: \.self) { BarMark(x: .value("Number", $0), y: .value("Count", 4)) }
                    .chartScrollableAxes(.horizontal)
                    .chartXVisibleDomain(length: 10)
                    .chartScrollPosition(x: $first)
                    .frame(width: 300, height: 200)
            }
        }
        let tester = try await show(Scrolling())
        let bar = try #require(tester.findAll(.label("5")).first { $0.value == "4" }).frame
        let finger = tester.touch(at: bar.middle)
        await finger.move(by: CGSize(width: -100, height: 0), over: 0.4)
        await finger.hold(for: 0.3)
        await finger.lift()
        try await tester.settle()
        let moved = try #require(tester.findAll(.label("5")).first { $0.value == "4" }).frame
        #expect(moved.minX < bar.minX - 60)
        #expect(tester.findAll(.text("From 0")).isEmpty)
        let end = try tester.find(.label("End"))
        await tester.tap(end)
        try await tester.settle()
        let last = try #require(tester.findAll(.label("25")).first { $0.value == "4" }).frame
        #expect(last.minX > 45 && last.maxX < 345)
    }
}

extension CGRect {
    fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
