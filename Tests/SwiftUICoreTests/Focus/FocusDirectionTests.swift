import RiffleControls
import RiffleSemantics
import SwiftUICore
import Testing

@MainActor
struct FocusDirectionTests {
    /// Keys, and the name of the button that has the focus after each.
    private func path(_ root: some View, height: CGFloat = 300, _ keys: KeyEquivalent...) -> [String] {
        let fixture = Fixture(root, size: CGSize(width: 300, height: height))
        fixture.frame()
        return keys.map { key in
            fixture.graph.input.send(.key(KeyEvent(key: key, phase: .down, time: fixture.graph.now)))
            fixture.frame()
            return fixture.graph.elements.tree.elements.first { $0.traits.contains(.focused) }?.label ?? "none"
        }
    }

    private func button(_ name: String, width: CGFloat = 40) -> some View {
        Button {
        } label: {
            Color.red.frame(width: width, height: 20).accessibilityElement().accessibilityLabel(name)
        }
        .buttonStyle(.plain)
    }

    private var rows: some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack(spacing: 10) {
                button("a")
                button("b")
                button("c")
            }
            HStack(spacing: 10) {
                button("d", width: 100)
                button("e")
            }
            button("f")
        }
    }

    @Test("arrow keys move the focus to the nearest on that side, and stay where there is nothing")
    func arrows() {
        #expect(path(rows, .tab, .rightArrow, .rightArrow, .rightArrow) == ["a", "b", "c", "c"])
        #expect(path(rows, .tab, .rightArrow, .leftArrow, .leftArrow) == ["a", "b", "a", "a"])
        #expect(path(rows, .tab, .downArrow, .rightArrow, .upArrow) == ["a", "d", "e", "c"])
        #expect(path(rows, .tab, .upArrow, .downArrow, .downArrow, .downArrow) == ["a", "a", "d", "f", "f"])
    }

    @Test("the next row wins over what is straight below but farther")
    func nextRow() {
        let root = VStack(alignment: .trailing, spacing: 10) {
            HStack(spacing: 140) {
                button("left")
                button("right")
            }
            button("middle", width: 60).padding(.trailing, 50)
            HStack(spacing: 140) {
                button("far")
                button("end")
            }
        }
        #expect(path(root, .tab, .downArrow, .downArrow) == ["left", "middle", "end"])
    }

    @Test("without a focus an arrow does nothing, and what is disabled is passed over")
    func unreachable() {
        #expect(path(rows, .rightArrow) == ["none"])
        let root = HStack {
            button("a")
            button("b").disabled(true)
            button("c")
        }
        #expect(path(root, .tab, .rightArrow) == ["a", "c"])
    }

    @Test("an arrow that a view or a shortcut wants does not move the focus")
    func taken() {
        let shortcut = HStack {
            button("a")
            button("b").keyboardShortcut(.rightArrow, modifiers: [])
        }
        #expect(path(shortcut, .tab, .rightArrow) == ["a", "a"])
        let handler = HStack {
            button("a").onKeyPress(.rightArrow) { .handled }
            button("b")
        }
        #expect(path(handler, .tab, .rightArrow) == ["a", "a"])
    }

    @Test("with modifiers arrows do not move the focus")
    func modifiers() {
        let fixture = Fixture(rows, size: CGSize(width: 300, height: 300))
        fixture.frame()
        fixture.graph.input.send(.key(KeyEvent(key: .tab, phase: .down, time: 0)))
        fixture.graph.input.send(.key(KeyEvent(key: .rightArrow, modifiers: .option, phase: .down, time: 0)))
        fixture.frame()
        #expect(fixture.graph.elements.tree.elements.first { $0.traits.contains(.focused) }?.label == "a")
    }

    @Test("what the keyboard comes to is scrolled into sight with its ring, and no further")
    func revealing() throws {
        let root = ScrollView {
            VStack(spacing: 10) { ForEach(0..<40, id: \.self) { Box("\($0)", width: 60, height: 20).focusable() } }
        }
        let fixture = Fixture(root, size: CGSize(width: 100, height: 100))
        fixture.frame()
        func press(_ key: KeyEquivalent) {
            fixture.graph.input.send(.key(KeyEvent(key: key, phase: .down, time: fixture.graph.now)))
            for _ in 0..<60 { fixture.frame(at: fixture.graph.now + 1.0 / 60) }
        }
        press(.tab)
        for _ in 0..<2 { press(.downArrow) }
        #expect(fixture.shown("0")?.origin.y == 0)
        press(.downArrow)
        // Its lower edge is 3 · 30 + 20 from the top, and the ring's another 6.
        #expect(try abs(#require(fixture.shown("3")).origin.y - 74) < 0.01)
        press(.upArrow)
        #expect(try abs(#require(fixture.shown("3")).origin.y - 74) < 0.01)
    }
}
