import SwiftUICore
import Testing

private struct LevelKey: EnvironmentKey {
    static let defaultValue = 0
}

private struct NamesKey: EnvironmentKey {
    static let defaultValue: [String] = []
}

/// A value that cannot be told from another one.
private struct ActionKey: EnvironmentKey {
    static var defaultValue: () -> Void { {} }
}

extension EnvironmentValues {
    fileprivate var level: Int {
        get { self[LevelKey.self] }
        set { self[LevelKey.self] = newValue }
    }

    fileprivate var names: [String] {
        get { self[NamesKey.self] }
        set { self[NamesKey.self] = newValue }
    }
}

@MainActor
@Suite struct EnvironmentValuesTests {
    private struct Reader: View {
        let probe: Probe<Int>
        @Environment(\.level) private var level

        var body: some View {
            let _ = probe.log.append("\(level)")
            Box("a")
        }
    }

    private struct Changing: View {
        let probe: Probe<Int>
        @State private var level = 1

        var body: some View {
            let _ = probe.write = { level = $0 }
            Reader(probe: probe).transformEnvironment(\.level) { $0 += level }
        }
    }

    @Test("what changes the environment depends on the state that it reads, though the body reads none")
    func transformed() {
        let probe = Probe(0)
        let fixture = Fixture(Changing(probe: probe).environment(\.level, 10))
        fixture.frame()
        probe.write?(5)
        fixture.frame(at: 0.1)
        #expect(probe.log == ["11", "15"])
    }

    @Test("Values are found by their keys, the innermost counts, and the rest have their defaults")
    func values() {
        var outer = EnvironmentValues()
        outer.level = 1
        var inner = outer
        inner.level = 2
        inner.names = ["a"]
        #expect(outer.level == 1 && outer.names == [])
        #expect(inner.level == 2 && inner.names == ["a"])
    }

    @Test("Setting a value to what it is changes nothing")
    func equal() {
        var values = EnvironmentValues()
        values.level = 1
        values.colorScheme = .dark
        let before = values
        values.level = 1
        values.colorScheme = .dark
        #expect(values.isIdentical(to: before))
    }

    @Test("Common values travel along with those that are set later")
    func common() {
        var values = EnvironmentValues()
        values.displayScale = 3
        values.layoutDirection = .rightToLeft
        let common = values.common
        for level in 1...100 { values.level = level }
        #expect(values.common === common)
        #expect(values.displayScale == 3 && values.layoutDirection == .rightToLeft && values.isEnabled)
    }

    @Test("A description names the keys that were set, innermost first")
    func description() {
        var values = EnvironmentValues()
        values.level = 1
        values.isEnabled = false
        let parts = values.description.components(separatedBy: ", ")
        #expect(parts.count == 2)
        #expect(parts[0].contains("EnabledKey") && parts[1].contains("LevelKey"))
    }

    /// Counts how often leaves are told of their environment.
    private struct Leaf: View {
        let name: String
        let probe: Probe<Int>
        @Environment(\.level) private var level

        var body: some View {
            probe.log.append("\(name) \(level)")
            return Box(name)
        }
    }

    private struct Screen: View {
        let probe: Probe<Int>
        var body: some View {
            VStack {
                Leaf(name: "free", probe: probe)
                Leaf(name: "fixed", probe: probe).environment(\.level, 7)
            }
        }
    }

    @Test("A change ends where a view sets the value itself, and the views inside are not told of it")
    func stops() {
        let probe = Probe(0)
        var told = 0
        let fixture = Fixture(
            Screen(probe: probe).background {
                Told { told += 1 }.environment(\.level, 7)
            })
        fixture.frame()
        told = 0
        probe.log = []
        fixture.graph.window.setEnvironment { $0.level = 1 }
        fixture.frame()
        #expect(probe.log == ["free 1"])
        #expect(told == 0)
        fixture.graph.window.setEnvironment { $0.names = ["a"] }
        fixture.frame()
        #expect(told == 1)
    }

    private struct Pair: View {
        let probe: Probe<Int>
        let told: @MainActor () -> Void
        @State private var value = 0

        var body: some View {
            probe.write = { value = $0 }
            return Told(told)
                .environment(\.names, ["\(value)"])
                .environment(\.level, value)
                .environment(\.isEnabled, value == 0)
        }
    }

    @Test("Values that are set in a row and change together reach the views inside once")
    func together() {
        let probe = Probe(0)
        var told = 0
        let fixture = Fixture(Pair(probe: probe) { told += 1 })
        fixture.frame()
        for value in 1...2 {
            told = 0
            probe.write?(value)
            fixture.frame()
            #expect(told == 1)
        }
    }

    @Test("A window of another size tells no view of an environment that is what it was")
    func resize() {
        var told = 0
        let fixture = Fixture(Told { told += 1 })
        fixture.graph.window.setEnvironment { $0.names = ["a"] }
        fixture.frame()
        told = 0
        for width in [200.0, 300, 400] {
            fixture.graph.window.resize(to: CGSize(width: width, height: 100), scale: 2)
            fixture.graph.window.setEnvironment { $0.names = ["a"] }
            fixture.frame()
        }
        #expect(told == 0)
        fixture.graph.window.resize(to: CGSize(width: 200, height: 100), scale: 3)
        fixture.graph.window.setEnvironment { _ in }
        fixture.frame()
        #expect(told == 1)
    }

    @Test("An environment that is changed again and again does not grow")
    func compact() {
        let fixture = Fixture(Box("a"))
        for level in 1...50 {
            fixture.graph.window.setEnvironment {
                $0.level = level
                $0.colorScheme = level % 2 == 0 ? .dark : .light
            }
        }
        var found = ""
        fixture.graph.window.setEnvironment { found = $0.description }
        #expect(found.components(separatedBy: "LevelKey").count == 2)
        #expect(found.components(separatedBy: "ColorSchemeKey").count == 2)
    }
}

/// A leaf that tells when it is given its environment again.
@MainActor
private struct Told: View, LeafView {
    typealias Body = Never
    let action: @MainActor () -> Void

    nonisolated init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    static func _makeNode(_ view: Told, _ context: _NodeContext) -> _ViewNode { makeLeafNode(view, context) }
    static func _updateNode(_ node: _ViewNode, _ view: Told, _ transaction: Transaction) {}
    static func makeLayoutNode(_ view: Told, _ owner: _ViewNode) -> LayoutNode { LayoutNode(owner) }
    func update(_ layoutNode: LayoutNode, _ transaction: Transaction) { action() }
}
