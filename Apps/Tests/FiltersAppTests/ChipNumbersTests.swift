import CardDecks
import SwiftUITesting
import Testing

@testable import FiltersApp

/// The numbers of the chips, on the app's own screen and with the picker's defaults.
@MainActor
@Suite struct ChipNumbersTests {
    private let tags = ["Web", "Dashboard", "Mobile", "Icon", "Branding", "Illustration", "3D", "Watch", "Print"]

    private func textWidth(_ text: String) -> CGFloat {
        text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 16, weight: .regular)]).width
    }

    private struct Defaults: View {
        @State var chips: [FilterChip]
        let alignment: HorizontalAlignment

        var body: some View {
            VStack {
                FlexiblePicker($chips, alignment: alignment)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("picker")
                Spacer()
            }
        }
    }

    private func picker(
        _ names: [String], width: CGFloat = 300, alignment: HorizontalAlignment = .leading
    ) -> ViewTester {
        let screen = Defaults(chips: names.map(FilterChip.init), alignment: alignment)
        return ViewTester(screen, size: CGSize(width: width, height: 400))
    }

    @Test("a chip is as wide as its text in 16 points regular, 2 · 8 of padding and 2 · 2 of border")
    func width() async throws {
        let filters = try await FiltersFixture()
        for tag in tags {
            let count = Project.samples.count { $0.tags.contains(tag) }
            let width = textWidth("\(tag) \(count)") + 2 * 8 + 2 * 2
            #expect(abs(try filters.chip(tag).frame.width - width) < 0.01, "\(tag)")
        }
    }

    @Test("chips are 12 apart, to the side and down, and begin at the leading edge")
    func spacing() async throws {
        let frames = try await FiltersFixture().chips(tags)
        for (frame, next) in zip(frames, frames.dropFirst()) {
            if next.minY == frame.minY {
                #expect(abs(next.minX - frame.maxX - 12) < 0.01)
            } else {
                #expect(abs(next.minY - frame.maxY - 12) < 0.01)
                #expect(next.minX == frames[0].minX)
            }
        }
        #expect(Set(frames.map(\.minY)).count > 1)
    }

    @Test("a new line comes when the next chip does not fit, and an exact fit stays")
    func exactFit() throws {
        let names = ["Web", "Dashboard", "Print"]
        let exact = names.map { textWidth($0) + 20 }.reduce(0, +) + 2 * 12
        for (width, lines) in [(exact, 1), (exact - 0.5, 2)] {
            let tester = picker(names, width: width)
            let frames = try names.map { try tester.find(.role(.button, $0)).frame }
            #expect(Set(frames.map(\.minY)).count == lines, "at \(width)")
        }
    }

    @Test("the height is the lines' heights and the spacing between them, exactly")
    func height() throws {
        let tester = picker(tags, width: 200)
        let frames = try tags.map { try tester.find(.role(.button, $0)).frame }
        let lines = Set(frames.map(\.minY)).count
        let height = CGFloat(lines) * frames[0].height + CGFloat(lines - 1) * 12
        #expect(lines > 2)
        #expect(abs(try tester.find(.id("picker")).frame.height - height) < 0.01)
    }

    @Test("a border of 2 is drawn inside, around corners of 10, over a fill at half the color's opacity")
    func look() async throws {
        let tester = picker(["Web"])
        await tester.tap(try tester.find(.role(.button, "Web")))
        let frame = try tester.find(.role(.button, "Web")).frame
        let snapshot = try tester.snapshot(background: .white)
        func pixel(_ x: CGFloat, _ y: CGFloat) -> (r: UInt8, g: UInt8, b: UInt8, a: UInt8) {
            snapshot[Int(x * 2), Int(y * 2)]
        }
        let middle = frame.midY
        // Blue is 0, 136, 255: whole on the border, half on white inside.
        #expect(pixel(frame.minX + 0.5, middle) == (0, 136, 255, 255))
        #expect(pixel(frame.minX + 1.5, middle) == (0, 136, 255, 255))
        #expect([127, 128].contains(pixel(frame.minX + 2.5, middle).r))
        #expect(pixel(frame.maxX + 0.5, middle) == (255, 255, 255, 255))
        // A corner of 10 leaves (1 - 1/√2) · 10 ≈ 2.9 points free on the diagonal.
        #expect(pixel(frame.minX + 1, frame.minY + 1) == (255, 255, 255, 255))
        #expect(pixel(frame.minX + 4.5, frame.minY + 4.5) != (255, 255, 255, 255))
    }

    @Test("text is black by default, and lines keep to the side that is asked for")
    func defaults() throws {
        let trailing = picker(["Web"], alignment: .trailing)
        #expect(try trailing.find(.role(.button, "Web")).frame.maxX == 300)
        let tester = picker(["Web"])
        let frame = try tester.find(.role(.button, "Web")).frame.insetBy(dx: 10, dy: 8)
        let snapshot = try tester.snapshot(background: .white)
        var darkest = UInt8.max
        for x in Int(frame.minX * 2)..<Int(frame.maxX * 2) {
            for y in Int(frame.minY * 2)..<Int(frame.maxY * 2) {
                let pixel = snapshot[x, y]
                darkest = min(darkest, max(pixel.r, pixel.g, pixel.b))
            }
        }
        #expect(darkest < 40)
    }

    @Test("no empty first line comes before a chip that is wider than the line; it truncates")
    func tooWide() throws {
        let long = "An unusually talkative name for a filter that nobody would want to read"
        let tester = picker([long, "Web"], width: 150)
        let frames = try [long, "Web"].map { try tester.find(.role(.button, $0)).frame }
        #expect(frames[0].minX >= 0 && frames[0].minY == 0 && frames[0].maxX <= 150)
        #expect(frames[0].height == frames[1].height)
        #expect(frames[1].minY == frames[0].maxY + 12)
    }

    @Test("right-to-left, lines begin on the right")
    func rightToLeft() async throws {
        let frames = try await FiltersFixture { $0.layoutDirection = .rightToLeft }.chips(tags)
        #expect(frames[0].maxX > frames[1].maxX)
        #expect(frames.allSatisfy { $0.maxX <= frames[0].maxX })
    }

    @Test("of 10,000 chips choosing one runs one chip's bodies, and those out of sight are neither painted nor sent")
    func manyChips() async throws {
        struct Many: View {
            @State var chips = (0..<10_000).map { FilterChip(displayedName: "Chip \($0)") }
            var body: some View { ScrollView { FlexiblePicker($chips) } }
        }
        let tester = ViewTester(Many(), size: CGSize(width: 358, height: 700))
        let layers = tester.layersDescription.split(separator: "\n").count
        #expect(layers < 1_000)
        await tester.tap(try tester.find(.role(.button, "Chip 7")))
        #expect(tester.statistics.bodiesEvaluated <= 5)
        #expect(tester.statistics.nodesLaidOut == 0)
        #expect(tester.statistics.layersRepainted == 1)
        await tester.scroll(at: CGPoint(x: 100, y: 300), by: CGSize(width: 0, height: 400))
        #expect(tester.statistics.bodiesEvaluated == 0)
        #expect(tester.statistics.nodesLaidOut <= 1)
        #expect(tester.layersDescription.split(separator: "\n").count < 1_000)
    }
}
