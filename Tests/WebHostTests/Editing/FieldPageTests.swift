import BrowserTesting
import RiffleChromiumDriver
import Foundation
import RiffleHosting
import SwiftUI
import Testing
import RiffleWebHost

/// What browsers, password managers and on-screen keyboards do to fields of a page, beyond typing.
@MainActor
@Suite(.serialized, browserTests, .timeLimit(.minutes(10)))
struct FieldPageTests {
    private struct Login: View {
        @State var user = ""
        @State var password = ""
        @State var isCovered = false
        @State var note = ""

        var body: some View {
            VStack(spacing: 16) {
                TextField("User", text: $user).textContentType(.username)
                SecureField("Password", text: $password).textContentType(.password)
                TextField("Small", text: $note).font(.caption)
                Text("User \(user), \(password.count) characters")
                Button("Cover") { isCovered = true }
                Spacer()
                GeometryReader { geometry in Text("Bottom \(Int(geometry.safeAreaInsets.bottom))") }
                TextField("Last", text: $note)
            }
            .padding()
            .sheet(isPresented: $isCovered) { Text("A sheet").presentationDetents([.large]) }
        }
    }

    private func field(_ name: String) -> String {
        "[...riffle.fields.fields.values()].find(({ label }) => label === \(JSON.string(name).text)).element"
    }

    private func texts(_ served: ServedPage) -> String { "\(served.content.semantics)" }

    @Test("What fills in fields without typing reaches the app, and fields say what they are for")
    func autofill() async throws {
        try await ServedPage.with(view: Login()) { served in
            let attributes = try await served.page.evaluate(
                """
                [\(field("User")).autocomplete, \(field("Password")).autocomplete, \(field("Password")).type]
                """)
            #expect(attributes.array.compactMap(\.string) == ["username", "current-password", "password"])
            try await served.page.evaluate(
                """
                (() => {
                  const user = \(field("User")), password = \(field("Password"));
                  user.value = "ann@example.org";
                  user.dispatchEvent(new Event("input", { bubbles: true }));
                  password.value = "hunter2!";
                  password.dispatchEvent(new Event("change", { bubbles: true }));
                })()
                """)
            try await served.settle()
            #expect(texts(served).contains("User ann@example.org, 8 characters"))
        }
    }

    @Test("A secret is in the field and in the app, and nowhere else")
    func secret() async throws {
        var lines = ""
        let recorder = SessionRecorder(notesOutside: false) { lines += $0 }
        try await ServedPage.with({ EngineContent(Login(), $0, recorder: recorder) }) { served in
            let hands = try await PageHands(served, "Password")
            try await hands.type("hunter2")
            try await served.settle()
            #expect(texts(served).contains("7 characters"))
            #expect(!texts(served).contains("hunter2"))
            #expect(try await served.page.evaluate("\(field("Password")).value").string == "hunter2")
            let shown = try await served.page.evaluate(
                "document.getElementById('layers').outerHTML + document.getElementById('elements').outerHTML")
            #expect(shown.string?.contains("hunter2") == false)
            #expect(!"\(served.content.layers)".contains("hunter2"))
        }
        #expect(!lines.isEmpty)
        #expect(!lines.contains("hunter2"))
    }

    @Test("What lies over a field keeps it from being touched", arguments: [false, true])
    func covered(isTouch: Bool) async throws {
        try await ServedPage.with(touch: isTouch, view: Login()) { served in
            let box = try await served.page.evaluate(
                "(({ x, y, width, height }) => [x + width / 2, y + height / 2])(\(field("Last")).getBoundingClientRect())"
            )
            let point = box.array.compactMap(\.number)
            func press() async throws {
                if isTouch {
                    try await served.page.touch(.start, [(point[0], point[1])])
                    try await served.page.touch(.end, [])
                } else {
                    try await served.page.click(point[0], point[1])
                }
                try await served.settle()
            }
            let isFocused = "document.activeElement === \(field("Last"))"
            try await press()
            #expect(try await served.page.evaluate(isFocused).bool == true)
            try await served.page.evaluate("document.querySelector('.e[aria-label=Cover]').click()")
            try await served.settle()
            #expect(texts(served).contains("A sheet"))
            try await press()
            #expect(try await served.page.evaluate(isFocused).bool == false)
        }
    }

    @Test("An on-screen keyboard takes away from the safe area, as long as it is there")
    func keyboard() async throws {
        try await ServedPage.with(view: Login()) { served in
            _ = try await PageHands(served, "User")
            #expect(texts(served).contains("Bottom 0"))
            try await served.page.evaluate(
                """
                (() => {
                  window.shownHeight = innerHeight - 300;
                  Object.defineProperty(visualViewport, "height", { configurable: true, get: () => shownHeight });
                  visualViewport.dispatchEvent(new Event("resize"));
                })()
                """)
            try await served.settle()
            #expect(served.content.traits.safeAreaInsets.bottom == 300)
            try await served.page.evaluate(
                "shownHeight = innerHeight; document.activeElement.blur(); visualViewport.dispatchEvent(new Event('resize'))"
            )
            try await served.settle()
            #expect(served.content.traits.safeAreaInsets.bottom == 0)
        }
    }

    @Test("Small text is never below sixteen pixels to the browser, and shown as small as it is")
    func small() async throws {
        try await ServedPage.with(view: Login()) { served in
            let found = try await served.page.evaluate(
                """
                ((element) => [parseFloat(getComputedStyle(element).fontSize), element.getBoundingClientRect().height,
                  element.offsetHeight])(\(field("Small")))
                """)
            #expect(found[0].number == 16)
            #expect((found[1].number ?? 0) < (found[2].number ?? 0))
        }
    }

    @Test("Nothing of the page scrolls when a field is edited, wherever it is")
    func scrolling() async throws {
        let view = VStack {
            TextField("Out", text: .constant("")).offset(x: 300, y: 700)
            ScrollView(.horizontal) {
                TextField("Wide", text: .constant(String(repeating: "wide ", count: 80))).frame(width: 900)
            }
        }
        try await ServedPage.with(view: view) { served in
            for name in ["Out", "Wide"] {
                let hands = try await PageHands(served, name)
                try await hands.press(.end)
                try await hands.type("x")
                try await served.settle()
                let scrolled = try await served.page.evaluate(
                    """
                    [...document.querySelectorAll("*")].filter((element) => !element.classList.contains("field")
                      && (element.scrollTop !== 0 || element.scrollLeft !== 0)).map((element) => element.id || element.className)
                    """)
                #expect(scrolled.array.isEmpty, "\(name): \(scrolled.text)")
                #expect(try await served.page.evaluate("visualViewport.pageTop + visualViewport.pageLeft").number == 0)
            }
        }
    }

    @Test("A composition that is under way when the connection is lost ends with what is there, and typing goes on")
    func lostComposition() async throws {
        struct Page: View {
            @State var text = ""
            var body: some View { TextField("Text", text: $text) }
        }
        try await ServedPage.with(view: Page()) { served in
            let hands = try await PageHands(served, "Text")
            try await hands.type("ab")
            try await served.page.compose("ㅎ")
            try await served.settle()
            try await served.page.evaluate("riffle.connection.socket.close()")
            try await served.wait(until: "!riffle.connection.isOpen || riffle.isShown")
            try await served.settle()
            let composed = try await hands.look()
            #expect(composed.text == "abㅎ")
            try await served.page.evaluate("\(field("Text")).focus()")
            try await hands.type("c")
            let found = try await hands.look()
            #expect(found.text == "abㅎc")
        }
    }

    @Test("A finger that moves over a field scrolls what is around it; one that taps it edits")
    func touches() async throws {
        struct Rows: View {
            @State var texts = Array(repeating: "", count: 40)
            var body: some View {
                ScrollView {
                    VStack(spacing: 20) {
                        ForEach(texts.indices, id: \.self) { index in
                            TextField("Row \(index)", text: $texts[index]).frame(height: 40)
                        }
                    }
                }
            }
        }
        try await ServedPage.with(touch: true, view: Rows()) { served in
            let top = "\(field("Row 8")).getBoundingClientRect().y"
            let before = try await served.page.evaluate(top).number ?? 0
            try await served.page.touch(.start, [(150, before + 20)])
            for step in 1...10 {
                try await served.page.touch(.move, [(150, before + 20 - Double(step) * 20)])
                try await served.live(for: 0.02)
            }
            try await served.live(for: 0.2)
            try await served.page.touch(.end, [])
            try await served.settle()
            let after = try await served.page.evaluate(top).number ?? 0
            #expect(after < before - 100)
            #expect(try await served.page.evaluate("document.activeElement === document.body").bool == true)
            try await served.page.touch(.start, [(150, after + 20)])
            try await served.page.touch(.end, [])
            try await served.settle()
            #expect(try await served.page.evaluate("document.activeElement === \(field("Row 8"))").bool == true)
        }
    }

    @Test("A long text that is put in travels in pieces, and what does not fit is left out and said")
    func long() async throws {
        struct Long: View {
            @State var text = ""
            var body: some View {
                VStack {
                    TextField("Long", text: $text)
                    Text(verbatim: "Has \(text.utf16.count)")
                }
            }
        }
        let count = ProcessInfo.processInfo.environment["LONG_TEXT"].flatMap { Int($0) } ?? 40_000
        try await ServedPage.with(view: Long()) { served in
            _ = try await PageHands(served, "Long")
            try await served.page.evaluate(
                """
                (() => {
                  const field = \(field("Long"));
                  field.value = "äb😀 ".repeat(\(count / 5));
                  field.dispatchEvent(new Event("input", { bubbles: true }));
                })()
                """)
            try await served.settle()
            #expect(texts(served).contains("Has \(count / 5 * 5)"))
            #expect(try await served.page.evaluate("\(field("Long")).value.length").int == count / 5 * 5)
        }
    }
}
