import Charts
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
struct AxesTests {
    private func show(_ chart: some View) async throws -> ViewTester {
        let tester = ViewTester(
            chart.frame(width: 300, height: 200).environment(\.timeZone, .gmt).environment(
                \.locale, Locale(identifier: "en_US")
            )
            .environment(\.calendar, calendar),
            size: CGSize(width: 390, height: 400), scale: 2)
        try await tester.settle()
        #expect(tester.issues.isEmpty)
        return tester
    }

    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }

    private func date(_ month: Int, _ day: Int = 1) -> Date {
        calendar.date(from: DateComponents(year: 2024, month: month, day: day))!
    }

    private var bar: some ChartContent { BarMark(x: .value("Shape", "Cube"), y: .value("Count", 87)) }

    @Test("numbers of a y axis are round, begin at zero and stand after the plot")
    func numbers() async throws {
        let tester = try await show(Chart { bar })
        let cube = try #require(tester.findAll(.label("Cube")).first { $0.value == "87" }).frame
        for text in ["0", "20", "40", "60", "80", "100"] {
            #expect(try tester.find(.text(text)).frame.minX > cube.maxX)
        }
        let zero = try tester.find(.text("0")).frame
        #expect(abs(zero.midY - cube.maxY) < 1)
    }

    @Test("a hidden axis gives its room to the plot")
    func hidden() async throws {
        let tester = try await show(Chart { bar }.chartXAxis(.hidden).chartYAxis(.hidden))
        #expect(tester.findAll(.text("0")).isEmpty && tester.findAll(.text("Cube")).isEmpty)
        let cube = try tester.find(.label("Cube")).frame
        #expect(abs(cube.maxY - 300) < 1)
    }

    @Test("axis marks stand where their position says, with the labels that a closure makes")
    func content() async throws {
        let tester = try await show(
            Chart { bar }
                .chartYAxis {
                    AxisMarks(position: .leading, values: [0, 50, 100]) { value in
                        AxisGridLine()
                        AxisValueLabel {
                            if let count = value.as(Int.self) { Text("\(count) of \(value.count)") }
                        }
                    }
                })
        let cube = try #require(tester.findAll(.label("Cube")).first { $0.value == "87" }).frame
        for text in ["0 of 3", "50 of 3", "100 of 3"] {
            #expect(try tester.find(.text(text)).frame.maxX < cube.minX)
        }
    }

    @Test("formats write labels")
    func formats() async throws {
        let tester = try await show(
            Chart { BarMark(x: .value("Shape", "Cube"), y: .value("Share", 0.5)) }
                .chartYScale(domain: 0...1)
                .chartYAxis { AxisMarks(format: .percent, values: [0.0, 0.5, 1.0]) })
        _ = try tester.find(.text("50%"))
    }

    @Test("dates stand after the line that begins them, and between two lines when they are centered")
    func dates() async throws {
        func chart(_ centered: Bool) -> some View {
            Chart(1..<5, id: \.self) { month in
                BarMark(x: .value("Month", date(month), unit: .month, calendar: calendar), y: .value("Count", month))
            }
            .chartXAxis {
                AxisMarks(values: .stride(by: .month, calendar: calendar)) { _ in
                    AxisGridLine()
                    AxisTick()
                    AxisValueLabel(format: Date.FormatStyle(timeZone: .gmt).month(.abbreviated), centered: centered)
                }
            }
        }
        var tester = try await show(chart(false))
        let bar = try tester.find(.label("February 2024")).frame
        #expect(try tester.find(.text("Feb")).frame.minX < bar.minX)
        tester = try await show(chart(true))
        #expect(abs(try tester.find(.text("Feb")).frame.midX - bar.midX) < 1)
    }

    @Test("an automatic axis of a month has the days that begin its weeks")
    func weeks() async throws {
        let tester = try await show(
            Chart(1..<31, id: \.self) { day in LineMark(x: .value("Day", date(9, day)), y: .value("Count", day)) })
        _ = try tester.find(.text("Sep 8"))
        _ = try tester.find(.text("Sep 15"))
    }

    @Test("labels that would meet are left out")
    func collisions() async throws {
        let tester = try await show(
            Chart(0..<40, id: \.self) { BarMark(x: .value("Name", "Name \($0)"), y: .value("Count", 1)) })
        let frames = tester.semanticsDescription.contains("text \"Name 0\"")
        #expect(frames)
        #expect(tester.findAll(.text("Name 1")).isEmpty)
    }

    @Test("titles stand beside their axes")
    func titles() async throws {
        let tester = try await show(
            Chart { bar }.chartXAxisLabel("Shapes", alignment: .center).chartYAxisLabel("Pieces"))
        let shape = try tester.find(.text("Cube")).frame
        let title = try tester.find(.text("Shapes")).frame
        #expect(title.minY >= shape.maxY && abs(title.midX - shape.midX) < 1)
        #expect(try tester.find(.text("Pieces")).frame.maxY <= tester.find(.text("100")).frame.minY + 1)
    }

    @Test("a domain is kept as it is, and greater values come first where its ends are reversed")
    func domains() async throws {
        func chart(_ domain: some ScaleDomain) -> some View {
            Chart { PointMark(x: .value("x", "a"), y: .value("y", 3)) }.chartYScale(domain: domain)
        }
        var tester = try await show(chart(0...12))
        let upright = try tester.find(.text("10")).frame.midY
        #expect(upright < (try tester.find(.text("2")).frame.midY))
        tester = try await show(chart([12, 0]))
        #expect(try tester.find(.text("10")).frame.midY > tester.find(.text("2")).frame.midY)
        tester = try await show(chart(.automatic(includesZero: false)))
        #expect(tester.findAll(.text("0")).isEmpty)
    }

    @Test("from right to left the y axis stands at the left")
    func rightToLeft() async throws {
        let tester = try await show(Chart { bar }.environment(\.layoutDirection, .rightToLeft))
        let cube = try #require(tester.findAll(.label("Cube")).first { $0.value == "87" }).frame
        #expect(try tester.find(.text("100")).frame.maxX < cube.minX)
    }
}
