import SwiftUITesting
import Testing

@testable import RiffleLists

/// Where rows, headers and footers of lists stand, as on iOS 18.
@MainActor
struct ListLayoutTests {
    private func frame(_ text: String, in tester: ViewTester) throws -> CGRect { try tester.find(.text(text)).frame }

    private struct Item: Identifiable, Hashable {
        let id: Int
        var name: String { "Row \(id)" }
    }

    private let items = (1...3).map { Item(id: $0) }

    @Test("rows of an inset grouped list are 44 points high, 32 from the edge, and 35 below the top")
    func insetGrouped() async throws {
        let tester = ViewTester(List(items) { Text($0.name) })
        await tester.pump()
        let first = try frame("Row 1", in: tester)
        let second = try frame("Row 2", in: tester)
        #expect(first.minX == 32)
        #expect(abs(first.midY - (35 + 22)) <= 0.5)
        #expect(abs(second.midY - first.midY - 44) <= 0.5)
    }

    @Test("rows of a plain list stand 16 from the edge, and begin at the top")
    func plain() async throws {
        let tester = ViewTester(List(items) { Text($0.name) }.listStyle(.plain))
        await tester.pump()
        let first = try frame("Row 1", in: tester)
        #expect(first.minX == 16)
        #expect(abs(first.midY - 22) <= 0.5)
    }

    @Test("sections without headers are 35 points apart")
    func sections() async throws {
        let tester = ViewTester(
            List {
                Section { Text("a") }
                Section { Text("b") }
            })
        await tester.pump()
        #expect(abs(try frame("b", in: tester).midY - frame("a", in: tester).midY - 44 - 35) <= 0.5)
    }

    @Test("section spacing takes the place of the distance between sections")
    func spacing() async throws {
        let tester = ViewTester(
            List {
                Section { Text("a") }
                Section { Text("b") }
            }
            .listSectionSpacing(10))
        await tester.pump()
        #expect(abs(try frame("b", in: tester).midY - frame("a", in: tester).midY - 44 - 10) <= 0.5)
    }

    @Test("headers are upper case and small, footers stand below the card")
    func edges() async throws {
        let tester = ViewTester(
            List {
                Section {
                    Text("row")
                } header: {
                    Text("Head")
                } footer: {
                    Text("Foot")
                }
            })
        await tester.pump()
        let header = try tester.find(.text("HEAD"))
        #expect(header.frame.minX == 32)
        let row = try frame("row", in: tester)
        let foot = try frame("Foot", in: tester)
        #expect(abs(row.midY - 22 - header.frame.maxY - 6.33) <= 0.5)
        #expect(abs(foot.minY - (row.midY + 22) - 7) <= 0.5)
    }

    @Test("a high row keeps 11 points above and below its content; insets of its own replace that")
    func insets() async throws {
        let tester = ViewTester(
            List {
                Color.red.frame(height: 100).accessibilityElement().accessibilityLabel("a")
                Color.red.frame(height: 100).accessibilityElement().accessibilityLabel("b")
                    .listRowInsets(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
                Text("c").listRowInsets(EdgeInsets(top: .nan, leading: 40, bottom: 0, trailing: 0))
            })
        await tester.pump()
        let first = try tester.find(.label("a")).frame
        let second = try tester.find(.label("b")).frame
        #expect(first.minY == 46)
        #expect(first.width == 329)
        #expect(second.minY == first.maxY + 11)
        #expect(second.width == 361)
        #expect(try frame("c", in: tester).minX == 56)
    }

    @Test("of several views in an element each is a row, and bodies with several views give several")
    func severalViews() async throws {
        struct Two: View {
            var body: some View {
                Text("one")
                Text("two")
            }
        }
        let tester = ViewTester(
            List {
                Two()
                ForEach(0..<2, id: \.self) { number in
                    Text("a\(number)")
                    Text("b\(number)")
                }
            })
        await tester.pump()
        var last = try frame("one", in: tester).midY
        for text in ["two", "a0", "b0", "a1", "b1"] {
            let next = try frame(text, in: tester).midY
            #expect(abs(next - last - 44) <= 0.5, "\(text)")
            last = next
        }
    }

    @Test("a toggle's row is as high as any")
    func toggle() async throws {
        let tester = ViewTester(
            Form {
                Toggle("a", isOn: .constant(true))
                Text("b")
            })
        await tester.pump()
        let first = try tester.find(.text("a")).frame.midY
        #expect(abs(try frame("b", in: tester).midY - first - 44) <= 0.5)
    }

    @Test("a million rows open, jump and change with the work of what is in sight")
    func million() async throws {
        final class Counter { var made = 0 }
        let counter = Counter()
        struct Million: View {
            let counter: Counter
            @State private var proxyID = 0

            var body: some View {
                ScrollViewReader { proxy in
                    List(0..<1_000_000, id: \.self) { number in
                        let _ = counter.made += 1
                        Text(verbatim: "Row \(number)")
                    }
                    Button("Jump") { proxy.scrollTo(500_000, anchor: .top) }
                }
            }
        }
        let tester = ViewTester(Million(counter: counter))
        await tester.pump()
        _ = try tester.find(.text("Row 0"))
        #expect(counter.made < 200)
        await tester.tap(try tester.find(.label("Jump")))
        await tester.pump()
        _ = try tester.find(.text("Row 500000"))
        #expect(counter.made < 500)
    }

    @Test(
        "each row but the last shows its separator, whatever fractions of pixels rows and lists begin at",
        arguments: [1.0, 2, 3], [(45.809, 0.3), (40.4, 0.1), (30.3, 0.7), (44, 0.5)])
    func separators(scale: Double, lengths: (height: Double, top: Double)) throws {
        let tester = ViewTester(
            List { ForEach(0..<8) { Text("Row \($0)").frame(height: lengths.height) } }.padding(.top, lengths.top),
            size: CGSize(width: 390, height: 700), scale: scale)
        let picture = try tester.snapshot()
        let column = (0..<picture.height).map { picture[picture.width * 3 / 4, $0].g }
        let lines = column.indices.dropFirst().filter { column[$0] < 230 && column[$0 - 1] >= 230 }
        #expect(lines.count == 7)
    }
}
