import CardDecks
import SwiftUITesting
import Testing

/// A picker that keeps its own chips, and says what is chosen.
private struct Screen: View {
    @State var chips: [TestChip]
    var selection = ChipSelection.multiple
    var isSelectable = true
    var change: (inout [TestChip]) -> Void = { _ in }

    var body: some View {
        VStack {
            FlexiblePicker($chips, selection: selection, isSelectable: isSelectable)
                .accessibilityElement(children: .contain)
                .accessibilityIdentifier("picker")
            Text(chips.filter(\.isSelected).map(\.displayedName).joined(separator: ",")).accessibilityIdentifier("sum")
            Button("Change") { withAnimation(.linear(duration: 1)) { change(&chips) } }
            Spacer()
        }
    }
}

@MainActor
@Suite struct FlexiblePickerTests {
    private func tester(
        _ screen: Screen, width: CGFloat = 200, environment: (inout EnvironmentValues) -> Void = { _ in }
    ) -> ViewTester {
        ViewTester(screen, size: CGSize(width: width, height: 600), environment: environment)
    }

    private func chips(_ names: String...) -> [TestChip] { names.map { TestChip($0) } }

    private func chip(_ name: String, _ tester: ViewTester) throws -> CGRect {
        try tester.find(.role(.button, name)).frame
    }

    private func chosen(_ tester: ViewTester) throws -> String { try tester.find(.id("sum")).text }

    private func textWidth(_ text: String, size: CGFloat = 16) -> CGFloat {
        text.size(withAttributes: [.font: UIFont.systemFont(ofSize: size, weight: .regular)]).width
    }

    @Test("a chip is as wide as its text, two paddings and two borders, and a line as high")
    func width() throws {
        let tester = tester(Screen(chips: chips("Crimson", "Teal")))
        for name in ["Crimson", "Teal"] {
            #expect(abs(try chip(name, tester).width - (textWidth(name) + 2 * 8 + 2 * 2)) < 0.01)
        }
        #expect(try tester.find(.id("picker")).frame.height == chip("Teal", tester).height)
    }

    @Test("chips are 12 points apart, lines too, and the picker is exactly as high as they are")
    func spacing() throws {
        let tester = tester(Screen(chips: chips("Crimson", "Teal", "Ultramarine", "Ochre")), width: 160)
        let frames = try ["Crimson", "Teal", "Ultramarine", "Ochre"].map { try chip($0, tester) }
        #expect(abs(frames[1].minX - frames[0].maxX - 12) < 0.01)
        #expect(abs(frames[2].minY - frames[0].maxY - 12) < 0.01)
        let lines = Set(frames.map(\.minY)).count
        let height = CGFloat(lines) * frames[0].height + CGFloat(lines - 1) * 12
        #expect(abs(try tester.find(.id("picker")).frame.height - height) < 0.01)
        #expect(try tester.find(.id("picker")).frame.width == 160)
    }

    @Test("a tap chooses a chip and a second one lets go of it")
    func toggles() async throws {
        let tester = tester(Screen(chips: chips("Crimson", "Teal", "Ochre")))
        await tester.tap(try tester.find(.role(.button, "Teal")))
        #expect(try chosen(tester) == "Teal")
        await tester.tap(try tester.find(.role(.button, "Ochre")))
        #expect(try chosen(tester) == "Teal,Ochre")
        await tester.tap(try tester.find(.role(.button, "Teal")))
        #expect(try chosen(tester) == "Ochre")
    }

    @Test("a single choice lets go of the one before, a limited one takes no more than it may")
    func selections() async throws {
        let single = tester(Screen(chips: chips("A", "B", "C"), selection: .single))
        for name in ["A", "B"] { await single.tap(try single.find(.role(.button, name))) }
        #expect(try chosen(single) == "B")
        let limited = tester(Screen(chips: chips("A", "B", "C"), selection: .limited(to: 2)))
        for name in ["A", "B", "C"] { await limited.tap(try limited.find(.role(.button, name))) }
        #expect(try chosen(limited) == "A,B")
        try await limited.settle()
        #expect(try limited.find(.role(.button, "C")).opacity == 1)
        await limited.tap(try limited.find(.role(.button, "A")))
        await limited.tap(try limited.find(.role(.button, "C")))
        #expect(try chosen(limited) == "B,C")
    }

    @Test("font size, weight, colors, padding, border, spacing and alignment can be others")
    func customized() async throws {
        struct Custom: View {
            @State var chips = [TestChip("Crimson"), TestChip("Teal", isSelected: true)]
            var body: some View {
                FlexiblePicker(
                    $chips, fontSize: 20, weight: .bold, textColor: Color(red: 1, green: 0, blue: 0), textPadding: 14,
                    spacing: 6, alignment: .trailing, borderColor: Color(red: 0, green: 1, blue: 0), borderWidth: 4,
                    selectedColor: Color(red: 0, green: 0, blue: 1), unselectedColor: Color(white: 0)
                )
                .frame(maxHeight: .infinity, alignment: .top)
            }
        }
        let tester = ViewTester(Custom(), size: CGSize(width: 300, height: 100))
        let (first, second) = (try chip("Crimson", tester), try chip("Teal", tester))
        let width = "Crimson".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20, weight: .bold)]).width
        #expect(abs(first.width - (width + 2 * 14 + 2 * 4)) < 0.01)
        #expect(abs(second.minX - first.maxX - 6) < 0.01 && second.maxX == 300)
        let picture = try tester.snapshot(background: .white)
        func color(_ frame: CGRect, _ x: CGFloat) -> [UInt8] {
            let pixel = picture[Int((frame.minX + x) * 2), Int(frame.midY * 2)]
            return [pixel.r, pixel.g, pixel.b]
        }
        for frame in [first, second] { #expect(color(frame, 3.5) == [0, 255, 0]) }
        #expect([[127, 127, 127], [128, 128, 128]].contains(color(first, 6)))
        #expect([[127, 127, 255], [128, 128, 255]].contains(color(second, 6)))
        let text = stride(from: 18, to: second.width - 18, by: 0.5).map { color(second, $0) }
        #expect(text.contains([255, 0, 0]))
    }

    @Test("chips that are not selectable are text and do not react")
    func notSelectable() async throws {
        let tester = tester(Screen(chips: chips("A"), isSelectable: false))
        #expect(tester.findAll(.role(.button)).count == 1, "only the button below")
        await tester.tap(try tester.find(.text("A")))
        #expect(try chosen(tester) == "")
    }

    @Test("a chosen chip has the selected trait")
    func trait() async throws {
        let tester = tester(Screen(chips: [TestChip("A", isSelected: true), TestChip("B")]))
        let lines = tester.semanticsDescription.split(separator: "\n")
        #expect(lines.first { $0.contains("\"A\"") }?.contains("selected") == true)
        #expect(lines.first { $0.contains("\"B\"") }?.contains("selected") == false)
    }

    @Test("the keyboard goes from chip to chip and chooses")
    func keyboard() async throws {
        let tester = tester(Screen(chips: chips("A", "B", "C")))
        await tester.key(.tab)
        await tester.key(.tab)
        await tester.key(.space)
        #expect(try chosen(tester) == "B")
        await tester.key(.tab)
        await tester.key(.return)
        #expect(try chosen(tester) == "B,C")
    }

    @Test("arrow keys go from chip to chip and from line to line, and bring chips into sight")
    func arrows() async throws {
        struct Many: View {
            @State var chips: [TestChip]
            var body: some View {
                ScrollView { FlexiblePicker($chips) }
                Text(chips.filter(\.isSelected).map(\.displayedName).joined(separator: ",")).accessibilityIdentifier(
                    "sum")
            }
        }
        // Three in a line of 200 points.
        let chips = (0..<300).map { TestChip("\(100 + $0)") }
        let tester = ViewTester(VStack { Many(chips: chips) }, size: CGSize(width: 200, height: 200))
        await tester.key(.tab)
        for key in [KeyEquivalent.rightArrow, .downArrow, .space, .leftArrow, .return, .leftArrow, .upArrow, .space] {
            await tester.key(key)
        }
        #expect(try chosen(tester) == "100,103,104")
        for _ in 0..<20 { await tester.key(.downArrow) }
        await tester.key(.space)
        #expect(try chosen(tester) == "100,103,104,160")
        try await tester.settle()
        let found = try chip("160", tester)
        #expect(found.minY >= 0 && found.maxY <= 200)
    }

    @Test("the text follows the type size, padding and border do not")
    func typeSize() throws {
        let tester = tester(Screen(chips: chips("Crimson"))) { $0.dynamicTypeSize = .accessibility1 }
        let width = try chip("Crimson", tester).width
        // Body text is 17 points by default and 28 at this size.
        #expect(abs(width - (textWidth("Crimson", size: 16 * 28 / 17) + 20)) < 0.6)
    }

    @Test("a chip wider than the picker truncates, in the first line and in later ones")
    func tooWide() async throws {
        let long = String(repeating: "long ", count: 200)
        let tester = tester(Screen(chips: chips(long, "B", long + "2")))
        let frames = try [long, "B", long + "2"].map { try chip($0, tester) }
        #expect(frames[0].minY == 0)
        for frame in frames {
            #expect(frame.minX >= 0 && frame.maxX <= 200)
            #expect(frame.height == frames[1].height)
        }
        await tester.tap(try tester.find(.role(.button, long + "2")))
        #expect(try chosen(tester) == long + "2")
    }

    @Test("an empty name gives a chip as high as the others, which can be chosen")
    func emptyName() async throws {
        let tester = tester(Screen(chips: chips("", "B")))
        let other = try chip("B", tester)
        let empty = tester.findAll(.role(.button)).map(\.frame).first { $0 != other && $0.minY == 0 }
        #expect(empty?.size == CGSize(width: 20, height: other.height))
        let touch = tester.touch(at: CGPoint(x: 10, y: other.midY))
        await touch.lift()
        #expect(tester.semanticsDescription.contains("selected"))
    }

    @Test("of chips with equal ids each can be seen and chosen, and the mistake is reported")
    func equalIDs() async throws {
        let id = UUID()
        let tester = tester(Screen(chips: [TestChip("A", id: id), TestChip("B", id: id), TestChip("C")]))
        #expect(tester.issues.map(\.kind) == [.duplicateID])
        await tester.tap(try tester.find(.role(.button, "B")))
        #expect(try chosen(tester) == "B")
        await tester.tap(try tester.find(.role(.button, "A")))
        #expect(try chosen(tester) == "A,B")
    }

    @Test("under a right-to-left direction lines start on the right")
    func rightToLeft() throws {
        let tester = tester(Screen(chips: chips("A", "B"))) { $0.layoutDirection = .rightToLeft }
        #expect(try chip("A", tester).maxX == 200)
        #expect(abs(try chip("A", tester).minX - chip("B", tester).maxX - 12) < 0.01)
    }

    @Test("chips move to their new places when one before them grows, and none is made anew")
    func movement() async throws {
        let tester = tester(
            Screen(chips: chips("A", "B", "C"), change: { $0[0].displayedName = "A name that is quite long" }))
        let before = try chip("C", tester)
        await tester.tap(try tester.find(.role(.button, "Change")))
        await tester.advance(by: 0.5)
        let between = try chip("C", tester)
        #expect(between.minY > before.minY)
        #expect(tester.findAll(.role(.button)).count == 4)
        #expect(try tester.find(.role(.button, "C")).opacity == 1)
        try await tester.settle()
        #expect(try chip("C", tester).minY > between.minY)
    }

    @Test("a chip that went elsewhere before it was tapped is the one that is chosen")
    func moved() async throws {
        let tester = tester(Screen(chips: chips("A", "B", "C"), change: { $0.reverse() }))
        await tester.tap(try tester.find(.role(.button, "Change")))
        try await tester.settle()
        await tester.tap(try tester.find(.role(.button, "A")))
        #expect(try chosen(tester) == "A")
    }

    @Test("a chip that is gone when the finger is lifted changes nothing")
    func gone() async throws {
        let tester = tester(Screen(chips: chips("A", "B"), change: { $0.removeAll() }))
        let touch = tester.touch(at: CGPoint(x: 10, y: 10))
        await tester.perform("activate", orTap: "Change")
        try await tester.settle()
        await touch.lift()
        #expect(try chosen(tester) == "")
    }

    @Test("choosing one of 10,000 chips runs the bodies of one chip, lays out nothing and paints one layer")
    func counters() async throws {
        func work(_ count: Int) async throws -> FrameStatistics {
            struct Many: View {
                @State var chips: [TestChip]
                var body: some View { ScrollView { FlexiblePicker($chips, selection: .multiple) } }
            }
            let tester = ViewTester(
                Many(chips: (0..<count).map { TestChip("Chip \($0)") }), size: CGSize(width: 358, height: 600))
            await tester.tap(try tester.find(.role(.button, "Chip 3")))
            return tester.statistics
        }
        let few = try await work(10)
        let many = try await work(10_000)
        #expect(many == few)
        #expect(many.nodesLaidOut == 0)
        #expect(many.layersRepainted == 1)
        // The fill, and the sign of the finger that goes.
        #expect(many.layersChanged == 2)
    }
}

extension ViewTester {
    fileprivate func perform(_ action: String, orTap label: String) async {
        guard let element = try? find(.label(label)) else { return }
        do { try await perform(action, on: element) } catch { await tap(element) }
    }
}
