import RiffleGestures
import RiffleHosting
import SeededNumbers
import Testing

@testable import RiffleWebHost

@Suite
struct PageTextTests {
    private func state(_ text: String, version: Int = 0) -> TextInputState {
        var state = TextInputState()
        state.text = text
        state.version = version
        return state
    }

    @Test("What the page has typed itself it is not told again")
    func silence() {
        var text = PageText()
        #expect(text.message(for: TextInputChange(id: 1, state: state("ab"), isFocused: false))?.text == "ab")
        let event = TextInputEvent(.replace(2..<2, with: "c", selection: 3..<3), target: 1, version: 1, time: 0)
        #expect(text.take(event, on: state("ab", version: 7)).version == 7)
        var now = state("abc", version: 8)
        now.selection = 3..<3
        #expect(text.message(for: TextInputChange(id: 1, state: now, isFocused: false)) == nil)
        now.text = "AB"
        let message = text.message(for: TextInputChange(id: 1, state: now, isFocused: true))
        #expect(message?.replaced == [0, 3])
        #expect(message?.text == "AB")
        #expect(message?.edits == 1)
        #expect(message?.isFocused == true)
    }

    @Test("Typing and changes of the app at once end in one text, however late messages are", arguments: UInt64(1)...60)
    func converges(seed: UInt64) {
        var numbers = SeededGenerator(seed: seed)
        var server = PageText()
        var page = ModelField()
        var app = state("start")
        var toServer: [TextInputEvent] = []
        var toPage: [TextMessage] = []
        func tell() {
            app.version += 1
            if let message = server.message(for: TextInputChange(id: 1, state: app, isFocused: true)) {
                toPage.append(message)
            }
        }
        func deliver() {
            let event = server.take(toServer.removeFirst(), on: app)
            guard case .replace(let range, let new, _, _) = event.edit else { return }
            app.text = app.text.replacing(units: range, with: new)
            if numbers.chance(0.3) { app.text = app.text.replacing("a", with: "aa").prefix(60) + "" }
            tell()
        }
        tell()
        page.take(toPage.removeFirst())
        for _ in 0..<200 {
            switch Int.random(in: 0...4, using: &numbers) {
            case 0, 1:
                let low = Int.random(in: 0...page.text.utf16.count, using: &numbers)
                let high = min(page.text.utf16.count, low + Int.random(in: 0...2, using: &numbers))
                toServer.append(page.type(numbers.pick(["a", "b", "😀", ""]), in: page.text.clamped(units: low..<high)))
            case 2: if !toServer.isEmpty { deliver() }
            case 3: if !toPage.isEmpty { page.take(toPage.removeFirst()) }
            default:
                if numbers.chance(0.2) {
                    app.text = numbers.pick(["", "other", String(app.text.reversed()), app.text.uppercased()])
                    tell()
                }
            }
        }
        while !toServer.isEmpty || !toPage.isEmpty {
            if !toServer.isEmpty { deliver() }
            if !toPage.isEmpty { page.take(toPage.removeFirst()) }
        }
        #expect(page.text == app.text, "seed \(seed)")
    }

    @Test("Edits on messages that never were, and beyond the text, change what is nearest and end nothing")
    func bad() {
        var text = PageText()
        _ = text.message(for: TextInputChange(id: 1, state: state("ab"), isFocused: false))
        let far = TextInputEvent(.replace(50..<90, with: "c", selection: 900..<900), target: 1, version: 77, time: 0)
        guard case .replace(let range, _, _, _) = text.take(far, on: state("ab")).edit else { return }
        #expect(range == 2..<2)
    }
}
