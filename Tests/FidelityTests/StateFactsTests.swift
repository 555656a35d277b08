import Facts
import SwiftUITesting
import Testing

@MainActor @Suite struct StateFactsTests {
    private final class Log {
        var lines: [String] = []
    }

    private struct Noting<Content: View>: View {
        let name: String
        let log: Log
        @ViewBuilder let content: Content

        var body: some View {
            let _ = log.lines.append("body \(name)")
            VStack { content }
                .onAppear { log.lines.append("appear \(name)") }
                .onChange(of: 0, initial: true) { log.lines.append("change \(name)") }
                .task { log.lines.append("task \(name)") }
        }
    }

    @Test(
        "bodies run from outside in, `onAppear` and first changes from inside out, and tasks after all of them",
        .fact("state.order"))
    func order() async {
        let log = Log()
        let tester = ViewTester(
            Noting(name: "outer", log: log) { Noting(name: "inner", log: log) { Text("Text") } })
        #expect(log.lines.prefix(2) == ["body outer", "body inner"])
        let callbacks = Array(log.lines.dropFirst(2))
        #expect(callbacks.filter { $0.hasPrefix("appear") } == ["appear inner", "appear outer"])
        #expect(callbacks.filter { $0.hasPrefix("change") } == ["change inner", "change outer"])
        #expect(callbacks.count == 4)
        await tester.pump()
        #expect(log.lines.suffix(2) == ["task inner", "task outer"])
        #expect(log.lines.count == 8)
    }

    @Test("`onAppear` and first changes of a view run in the order of its modifiers", .fact("state.order-on-view"))
    func orderOnView() async {
        let log = Log()
        let tester = ViewTester(
            Group {
                VStack {
                    Text("Text")
                        .task { log.lines.append("text's task") }
                        .onChange(of: true, initial: true) { log.lines.append("text's change") }
                        .onAppear { log.lines.append("text appears") }
                }
                .onAppear { log.lines.append("stack appears") }
                .onChange(of: true, initial: true) { log.lines.append("stack's change") }
                .onAppear { log.lines.append("stack appears again") }
            }
            .task { log.lines.append("group's task") }
            .onChange(of: true, initial: true) { log.lines.append("group's change") })
        await tester.pump()
        #expect(
            log.lines == [
                "text's change", "text appears", "stack appears", "stack's change", "stack appears again",
                "group's change", "text's task", "group's task",
            ])
    }

    private struct Coming: View {
        let log: Log
        @State private var isThere = false

        var body: some View {
            VStack {
                Button("Show") { isThere = true }
                if isThere {
                    Text("There")
                        .onChange(of: 1, initial: true) { log.lines.append("first change") }
                        .onAppear { log.lines.append("appears") }
                        .task { log.lines.append("task") }
                }
            }
        }
    }

    @Test("what comes later runs its first changes and appears in that order, too", .fact("state.order-on-view"))
    func coming() async throws {
        let log = Log()
        let tester = ViewTester(Coming(log: log))
        await tester.tap(try tester.find(.label("Show")))
        await tester.pump()
        #expect(log.lines == ["first change", "appears", "task"])
    }

    private struct Greeting: View {
        @State private var text = "Before"

        var body: some View { Text(text).onAppear { text = "After" } }
    }

    @Test("what `onAppear` changes is in the first frame", .fact("state.first-frame"))
    func firstFrame() throws {
        let tester = ViewTester(Greeting())
        _ = try tester.find(.text("After"))
        #expect(tester.findAll(.text("Before")).isEmpty)
    }

    private struct Counter: View {
        let log: Log
        @State private var count = 0

        var body: some View {
            let _ = log.lines.append("body \(count)")
            Button("Add") { count += 1 }
                .onChange(of: count) { old, new in log.lines.append("\(old) to \(new)") }
        }
    }

    @Test("`onChange` runs after the update, with the old value first", .fact("state.change"))
    func change() async throws {
        let log = Log()
        let tester = ViewTester(Counter(log: log))
        await tester.tap(try tester.find(.label("Add")))
        #expect(log.lines == ["body 0", "body 1", "0 to 1"])
    }

    private struct Past: View {
        let log: Log
        let count: Int

        var body: some View {
            Text("Text")
                .onChange(of: count) { new in log.lines.append("before \(count), now \(new)") }
                .onChange(of: count) { log.lines.append("now \(count)") }
        }
    }

    private struct Growing: View {
        let log: Log
        @State private var count = 0

        var body: some View {
            VStack {
                Past(log: log, count: count)
                Button("Add") { count += 1 }
            }
        }
    }

    @Test("an `onChange` with one parameter runs what the view had before", .fact("state.former-action"))
    func formerAction() async throws {
        let log = Log()
        let tester = ViewTester(Growing(log: log))
        for _ in 0..<2 { await tester.tap(try tester.find(.label("Add"))) }
        #expect(log.lines == ["before 0, now 1", "now 1", "before 1, now 2", "now 2"])
    }

    private struct Defaults: View {
        let read: (EnvironmentValues) -> Void
        @Environment(\.self) private var values

        var body: some View {
            let _ = read(values)
            Text("Text")
        }
    }

    @Test("views see Apple's values where nothing is set", .fact("environment.defaults"))
    func defaults() throws {
        var seen: EnvironmentValues?
        _ = ViewTester(Defaults { seen = $0 }, scale: 3)
        let values = try #require(seen)
        #expect(values.colorScheme == .light)
        #expect(values.layoutDirection == .leftToRight)
        #expect(values.dynamicTypeSize == .large)
        #expect(values.displayScale == 3)
        #expect(values.font == nil && values.lineLimit == nil)
        #expect(values.multilineTextAlignment == .leading)
        #expect(values.truncationMode == .tail)
        #expect(values.isEnabled)
        #expect(values.imageScale == .medium)
        #expect(values.redactionReasons.isEmpty)
        #expect(values.minimumScaleFactor == 1)
        #expect(!values.allowsTightening)
        #expect(values.lineSpacing == 0)
    }

    private struct First: EnvironmentKey {
        static let defaultValue = 1
    }

    private struct Second: EnvironmentKey {
        static let defaultValue: String? = nil
    }

    @Test("environment values print as Apple's do: key and value, the last one set first")
    func printing() {
        var values = EnvironmentValues()
        #expect("\(values)" == "[]")
        values[First.self] = 7
        #expect("\(values)" == "[EnvironmentPropertyKey<First> = 7]")
        values[Second.self] = "a"
        #expect("\(values)" == "[EnvironmentPropertyKey<Second> = Optional(\"a\"), EnvironmentPropertyKey<First> = 7]")
    }
}
