import Charts
import SwiftUI
import SwiftUITesting
import Testing

/// Charts of 300 by 200 points, in which marks are found by what is read out of them.
@MainActor
private func show(_ chart: some View, width: CGFloat = 300, height: CGFloat = 200) async throws -> ViewTester {
    let tester = ViewTester(
        chart.frame(width: width, height: height), size: CGSize(width: 390, height: 400), scale: 2)
    try await tester.settle()
    #expect(tester.issues.isEmpty)
    return tester
}

extension ViewTester {
    /// The mark with a label and a value.
    fileprivate func mark(_ label: String, _ value: String) throws -> CGRect {
        let marks = findAll(.label(label)).filter { $0.value == value }
        return try #require(marks.first, "no mark \(label) \(value) in\n\(semanticsDescription)").frame
    }
}

@MainActor
struct MarksTests {
    private struct Sale: Identifiable {
        let city: String
        let month: String
        let count: Double
        var id: String { city + month }
    }

    private let sales = [
        Sale(city: "Graz", month: "May", count: 10), Sale(city: "Linz", month: "May", count: 20),
        Sale(city: "Graz", month: "June", count: 30), Sale(city: "Linz", month: "June", count: 40),
    ]

    @Test("bars are as high as their values, stand on zero, and are read out")
    func bars() async throws {
        let tester = try await show(
            Chart {
                BarMark(x: .value("Shape", "Cube"), y: .value("Count", 5))
                BarMark(x: .value("Shape", "Ball"), y: .value("Count", 2.5))
            })
        let cube = try tester.mark("Cube", "5")
        let ball = try tester.mark("Ball", "2.5")
        #expect(abs(cube.height - 2 * ball.height) < 0.01)
        #expect(abs(cube.maxY - ball.maxY) < 0.01 && cube.maxX < ball.minX)
        let label = try tester.find(.text("Cube")).frame
        #expect(abs(label.midX - cube.midX) < 1 && label.minY > cube.maxY)
    }

    @Test("bars of a place stand on each other")
    func stacked() async throws {
        let tester = try await show(
            Chart(sales) { sale in
                BarMark(x: .value("Month", sale.month), y: .value("Count", sale.count))
                    .foregroundStyle(by: .value("City", sale.city))
            })
        let lower = try tester.mark("May", "10, Graz")
        let upper = try tester.mark("May", "20, Linz")
        #expect(abs(upper.maxY - lower.minY) < 0.01 && abs(upper.height - 2 * lower.height) < 0.01)
        #expect(upper.minX == lower.minX)
    }

    @Test("bars with a position stand beside each other in their band")
    func grouped() async throws {
        let tester = try await show(
            Chart(sales) { sale in
                BarMark(x: .value("Month", sale.month), y: .value("Count", sale.count))
                    .position(by: .value("City", sale.city))
                    .foregroundStyle(by: .value("City", sale.city))
            })
        let graz = try tester.mark("May", "10, Graz")
        let linz = try tester.mark("May", "20, Linz")
        let june = try tester.mark("June", "30, Graz")
        #expect(graz.maxX <= linz.minX && linz.maxX < june.minX)
        #expect(abs(graz.maxY - linz.maxY) < 0.01)
        let middle = try tester.find(.text("May")).frame.midX
        #expect(abs((graz.minX + linz.maxX) / 2 - middle) < 1)
    }

    @Test("bars to a quantity along x lie, beside the names of their rows")
    func lying() async throws {
        let tester = try await show(
            Chart(sales.filter { $0.month == "May" }) { sale in
                BarMark(x: .value("Count", sale.count), y: .value("City", sale.city))
            })
        let graz = try tester.mark("Graz", "10")
        let linz = try tester.mark("Linz", "20")
        #expect(abs(linz.width - 2 * graz.width) < 0.01 && graz.maxY < linz.minY)
        let name = try tester.find(.text("Graz")).frame
        #expect(name.maxX < graz.minX && abs(name.midY - graz.midY) < 1)
    }

    @Test("a bar of a fixed width is that wide")
    func width() async throws {
        let tester = try await show(
            Chart { BarMark(x: .value("Shape", "Cube"), y: .value("Count", 5), width: .fixed(12)) })
        #expect(try tester.mark("Cube", "5").width == 12)
    }

    @Test("shares of a sum fill the plot, and the axis has percentages")
    func shares() async throws {
        let tester = try await show(
            Chart(sales) { sale in
                BarMark(x: .value("Month", sale.month), y: .value("Count", sale.count), stacking: .normalized)
                    .foregroundStyle(by: .value("City", sale.city))
            })
        _ = try tester.find(.text("100%"))
        let lower = try tester.mark("May", "10, Graz")
        let upper = try tester.mark("May", "20, Linz")
        #expect(abs(upper.height - 2 * lower.height) < 0.01)
        let june = try tester.mark("June", "40, Linz")
        #expect(abs(june.minY - upper.minY) < 0.01)
    }

    @Test("parts of a circle are drawn clockwise from the top")
    func sectors() async throws {
        let tester = try await show(
            Chart {
                SectorMark(angle: .value("Share", 3)).foregroundStyle(.red)
                SectorMark(angle: .value("Share", 1)).foregroundStyle(.blue)
            }, width: 200, height: 200)
        let picture = try tester.snapshot()
        let middle = CGPoint(x: 195, y: 200)
        func isRed(_ dx: CGFloat, _ dy: CGFloat) -> Bool {
            let pixel = picture[Int((middle.x + dx) * 2), Int((middle.y + dy) * 2)]
            return pixel.r > pixel.b
        }
        #expect(isRed(40, -40) && isRed(40, 40) && isRed(-40, 40) && !isRed(-40, -40))
    }

    @Test("lines go through their points in the color of their series, and points without a number are left out")
    func lines() async throws {
        let tester = try await show(
            Chart {
                LineMark(x: .value("x", 0), y: .value("y", 0))
                LineMark(x: .value("x", 1), y: .value("y", Double.nan))
                LineMark(x: .value("x", 2), y: .value("y", 10))
            }
            .foregroundStyle(.red).chartXAxis(.hidden).chartYAxis(.hidden))
        #expect(tester.findAll(.label("1")).isEmpty)
        let first = try tester.mark("0", "0")
        let last = try tester.mark("2", "10")
        #expect(first.midY > last.midY && first.midX < last.midX)
        let picture = try tester.snapshot()
        let pixel = picture[Int(first.midX + last.midX), Int(first.midY + last.midY)]
        #expect(pixel.b > 200 && pixel.r < 100)
    }

    @Test("an annotation stands above its bar, and one of a rule keeps inside the chart")
    func annotations() async throws {
        let tester = try await show(
            Chart {
                BarMark(x: .value("Shape", "Cube"), y: .value("Count", 5)).annotation { Text("five") }
                BarMark(x: .value("Shape", "Ball"), y: .value("Count", 10))
                RuleMark(x: .value("Shape", "Ball"))
                    .annotation(position: .top, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)) {
                        Text("a note on the ball that is longer than there is room for").fixedSize()
                    }
            })
        let five = try tester.find(.text("five")).frame
        let cube = try tester.mark("Cube", "5")
        #expect(abs(five.midX - cube.midX) < 1 && five.maxY <= cube.minY)
        let note = try tester.find(.text("a note on the ball that is longer than there is room for")).frame
        #expect(abs(note.maxX - 345) < 1)
    }

    @Test("a change of the data grows bars with the animation of the change")
    func animation() async throws {
        struct Growing: View {
            @State private var count = 2.0

            var body: some View {
                Button("Grow") { withAnimation(.linear(duration: 1)) { count = 8 } }
                Chart {
                    BarMark(x: .value("Shape", "Cube"), y: .value("Count", count))
                    BarMark(x: .value("Shape", "Ball"), y: .value("Count", 10))
                }
                .frame(width: 300, height: 200)
            }
        }
        let tester = ViewTester(Growing(), size: CGSize(width: 390, height: 400), scale: 2)
        try await tester.settle()
        let before = try tester.mark("Cube", "2").height
        let button = try tester.find(.label("Grow"))
        await tester.tap(button)
        await tester.advance(by: 0.5)
        let during = try tester.mark("Cube", "8").height
        try await tester.settle()
        let after = try tester.mark("Cube", "8").height
        #expect(abs(after - 4 * before) < 0.01)
        #expect(during > before * 2 && during < after * 0.8)
    }

    @Test("combinations without sense show what they can, and end nothing")
    func nonsense() async throws {
        let tester = try await show(
            VStack {
                Chart {
                    BarMark(x: .value("x", "a"), y: .value("y", 1))
                    BarMark(x: .value("x", 3), y: .value("y", "b"))
                    SectorMark(angle: .value("s", -2))
                }
                Chart { PointMark(x: .value("x", -1), y: .value("y", Double.infinity)) }.chartXScale(type: .log)
                Chart { BarMark(x: .value("x", "a"), y: .value("y", 1)) }.chartYScale(domain: 5...5)
                    .chartYAxis { AxisMarks(values: .stride(by: 0.0)) }
                Chart { BarMark(x: .value("x", "a"), y: .value("y", 2)) }
                    .chartYScale(domain: 0...4, type: .power(exponent: 0))
                    .chartYAxis {
                        AxisMarks(values: [1, 1, 1]) { _ in
                            AxisValueLabel(collisionResolution: .greedy(minimumSpacing: -1_000))
                        }
                    }
                Chart { BarMark(x: .value("x", Date.distantPast), y: .value("y", 1e300)) }
                Chart([Int](), id: \.self) { BarMark(x: .value("x", $0), y: .value("y", $0)) }
            })
        _ = try tester.mark("a", "1")
    }

    @Test("only some hundred marks are read one by one, and all are drawn")
    func many() async throws {
        let tester = try await show(
            Chart(0..<2_000, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 0)).foregroundStyle(.red) }
                .chartYScale(domain: -1...1).chartXAxis(.hidden).chartYAxis(.hidden))
        let marks = tester.semanticsDescription.split(separator: "\n").filter { $0.contains("value \"0\"") }
        #expect(marks.count == 500)
        let pixel = try tester.snapshot()[Int(335 * 2), Int(200 * 2)]
        #expect(pixel.r > 200 && pixel.b < 120)
    }
}
