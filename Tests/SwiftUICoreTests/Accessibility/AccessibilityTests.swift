import RiffleControls
import Facts
import RiffleSemantics
import Testing

@testable import SwiftUICore

@MainActor
struct AccessibilityTests {
    private func elements<V: View>(_ view: V) -> [SemanticsNode] {
        let fixture = Fixture(view, size: CGSize(width: 200, height: 200))
        fixture.frame()
        return fixture.graph.elements.tree.elements
    }

    @Test("text is an element with its characters as label; boxes and stacks are none")
    func text() {
        let found = elements(
            VStack {
                Text("Hello")
                Box("box")
            })
        #expect(found.map(\.role) == [.text])
        #expect(found.map(\.label) == ["Hello"])
    }

    @Test("modifiers name, describe and mark the one element inside")
    func editing() {
        let found = elements(
            Text("7").accessibilityLabel("Score").accessibilityValue("seven").accessibilityHint("of ten")
                .accessibilityIdentifier("score").accessibilityAddTraits([.isHeader, .isSelected]))
        #expect(found.count == 1)
        #expect(found[0].role == .header)
        #expect(found[0].label == "Score")
        #expect(found[0].value == "seven")
        #expect(found[0].hint == "of ten")
        #expect(found[0].identifier == "score")
        #expect(found[0].traits == [.header, .selected])
    }

    @Test("a trait that is taken away leaves what an element is otherwise")
    func removedTraits() {
        #expect(elements(Text("a").accessibilityRemoveTraits(.isButton)).map(\.role) == [.text])
        #expect(elements(Text("a").accessibilityRemoveTraits([.isImage, .isHeader])).map(\.role) == [.text])
        #expect(elements(Button("a") {}.accessibilityRemoveTraits(.isButton)).map(\.role) == [.text])
        let header = Text("a").accessibilityAddTraits([.isHeader, .isSelected]).accessibilityRemoveTraits(.isHeader)
        #expect(elements(header).map(\.role) == [.group])
        #expect(elements(header).map(\.traits) == [.selected])
        let two = HStack {
            Text("a")
            Text("b").accessibilityAddTraits(.isLink)
        }
        #expect(elements(two.accessibilityRemoveTraits(.isLink)).map(\.role) == [.text, .group])
    }

    private struct Fading: View {
        let probe: Probe<Double>
        @State private var opacity = 1.0

        var body: some View {
            let _ = probe.write = { value in withAnimation(.linear(duration: 1)) { opacity = value } }
            Text("a").opacity(opacity)
        }
    }

    @Test("what is hidden or has no opacity is left out, and comes back", .fact("effect.hidden"))
    func invisible() {
        #expect(
            elements(
                VStack {
                    Text("a").hidden(); Text("b")
                }
            ).map(\.label) == ["b"])
        #expect(
            elements(
                VStack {
                    Text("a").opacity(0); Text("b").opacity(0.01)
                }
            ).map(\.label) == ["b"])
        #expect(elements(Text("a").opacity(0).opacity(1)).isEmpty)
        let probe = Probe(1.0)
        let fixture = Fixture(Fading(probe: probe))
        fixture.frame(at: 0)
        #expect(fixture.graph.elements.tree.elements.map(\.label) == ["a"])
        probe.write?(0)
        fixture.frame(at: 0)
        fixture.frame(at: 0.5)
        #expect(fixture.graph.elements.tree.elements.map(\.label) == ["a"])
        fixture.frame(at: 1)
        #expect(fixture.graph.elements.tree.elements.isEmpty)
        probe.write?(1)
        fixture.frame(at: 1)
        #expect(fixture.graph.elements.tree.elements.map(\.label) == ["a"])
    }

    @Test("elements of a hidden view are left out, and come back")
    func hidden() {
        let probe = Probe(true)
        let fixture = Fixture(Hiding(probe: probe))
        fixture.frame()
        #expect(fixture.graph.elements.tree.elements.map(\.label) == ["b"])
        let id = fixture.graph.elements.tree.elements[0].id
        probe.write?(false)
        fixture.frame(at: 0.1)
        #expect(fixture.graph.elements.tree.elements.map(\.label) == ["a", "b"])
        #expect(fixture.graph.elements.tree.elements[1].id == id)
    }

    private struct Hiding: View {
        let probe: Probe<Bool>
        @State private var isHidden = true

        var body: some View {
            let _ = probe.write = { isHidden = $0 }
            VStack {
                Text("a").accessibilityHidden(isHidden)
                Text("b")
            }
        }
    }

    @Test("combined children are one element that reads them in order")
    func combining() {
        let found = elements(
            VStack {
                Text("Visa")
                Text("ends in 12")
            }.accessibilityElement(children: .combine))
        #expect(found.map(\.label) == ["Visa, ends in 12"])
    }

    @Test("an element that ignores its children stands for them")
    func ignoring() {
        let found = elements(
            VStack {
                Text("Visa")
                Text("ends in 12")
            }.accessibilityElement().accessibilityLabel("Card"))
        #expect(found.map(\.label) == ["Card"])
    }

    @Test("elements of higher priority are read first")
    func sorting() {
        let found = elements(
            HStack {
                Text("a")
                Text("b").accessibilitySortPriority(1)
            }.accessibilityElement(children: .contain))
        #expect(found.filter { $0.role == .text }.map(\.label) == ["b", "a"])
    }

    @Test("actions are performed by name")
    func actions() throws {
        let probe = Probe(0)
        let fixture = Fixture(
            Text("5").accessibilityAdjustableAction { probe.value += $0 == .increment ? 1 : -1 }
                .accessibilityAction(named: "Reset") { probe.value = 0 }
                .accessibilityAction(.magicTap) { probe.value = 100 })
        fixture.frame()
        let element = try #require(fixture.graph.elements.tree.elements.first)
        #expect(element.role == .adjustable)
        fixture.graph.elements.perform(try #require(element.action(named: "Increment")), on: element.id)
        #expect(probe.value == 1)
        fixture.graph.elements.perform(try #require(element.action(named: "Magic Tap")), on: element.id)
        #expect(probe.value == 100)
        fixture.graph.elements.perform(try #require(element.action(named: "Reset")), on: element.id)
        #expect(probe.value == 0)
    }

    @Test("frames are where elements are drawn now, and layers name their elements")
    func frames() throws {
        let fixture = Fixture(Text("a").offset(x: 30), size: CGSize(width: 200, height: 200))
        fixture.frame()
        let element = try #require(fixture.graph.elements.tree.elements.first)
        #expect(abs(element.frame.midX - 130) < 0.5)
        fixture.frame(at: 0.1)
        var named: [UInt32] = []
        fixture.layers.visit(.root) { if let id = $0.semantics { named.append(id) } }
        #expect(named == [element.id])
    }
}

/// What is kept between two looks at the elements must not outlive a change.
@MainActor
struct SemanticsUpdateTests {
    private struct Counting: View {
        let probe: Probe<Int>
        @State private var count = 0

        var body: some View {
            let _ = probe.write = { count = $0 }
            ZStack {
                Text("a\(count)").zIndex(count == 2 ? 1 : 0)
                Button("b") {}.disabled(count == 3)
                Box("c").accessibilityLabel("c\(count)")
            }
        }
    }

    @Test("elements follow text, order in depth, enabling and modifiers")
    func follows() throws {
        let probe = Probe(0)
        let fixture = Fixture(Counting(probe: probe))
        func elements(_ count: Int) -> [SemanticsNode] {
            probe.write?(count)
            fixture.frame(at: Double(count))
            return fixture.graph.elements.tree.elements
        }
        fixture.frame()
        #expect(elements(0).map(\.label) == ["a0", "b", "c0"])
        #expect(elements(1).map(\.label) == ["a1", "b", "c1"])
        let raised = elements(2)
        #expect(raised[0].depth > raised[2].depth)
        let disabled = elements(3)
        #expect(disabled[0].depth < disabled[2].depth)
        #expect(disabled[1].traits == .disabled)
    }

    private struct Handling: View {
        let probe: Probe<Int>
        @State private var count = 0

        var body: some View {
            let _ = probe.write = { count = $0 }
            Box("a").accessibilityLabel("count").accessibilityHidden(count == 100)
                .accessibilityAction(named: "Say") { probe.log.append("\(count)") }
                .accessibilityAction(named: count > 1 ? "Second" : "First") {}
        }
    }

    @Test("a body that says the same of its elements leaves them known, and its newer handlers are run")
    func handlers() throws {
        let probe = Probe(0)
        let fixture = Fixture(Handling(probe: probe))
        fixture.frame()
        let element = try #require(fixture.graph.elements.tree.elements.first)
        probe.write?(1)
        fixture.frame(at: 1)
        #expect(fixture.graph.elements.branches != nil)
        fixture.graph.elements.perform(try #require(element.action(named: "Say")), on: element.id)
        #expect(probe.log == ["1"])
        probe.write?(2)
        fixture.frame(at: 2)
        #expect(fixture.graph.elements.branches == nil)
        #expect(fixture.graph.elements.tree.elements.first?.actions.map(\.name) == ["Say", "Second"])
    }

    @Test("labels, values, hints and names of actions are written for the locale around, and follow it")
    func locale() throws {
        let fixture = Fixture(
            Box("a").accessibilityLabel("\(1234) a").accessibilityValue(Text(0.5, format: .percent))
                .accessibilityHint("\(1.5, specifier: "%.1f")").accessibilityAction(named: "\(1000)") {}
                .textCase(.uppercase))
        fixture.frame()
        var element = try #require(fixture.graph.elements.tree.elements.first)
        #expect(element.label == "1,234 a" && element.value == "50%" && element.hint == "1.5")
        fixture.graph.window.setEnvironment { $0.locale = Locale(identifier: "de_DE") }
        fixture.frame(at: 1)
        element = try #require(fixture.graph.elements.tree.elements.first)
        #expect(element.label == "1.234 a" && element.value == "50\u{a0}%" && element.hint == "1,5")
        #expect(element.actions.map(\.name) == ["1.000"])
    }
}
