import SwiftUICore
import Testing

/// Modifiers that code of apps names by their types.
@MainActor
struct NamedModifierTests {
    /// As wide as the level of the environment.
    private struct Widened: EnvironmentalModifier {
        var factor: CGFloat

        func resolve(in environment: EnvironmentValues) -> FixedWidth {
            FixedWidth(width: CGFloat(environment.widthLevel) * factor)
        }
    }

    private struct FixedWidth: ViewModifier {
        let width: CGFloat

        func body(content: Content) -> some View { content.frame(width: width, alignment: .leading) }
    }

    private struct Leveled: View {
        let probe: Probe<Int>
        @State private var level = 2

        var body: some View {
            let _ = probe.write = { level = $0 }
            HStack(spacing: 0) {
                Box("first").modifier(Widened(factor: 10))
                Box("second")
            }
            .environment(\.widthLevel, level)
        }
    }

    @Test("an environmental modifier is that of its environment, also when the environment changes")
    func environmental() throws {
        let probe = Probe(0)
        let fixture = Fixture(Leveled(probe: probe))
        fixture.frame()
        let first = try #require(fixture.shown("second")).origin.x - #require(fixture.shown("first")).origin.x
        #expect(first == 20)
        probe.write?(4)
        fixture.frame(at: 0.1)
        let second = try #require(fixture.shown("second")).origin.x - #require(fixture.shown("first")).origin.x
        #expect(second == 40)
    }

    private struct Reader: View {
        let probe: Probe<Int>
        @Environment(\.widthLevel) private var level

        var body: some View {
            let _ = probe.log.append("\(level)")
            Box("a")
        }
    }

    /// As extensions of apps write it.
    private static func leveled<V: View>(
        _ view: V, _ level: Int
    ) -> ModifiedContent<V, _EnvironmentKeyWritingModifier<Int>> {
        view.modifier(_EnvironmentKeyWritingModifier(keyPath: \.widthLevel, value: level))
    }

    @Test("the modifier that writes into the environment does what environment(_:_:) does, and is what that applies")
    func writing() {
        let probe = Probe(0)
        Fixture(Self.leveled(Reader(probe: probe), 7)).frame()
        #expect(probe.log == ["7"])
        #expect("\(type(of: Box("a").environment(\.widthLevel, 1)))".contains("_EnvironmentKeyWritingModifier<Int>"))
    }

    @Test("a mark for tools changes nothing, and extensions see through it")
    func identified() {
        let marked = Box("a").modifier(_IdentifiedModifier(identifier: __DesignTimeSelectionIdentifier("#1")))
        let fixture = Fixture(marked)
        fixture.frame()
        #expect(fixture.names == ["a"])
        #expect(marked.isMarked)
        Fixture(Box("b")._identified(by: 3)).frame()
    }

    private struct Separated: _VariadicView.MultiViewRoot {
        func body(children: _VariadicView.Children) -> some View {
            let last = children.last?.id
            ForEach(children) { child in
                child
                if child.id != last { Box("line") }
            }
        }
    }

    private struct Counted: _VariadicView.UnaryViewRoot {
        func body(children: _VariadicView.Children) -> some View { Box("count\(children.count)") }
    }

    @Test("roots of variadic views are found under the names inside of the enumeration, too")
    func variadic() {
        let fixture = Fixture(
            VStack(spacing: 0) {
                _VariadicView.Tree(Separated()) {
                    Box("a")
                    Box("b")
                }
                _VariadicView.Tree(Counted()) {
                    Box("c")
                    Box("d")
                }
            })
        fixture.frame()
        #expect(fixture.names == ["a", "line", "b", "count2"])
    }
}

private struct WidthLevelKey: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    fileprivate var widthLevel: Int {
        get { self[WidthLevelKey.self] }
        set { self[WidthLevelKey.self] = newValue }
    }
}

private protocol Marked {}
extension ModifiedContent: Marked where Modifier == _IdentifiedModifier<__DesignTimeSelectionIdentifier> {}
extension View { fileprivate var isMarked: Bool { self is any Marked } }
