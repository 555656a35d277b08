import SwiftUI
import SwiftUITesting
import Testing

// Jars in rows. The view measures the labels itself, and makes rows with new ids each time.

private protocol Pickable: Identifiable, Hashable {
    init(label: String)
    var label: String { get }
    var isPicked: Bool { get set }
}

private struct Spice: Pickable {
    let label: String
    var isPicked = false
    let id = UUID()

    init(label: String) { self.label = label }
}

private enum Print {
    case fine, plain, strong

    var forViews: Font.Weight {
        if self == .fine { return .light }
        return self == .plain ? .regular : .bold
    }

    var forMeasuring: UIFont.Weight {
        if self == .fine { return .light }
        return self == .plain ? .regular : .bold
    }
}

extension String {
    fileprivate func measured(in font: UIFont) -> CGSize { size(withAttributes: [.font: font]) }
}

private struct Rack<Jar: Pickable>: View {
    @Binding var jars: [Jar]
    var side: HorizontalAlignment
    var gap: CGFloat
    var print: Print
    var isOpen: Bool

    init(
        _ jars: Binding<[Jar]>, side: HorizontalAlignment = .leading, gap: CGFloat = 9, print: Print = .plain,
        isOpen: Bool = true
    ) {
        _jars = jars
        self.side = side
        self.gap = gap
        self.print = print
        self.isOpen = isOpen
    }

    private let size = 15.0
    private let rim: CGFloat = 3
    private let room: CGFloat = 7

    var body: some View {
        GeometryReader { space in
            let rows = rows(in: space.size.width)
            VStack(alignment: side, spacing: gap) {
                ForEach(rows, id: \.number) { row in
                    HStack(spacing: gap) { ForEach(row.jars, id: \.id, content: jar) }
                }
            }
            .frame(width: space.size.width, height: height(of: rows), alignment: .top)
        }
    }

    private func jar(_ jar: Jar) -> some View {
        Button(action: { pick(jar) }) {
            Text(jar.label)
                .font(.system(size: size, weight: print.forViews))
                .lineLimit(1)
                .padding(room)
                .foregroundColor(.primary)
        }
        .disabled(!isOpen)
        .background((jar.isPicked ? Color.orange : Color.gray).opacity(0.25))
        .cornerRadius(6)
        .overlay(RoundedRectangle(cornerRadius: 6).stroke(Color.brown, lineWidth: rim))
    }

    private func rows(in width: CGFloat) -> [(number: UUID, jars: [Jar])] {
        let font = UIFont.systemFont(ofSize: size, weight: print.forMeasuring)
        var rows: [(number: UUID, jars: [Jar])] = [(number: UUID(), jars: [])]
        var left = width
        jars.map { ($0, $0.label.measured(in: font).width + 2 * (room + rim) + gap) }
            .forEach { jar, needed in
                if left - needed <= 0 {
                    rows.append((number: UUID(), jars: []))
                    left = width
                }
                left -= needed
                rows[rows.endIndex - 1].jars += [jar]
            }
        return rows
    }

    private func height(of rows: [(number: UUID, jars: [Jar])]) -> CGFloat {
        let font = UIFont.systemFont(ofSize: size, weight: print.forMeasuring)
        let attributes: [NSAttributedString.Key: Any] = [NSAttributedString.Key.font: font]
        return rows.reduce(0) { height, row in
            height + gap + 2 * (room + rim) + (row.jars.first?.label.size(withAttributes: attributes).height ?? 0)
        }
    }

    private func pick(_ jar: Jar) {
        if let place = jars.indices.first(where: { jars[$0].id == jar.id }) { jars[place].isPicked.toggle() }
    }
}

private let spiceNames = ["Cumin", "Star anise", "Dill", "Black cardamom", "Mace", "Pink pepper", "Sumac", "Bay"]

private struct SpiceKitchen: View {
    @State private var spices = spiceNames.map(Spice.init(label:))
    var isOpen = true
    var width: CGFloat = 320

    var body: some View {
        VStack {
            Group {
                Text("In the pan: \(spices.filter(\.isPicked).map(\.label).joined(separator: ", "))")
                if !isOpen { Text("Closed") }
            }
            .font(.callout)
            Rack($spices, isOpen: isOpen)
                .frame(width: width, height: 260)
        }
    }
}

private struct Labels: View {
    var body: some View {
        Rack<Spice>(.constant([Spice(label: "Salt")]), side: .center, print: .strong)
    }
}

@MainActor
struct SpiceRackTests {
    private func jar(_ tester: ViewTester, _ name: String) throws -> Element { try tester.find(.role(.button, name)) }

    @Test("jars stand in rows, in order, a gap apart, and none sticks out")
    func rows() async throws {
        let tester = ViewTester(SpiceKitchen())
        let frames = try spiceNames.map { try jar(tester, $0).frame }
        let left = frames[0].minX
        var starts = 1
        for (frame, next) in zip(frames, frames.dropFirst()) {
            #expect(next.maxX <= left + 320)
            if next.midY == frame.midY {
                #expect(abs(next.minX - frame.maxX - 9) < 0.01)
            } else {
                starts += 1
                #expect(abs(next.minX - left) < 0.01)
                #expect(abs(next.minY - frame.maxY - 9) < 0.01)
            }
        }
        #expect(starts > 1)
    }

    @Test("a label is as wide as its string measured outside of any view", arguments: ["Dill", "Black cardamom"])
    func measured(name: String) async throws {
        let tester = ViewTester(SpiceKitchen())
        let width = name.measured(in: .systemFont(ofSize: 15, weight: .regular)).width
        #expect(abs(try jar(tester, name).frame.width - width - 14) < 0.5)
    }

    @Test("a first jar that is wider than the rack leaves an empty row above it")
    func emptyRow() async throws {
        let wide = ViewTester(SpiceKitchen())
        let narrow = ViewTester(SpiceKitchen(width: 30))
        let down = try jar(narrow, "Cumin").frame.minY - jar(wide, "Cumin").frame.minY
        #expect(abs(down - 9) < 0.01)
    }

    @Test("a tap picks a jar and another puts it back, although every row is new each time")
    func picks() async throws {
        let tester = ViewTester(SpiceKitchen())
        for (name, pan) in [("Mace", "Mace"), ("Cumin", "Cumin, Mace"), ("Mace", "Cumin"), ("Cumin", "")] {
            await tester.tap(try jar(tester, name))
            _ = try tester.find(.text("In the pan: \(pan)"))
        }
        #expect(tester.findAll(.role(.button)).count == spiceNames.count)
        #expect(tester.issues.isEmpty)
    }

    @Test("jars of a closed rack stay where they are")
    func closed() async throws {
        let tester = ViewTester(SpiceKitchen(isOpen: false))
        await tester.tap(try jar(tester, "Sumac"))
        _ = try tester.find(.text("In the pan: "))
        _ = try tester.find(.text("Closed"))
    }

    @Test("a rack of constant jars is shown, centered, and cannot be changed")
    func constant() async throws {
        let tester = ViewTester(Labels(), size: CGSize(width: 300, height: 100))
        let before = try jar(tester, "Salt").frame
        #expect(abs(before.midX - 150) < 0.5)
        await tester.tap(try jar(tester, "Salt"))
        #expect(try jar(tester, "Salt").frame == before)
    }
}
