import BrowserTesting
import Foundation
import SeededNumbers
import SwiftUI
import Testing
import RiffleWebHost

/// How many edits a walk makes: some hundred, and with the environment variable `RANDOM_EDITS` as many as it says.
private let editCount = ProcessInfo.processInfo.environment["RANDOM_EDITS"].flatMap { Int($0) } ?? 300

/// What is added to the seeds of walks far from the server: `RANDOM_EDITS_SEED` takes others.
private let seedShift = ProcessInfo.processInfo.environment["RANDOM_EDITS_SEED"].flatMap { UInt64($0) } ?? 0

/// How many of them in a browser, where each takes longer: some dozens.
private let browserEditCount = ProcessInfo.processInfo.environment["RANDOM_EDITS"] == nil ? 48 : editCount

@MainActor
@Suite(.serialized, .timeLimit(.minutes(30)))
struct RandomEditsTests {
    private struct Page: View {
        @State var text = ""

        var body: some View {
            VStack {
                TextField("Text", text: $text)
                Text("Is \(text)")
            }
            .padding()
        }
    }

    @Test("On virtual time they end as those of a plain text", arguments: [UInt64(1), 2, 3])
    func headless(seed: UInt64) async throws {
        let tester = ViewTester(Page())
        var edits = RandomEdits(try await TesterHands(tester, .role(.textField, "Text")), seed: seed)
        try await edits.run(editCount)
        #expect(tester.issues.isEmpty)
    }

    @Test("In a browser they end as those of a plain text", browserTests, arguments: [UInt64(1), 2])
    func browser(seed: UInt64) async throws {
        try await ServedPage.with(view: Page()) { served in
            var edits = RandomEdits(try await PageHands(served, "Text"), seed: seed)
            try await edits.run(browserEditCount)
        }
    }

    /// Runs a test with a page that is 100 ms away from its server.
    private func far(_ view: some View, _ body: @MainActor (ServedPage) async throws -> Void) async throws {
        try await ServedPage.with(
            through: { url in
                let port = URL(string: url)?.port ?? 0
                let line = try await DelayedLine.open(to: port, milliseconds: 100)
                return url.replacing(":\(port)/", with: ":\(line.port)/")
            }, { EngineContent(view, $0) }, body)
    }

    @Test("100 ms from the server nothing is lost or doubled", browserTests)
    func far() async throws {
        // Most of the time goes by on the way, so that several pages edit at once where there are many edits to make.
        let pages = min(6, (browserEditCount + 799) / 800)
        let walks = (0..<pages).map { page in
            Task { try await walkFar(seed: seedShift + UInt64(4 + page), count: browserEditCount / pages) }
        }
        var results: [Result<Void, any Error>] = []
        for walk in walks { results.append(await walk.result) }
        for result in results { try result.get() }
    }

    private func walkFar(seed: UInt64, count: Int) async throws {
        try await far(Page()) { served in
            var edits = RandomEdits(try await PageHands(served, "Text"), seed: seed)
            try await edits.run(count, lookingEvery: 48)
        }
    }

    @Test("Whatever crosses a composition on the way, it stays where it was begun", browserTests)
    func compositions() async throws {
        try await far(Page()) { served in
            let hands = try await PageHands(served, "Text")
            // From one after the other at once to one after all of the way there and back.
            for pause in stride(from: 0, through: 0.24, by: 0.06) {
                var plain = PlainText()
                func rest() async throws { if pause > 0 { try await served.live(for: pause) } }
                for steps in [["s", "し", ""], ["ab"], ["🇩🇪"], ["ㅎ", "하", "한"]] {
                    if steps.count == 1 {
                        try await hands.type(steps[0])
                    } else {
                        for step in steps.dropLast() {
                            try await served.page.compose(step)
                            try await rest()
                        }
                        try await served.page.insert(text: steps[steps.count - 1])
                    }
                    plain.insert(steps[steps.count - 1])
                    try await rest()
                }
                try await hands.redo()
                let found = try await hands.look()
                #expect(found.text == plain.text && found.selection == plain.selection, "\(found) after \(pause) s")
                try await hands.press(.all)
                try await hands.press(.backspace)
                _ = try await hands.look()
            }
        }
    }

    private struct Card: View {
        @State var number = ""

        var body: some View {
            TextField("Card", text: $number)
                .onChange(of: number) { _, new in
                    let digits = new.filter { $0 != " " }
                    number = stride(from: 0, to: digits.count, by: 4).map { start in
                        String(digits.dropFirst(start).prefix(4))
                    }.joined(separator: " ")
                }
                .padding()
        }
    }

    @Test(
        "A number that is put in groups has the digits that were typed, where they were typed", browserTests,
        arguments: [false, true])
    func groups(isFar: Bool) async throws {
        let body: @MainActor (ServedPage) async throws -> Void = { served in
            let hands = try await PageHands(served, "Card")
            var numbers = SeededGenerator(seed: 5)
            var plain = PlainText()
            for index in 0..<browserEditCount {
                let places = plain.places
                if numbers.chance(0.3) {
                    let ends = [numbers.pick(places), numbers.pick(places)].sorted()
                    plain.select(ends[0]..<min(ends[1], ends[0] + 3))
                    try await hands.selectDigits(plain.selection)
                }
                if numbers.chance(plain.units.count > 30 ? 0.8 : 0.2) {
                    guard plain.selection.lowerBound > 0 || !plain.selection.isEmpty else { continue }
                    // The digit before the caret, whatever stands between.
                    if plain.selection.isEmpty {
                        plain.select(plain.selection.lowerBound - 1..<plain.selection.lowerBound)
                        try await hands.selectDigits(plain.selection)
                    }
                    try await hands.press(.backspace)
                    plain.deleteBackward()
                } else {
                    let digit = "\(Int.random(in: 0...9, using: &numbers))"
                    try await hands.type(digit)
                    plain.insert(digit)
                }
                guard index % 16 == 15 || index == browserEditCount - 1 else { continue }
                let found = try await hands.look()
                #expect(found.text.filter { $0 != " " } == plain.text)
                let groups: [Substring] = found.text.split(separator: Character(" "))
                #expect(!groups.dropLast().contains { $0.count != 4 })
                let before = found.text.utf16.prefix(found.selection.lowerBound).count { $0 != 0x20 }
                #expect(before == plain.selection.lowerBound, "after \(index) edits: \(found)")
            }
        }
        if isFar { try await far(Card(), body) } else { try await ServedPage.with(view: Card(), body) }
    }
}
