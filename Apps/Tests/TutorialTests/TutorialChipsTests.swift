import SwiftUI
import SwiftUITesting
import Testing

// Chips in rows, as a learner writes them: measure the text, fill rows, number the rows.

protocol TutorialSelectable: Identifiable, Hashable {
    var displayedName: String { get }
    var isSelected: Bool { get set }
    init(displayedName: String)
}

struct TutorialColorChip: TutorialSelectable {
    let id = UUID()
    var displayedName: String
    var isSelected = false

    init(displayedName: String) { self.displayedName = displayedName }
}

enum TutorialFontWeight {
    case light, regular, bold

    var swiftUIFontWeight: Font.Weight {
        switch self {
        case .light: return .light
        case .regular: return .regular
        case .bold: return .bold
        }
    }

    var uiFontWeight: UIFont.Weight {
        switch self {
        case .light: return .light
        case .regular: return .regular
        case .bold: return .bold
        }
    }
}

extension String {
    func tutorialWidth(with font: UIFont) -> CGFloat {
        let attributes = [NSAttributedString.Key.font: font]
        let size = self.size(withAttributes: attributes)
        return size.width
    }

    func tutorialHeight(with font: UIFont) -> CGFloat {
        self.size(withAttributes: [.font: font]).height
    }
}

struct TutorialChipPicker<T: TutorialSelectable>: View {
    @Binding var inputData: [T]
    var spacing: CGFloat = 12
    var alignment: HorizontalAlignment = .leading
    var weight: TutorialFontWeight = .regular
    var isSelectable = true

    private let fontSize: CGFloat = 16
    private let textPadding: CGFloat = 8
    private let borderWidth: CGFloat = 2
    private var font: UIFont { UIFont.systemFont(ofSize: fontSize, weight: weight.uiFontWeight) }

    init(
        inputData: Binding<[T]>, spacing: CGFloat = 12, alignment: HorizontalAlignment = .leading,
        isSelectable: Bool = true
    ) {
        self._inputData = inputData
        self.spacing = spacing
        self.alignment = alignment
        self.isSelectable = isSelectable
    }

    var body: some View {
        GeometryReader { geo in
            VStack(alignment: alignment, spacing: spacing) {
                ForEach(
                    divideDataIntoLines(lineWidth: geo.size.width),
                    id: \.id
                ) { object in
                    HStack(spacing: spacing) {
                        ForEach(object.data, id: \.id) { data in
                            Button(action: {
                                updateSelectedData(with: data)
                            }) {
                                Text(data.displayedName)
                                    .lineLimit(1)
                                    .foregroundColor(.black)
                                    .font(.system(size: fontSize, weight: weight.swiftUIFontWeight))
                                    .padding(textPadding)
                            }
                            .background(data.isSelected ? Color.green.opacity(0.5) : Color.white.opacity(0.5))
                            .cornerRadius(10)
                            .disabled(!isSelectable)
                            .overlay(RoundedRectangle(cornerRadius: 10).stroke(Color.blue, lineWidth: borderWidth))
                        }
                    }
                }
            }
            .frame(width: geo.size.width, height: calculateVStackHeight(width: geo.size.width))
        }
        .frame(height: 200)
    }

    private func divideDataIntoLines(lineWidth: CGFloat) -> [(data: [T], id: UUID)] {
        let data = calculateWidths(for: inputData)
        var singleLineWidth = lineWidth
        var allLinesResult = [(data: [T], id: UUID)]()
        var singleLineResult = [T]()
        data.forEach { (selectableType, width) in
            let predictedWidth = singleLineWidth - width
            if predictedWidth > 0 {
                singleLineResult.append(selectableType)
                singleLineWidth -= width
            } else {
                allLinesResult.append((data: singleLineResult, id: UUID()))
                singleLineResult = [selectableType]
                singleLineWidth = lineWidth - width
            }
        }
        allLinesResult.append((data: singleLineResult, id: UUID()))
        return allLinesResult
    }

    private func calculateWidths(for data: [T]) -> [(value: T, width: CGFloat)] {
        return data.map { selectableType -> (T, CGFloat) in
            let textWidth = selectableType.displayedName.tutorialWidth(with: font)
            let width = [textPadding, textPadding, borderWidth, borderWidth, spacing].reduce(textWidth, +)
            return (selectableType, width)
        }
    }

    private func calculateVStackHeight(width: CGFloat) -> CGFloat {
        let lines = divideDataIntoLines(lineWidth: width)
        let textHeight = lines.first?.data.first?.displayedName.tutorialHeight(with: font) ?? 0
        return CGFloat(lines.count)
            * [textPadding, textPadding, borderWidth, borderWidth, spacing].reduce(textHeight, +)
    }

    private func updateSelectedData(with data: T) {
        guard let index = inputData.indices.first(where: { inputData[$0] == data }) else { return }
        inputData[index].isSelected.toggle()
    }
}

struct TutorialChipScreen: View {
    @State private var colors = ["Crimson", "Ultramarine", "Ochre", "Emerald", "Burnt Sienna", "Ivory", "Teal"]
        .map { TutorialColorChip(displayedName: $0) }
    var isSelectable = true

    var body: some View {
        VStack(alignment: .leading) {
            Group {
                Text("Colors")
                Text("\(colors.filter { $0.isSelected }.count) chosen")
            }
            .font(.title2)
            TutorialChipPicker(inputData: $colors, isSelectable: isSelectable)
            Spacer()
        }
        .padding()
    }
}

@MainActor
struct TutorialChipsTests {
    @Test("chips stand in rows that fit, in the order of the data, spacing apart")
    func rows() async throws {
        let tester = ViewTester(TutorialChipScreen())
        let names = ["Crimson", "Ultramarine", "Ochre", "Emerald", "Burnt Sienna", "Ivory", "Teal"]
        let frames = try names.map { try tester.find(.role(.button, $0)).frame }
        for (frame, next) in zip(frames, frames.dropFirst()) {
            #expect(frame.maxX <= 393 - 16)
            let isSameRow = abs(frame.midY - next.midY) < 0.01
            if isSameRow {
                #expect(abs(next.minX - frame.maxX - 12) < 0.01)
            } else {
                #expect(abs(next.minY - frame.maxY - 12) < 0.01)
                #expect(next.minX == frames[0].minX)
            }
        }
        #expect(Set(frames.map(\.midY)).count > 1)
    }

    @Test("text measures the same inside and outside of views")
    func measures() async throws {
        let tester = ViewTester(TutorialChipScreen())
        for name in ["Crimson", "Burnt Sienna"] {
            let width = name.tutorialWidth(with: .systemFont(ofSize: 16, weight: .regular))
            #expect(abs(try tester.find(.role(.button, name)).frame.width - 16 - width) < 0.5)
        }
    }

    @Test("a tap selects and a second one deselects, although every row is new each time")
    func select() async throws {
        let tester = ViewTester(TutorialChipScreen())
        await tester.tap(try tester.find(.role(.button, "Emerald")))
        _ = try tester.find(.text("1 chosen"))
        await tester.tap(try tester.find(.role(.button, "Teal")))
        _ = try tester.find(.text("2 chosen"))
        await tester.tap(try tester.find(.role(.button, "Emerald")))
        _ = try tester.find(.text("1 chosen"))
        #expect(tester.findAll(.role(.button)).count == 7)
        #expect(tester.issues.isEmpty)
    }

    @Test("chips that cannot be selected do not react")
    func notSelectable() async throws {
        let tester = ViewTester(TutorialChipScreen(isSelectable: false))
        await tester.tap(try tester.find(.role(.button, "Ochre")))
        _ = try tester.find(.text("0 chosen"))
    }
}
