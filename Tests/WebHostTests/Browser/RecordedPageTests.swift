import BrowserTesting
import RiffleChromiumDriver
import RiffleHeadlessHost
import RiffleHosting
import SwiftUI
import Testing
import RiffleWebHost

/// What fingers do on a page shows the same when it is played again without one.
@MainActor
@Suite(.serialized, browserTests, .timeLimit(.minutes(10)))
struct RecordedPageTests {
    private struct Controls: View {
        @State private var name = ""
        @State private var secret = ""
        @State private var fruit = "Apple"
        @State private var date = Date(timeIntervalSince1970: 1_700_000_000)
        @State private var isOn = false

        var body: some View {
            Form {
                TextField("Name", text: $name)
                SecureField("Password", text: $secret)
                Picker("Fruit", selection: $fruit) {
                    ForEach(["Apple", "Pear", "Plum"], id: \.self) { Text($0) }
                }
                DatePicker("When", selection: $date)
                Toggle("On", isOn: $isOn)
                Text("\(name) likes \(fruit)")
            }
        }
    }

    /// Taps what has these labels, one after the other, and plays what was recorded.
    private func check(_ labels: [String], isTouch: Bool, typing text: String = "") async throws {
        var lines = ""
        let recorder = SessionRecorder(notesOutside: true) { lines += $0 }
        try await ServedPage.with(touch: isTouch, { EngineContent(Controls(), $0, recorder: recorder) }) { served in
            for label in labels {
                let found = served.content.semantics.elements.first {
                    $0.label.contains(label) || $0.value?.contains(label) == true
                }
                let frame = try #require(found, "\(label) in \(served.content.semantics)").frame
                let (x, y) = (Double(frame.midX), Double(frame.midY))
                if isTouch {
                    try await served.page.touch(.start, [(x, y)])
                    try await served.page.touch(.end, [])
                } else {
                    try await served.page.click(x, y)
                }
                try await served.settle()
            }
            for character in text {
                try await PageStage(served, isTouch: isTouch).key(KeyEquivalent(character), modifiers: [])
                try await served.settle()
            }
        }
        let replay = try await HeadlessScreen.replay(SessionRecording(text: lines), to: Controls())
        #expect(replay.frameCount > 2)
    }

    @Test("a field that is touched and typed into", arguments: [true, false])
    func field(isTouch: Bool) async throws {
        try await check(["Name"], isTouch: isTouch, typing: "Ada")
        try await check(["Password", "On"], isTouch: isTouch)
    }

    @Test("a menu of choices", arguments: [true, false])
    func menu(isTouch: Bool) async throws {
        try await check(["Fruit", "Pear"], isTouch: isTouch)
    }

    @Test("a date", arguments: [true, false])
    func date(isTouch: Bool) async throws {
        try await check(["Nov 14", "Next Month"], isTouch: isTouch)
    }
}
