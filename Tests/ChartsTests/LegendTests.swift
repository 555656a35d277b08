import Charts
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
struct LegendTests {
    private var chart: some View {
        Chart {
            BarMark(x: .value("Month", "May"), y: .value("Count", 1)).foregroundStyle(by: .value("City", "Graz"))
            BarMark(x: .value("Month", "May"), y: .value("Count", 1)).foregroundStyle(by: .value("City", "Linz"))
        }
    }

    private func show(_ chart: some View) async throws -> ViewTester {
        let tester = ViewTester(
            chart.frame(width: 300, height: 200), size: CGSize(width: 390, height: 400), scale: 2)
        try await tester.settle()
        #expect(tester.issues.isEmpty)
        return tester
    }

    /// The color in the middle of a mark.
    private func color(_ value: String, _ tester: ViewTester) throws -> (r: Int, g: Int, b: Int) {
        let mark = try #require(tester.findAll(.label("May")).first { $0.value == value }).frame
        let pixel = try tester.snapshot()[Int(mark.midX * 2), Int(mark.midY * 2)]
        return (Int(pixel.r), Int(pixel.g), Int(pixel.b))
    }

    @Test("values with colors are listed below the chart, in the order of the data")
    func order() async throws {
        let tester = try await show(chart)
        let graz = try tester.find(.text("Graz")).frame
        let linz = try tester.find(.text("Linz")).frame
        #expect(graz.maxX < linz.minX && graz.minY == linz.minY)
        #expect(try graz.minY >= tester.find(.text("May")).frame.maxY)
        let first = try color("1, Graz", tester)
        let second = try color("1, Linz", tester)
        #expect(first.b > first.g && second.g > second.b)
    }

    @Test("a hidden legend is not there, and a chart without series has none")
    func hidden() async throws {
        #expect(try await show(chart.chartLegend(.hidden)).findAll(.text("Graz")).isEmpty)
    }

    @Test("colors follow from a scale")
    func scale() async throws {
        let tester = try await show(chart.chartForegroundStyleScale(["Linz": Color.red, "Graz": .green]))
        #expect(try tester.find(.text("Linz")).frame.maxX < tester.find(.text("Graz")).frame.minX)
        let linz = try color("1, Linz", tester)
        #expect(linz.r > 200 && linz.b < 100)
    }

    @Test("a legend of one's own stands where its position says")
    func own() async throws {
        let tester = try await show(chart.chartLegend(position: .top) { Text("Cities") })
        #expect(try tester.find(.text("Cities")).frame.minY < tester.find(.text("2")).frame.minY)
        #expect(tester.findAll(.text("Graz")).isEmpty)
    }
}
