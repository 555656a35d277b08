import Facts
import SwiftUITesting
import Testing

@MainActor @Suite struct ChoiceFactsTests {
    private static let text = Array(repeating: "Words that go on and on.", count: 40).joined(separator: " ")

    @Test("what has to be low enough is a text with its lines broken", .fact("fits.across"))
    func across() throws {
        func isScrolled(_ text: String) -> Bool {
            let tester = ViewTester(
                ViewThatFits(in: .vertical) {
                    Text(text)
                    ScrollView { Text("scrolled") }
                }
                .frame(width: 200, height: 300))
            return !tester.findAll(.text("scrolled")).isEmpty
        }
        #expect(isScrolled(Self.text))
        #expect(!isScrolled("A text that takes two or three lines in two hundred points"))
    }

    private final class Log {
        private var lines: Set<String> = []
        func add(_ line: String) { lines.insert(line) }
        func take() -> Set<String> {
            defer { lines = [] }
            return lines
        }
    }

    private struct Names: PreferenceKey {
        static let defaultValue: [String] = []
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    private struct Candidate: View {
        let name: String
        let width: CGFloat
        let log: Log

        var body: some View {
            Text(name)
                .frame(width: width)
                .onAppear { log.add("\(name) appears") }
                .onDisappear { log.add("\(name) disappears") }
                .task {
                    log.add("\(name) works")
                    try? await Task.sleep(for: .seconds(100))
                    log.add("\(name) stops")
                }
                .preference(key: Names.self, value: [name])
        }
    }

    private struct Screen: View {
        let log: Log
        @State private var width: CGFloat = 100
        @State private var told: [String] = []

        var body: some View {
            VStack {
                ViewThatFits(in: .horizontal) {
                    Candidate(name: "wide", width: 200, log: log)
                    Candidate(name: "narrow", width: 50, log: log)
                }
                .frame(width: width)
                Text("told \(told.joined(separator: " "))")
                Button("Change") { width = 400 - width }
            }
            .onPreferenceChange(Names.self) { value in MainActor.assumeIsolated { told = value } }
        }
    }

    @Test("a view that another one is shown for does not appear, and tells nothing", .fact("fits.passed-over"))
    func passedOver() async throws {
        let log = Log()
        let tester = ViewTester(Screen(log: log))
        await tester.pump()
        #expect(log.take() == ["narrow appears", "narrow works"])
        _ = try tester.find(.text("told narrow"))
        await tester.tap(try tester.find(.label("Change")))
        await tester.pump()
        #expect(log.take() == ["wide appears", "wide works", "narrow disappears", "narrow stops"])
        _ = try tester.find(.text("told wide"))
        await tester.tap(try tester.find(.label("Change")))
        await tester.pump()
        #expect(log.take() == ["narrow appears", "narrow works", "wide disappears", "wide stops"])
        _ = try tester.find(.text("told narrow"))
    }
}
