import Foundation
import SwiftUITesting
import Testing

@MainActor
@Suite("Text fields")
struct TextFieldTests {
    private struct Form: View {
        @State var name = ""
        @State var submitted = "-"

        var body: some View {
            VStack {
                TextField("Name", text: $name).onSubmit { submitted = name }
                Text("Hello \(name)")
                Text("Sent \(submitted)")
            }
        }
    }

    @Test("Typing into a field that was tapped writes each character; the return key submits and ends it")
    func typing() async throws {
        let tester = ViewTester(Form())
        await tester.tap(try tester.find(.role(.textField, "Name")))
        await tester.type("Ann")
        #expect(try tester.find(.role(.textField)).value == "Ann")
        _ = try tester.find(.text("Hello Ann"))
        await tester.key(.leftArrow)
        await tester.key(.delete)
        await tester.type("e")
        _ = try tester.find(.text("Hello Aen"))
        await tester.key(.return)
        _ = try tester.find(.text("Sent Aen"))
        await tester.type("x")
        _ = try tester.find(.text("Hello Aen"))
        try await tester.settle()
    }

    @Test("A field takes keys to move, select, copy and undo")
    func keys() async throws {
        let tester = ViewTester(Form())
        await tester.tap(try tester.find(.role(.textField, "Name")))
        await tester.type("one two three")
        await tester.key(.leftArrow, modifiers: [.option, .shift])
        await tester.key("x", modifiers: .command)
        _ = try tester.find(.text("Hello one two "))
        await tester.key(.home)
        await tester.key("v", modifiers: .command)
        _ = try tester.find(.text("Hello threeone two "))
        await tester.key("z", modifiers: .command)
        _ = try tester.find(.text("Hello one two "))
        await tester.key("z", modifiers: [.command, .shift])
        _ = try tester.find(.text("Hello threeone two "))
        await tester.key("a", modifiers: .command)
        await tester.key(.delete)
        #expect(try tester.find(.role(.textField)).value == "")
        #expect(tester.issues.isEmpty)
    }

    @Test("A tap puts the caret where it is, a second selects the word")
    func taps() async throws {
        let tester = ViewTester(Form())
        let field = try tester.find(.role(.textField, "Name"))
        await tester.tap(field)
        await tester.type("one two")
        let touch = tester.touch(at: CGPoint(x: field.frame.minX + 3, y: field.frame.midY))
        await touch.lift()
        await tester.type("X")
        _ = try tester.find(.text("Hello Xone two"))
        await tester.advance(by: 1)
        for _ in 0..<2 { await tester.touch(at: CGPoint(x: field.frame.minX + 12, y: field.frame.midY)).lift() }
        await tester.type("Y")
        _ = try tester.find(.text("Hello Y two"))
    }

    private struct Login: View {
        enum Field { case user, password }
        @State var user = ""
        @State var password = ""
        @State var log: [String] = []
        @FocusState var focus: Field?

        var body: some View {
            VStack {
                TextField("User", text: $user).focused($focus, equals: .user)
                    .onSubmit { log.append("inner") }
                SecureField("Password", text: $password).focused($focus, equals: .password)
                Text("Log \(log.joined(separator: ",")) \(password)")
            }
            .onSubmit {
                log.append("outer")
                focus = focus == .user ? .password : nil
            }
            .onAppear { focus = .user }
        }
    }

    @Test("Submitting runs inner actions first, and the focus goes where the app sends it")
    func focus() async throws {
        let tester = ViewTester(Login())
        try await tester.settle()
        await tester.type("ann")
        await tester.key(.return)
        await tester.type("secret")
        _ = try tester.find(.text("Log inner,outer secret"))
        #expect(try tester.find(.role(.secureField)).value == "••••••")
        #expect(!tester.layersDescription.replacing("Log inner,outer secret", with: "").contains("secret"))
        await tester.key(.return)
        await tester.type("x")
        _ = try tester.find(.text("Log inner,outer,outer secret"))
    }

    @Test("A secret that is edited anew is replaced by the first key", arguments: ["d", "\u{8}"])
    func clears(key: String) async throws {
        let tester = ViewTester(Login())
        try await tester.settle()
        await tester.tap(try tester.find(.role(.secureField)))
        await tester.type("abc")
        await tester.tap(try tester.find(.role(.textField)))
        await tester.tap(try tester.find(.role(.secureField)))
        if key == "d" { await tester.type(key) } else { await tester.key(.delete, modifiers: []) }
        #expect(try tester.find(.role(.secureField)).value == (key == "d" ? "•" : ""))
    }

    private struct Card: View {
        @State var number = ""

        var body: some View {
            TextField("Card", text: $number)
                .onChange(of: number) { _, new in
                    let digits = new.filter(\.isNumber).prefix(16)
                    number = stride(from: 0, to: digits.count, by: 4).map { start in
                        String(digits.dropFirst(start).prefix(4))
                    }.joined(separator: " ")
                }
        }
    }

    @Test("What the app makes of each key leaves the caret where it belongs")
    func formatting() async throws {
        let tester = ViewTester(Card())
        await tester.tap(try tester.find(.role(.textField)))
        await tester.type("12345678x9")
        #expect(try tester.find(.role(.textField)).value == "1234 5678 9")
        for _ in 0..<4 { await tester.key(.leftArrow) }
        await tester.type("0")
        #expect(try tester.find(.role(.textField)).value == "1234 5607 89")
        await tester.type("1")
        #expect(try tester.find(.role(.textField)).value == "1234 5601 789")
    }

    private struct Limited: View {
        @State var text = ""

        var body: some View {
            TextField("Short", text: Binding(get: { text }, set: { text = String($0.prefix(3)) }))
            TextField("Fixed", text: .constant("same"))
        }
    }

    @Test("A binding that takes only a part, or nothing, shows what it holds")
    func refuses() async throws {
        let tester = ViewTester(VStack { Limited() })
        await tester.tap(try tester.find(.role(.textField, "Short")))
        await tester.type("abcdef")
        #expect(try tester.find(.role(.textField, "Short")).value == "abc")
        await tester.tap(try tester.find(.role(.textField, "Fixed")))
        await tester.type("x")
        #expect(try tester.find(.role(.textField, "Fixed")).value == "same")
    }

    private struct Amount: View {
        @State var amount = 5
        @State var maybe: Double?

        var body: some View {
            VStack {
                TextField("Amount", value: $amount, format: .number)
                TextField("Maybe", value: $maybe, format: .number)
                Text("Is \(amount) \(maybe.map { "\($0)" } ?? "none")")
                Button("Seven") { amount = 7 }
            }
        }
    }

    @Test("A value with a format is written with each edit that can be read, and a text that means none gives way")
    func values() async throws {
        let tester = ViewTester(Amount())
        let field = try tester.find(.role(.textField, "Amount"))
        await tester.tap(field)
        await tester.type("6")
        _ = try tester.find(.text("Is 56 none"))
        await tester.type("00")
        _ = try tester.find(.text("Is 5,600 none"))
        #expect(try tester.find(.role(.textField, "Amount")).value == "5600", "not formatted while it is edited")
        await tester.key(.return)
        #expect(try tester.find(.role(.textField, "Amount")).value == "5,600")
        await tester.tap(field)
        await tester.key("a", modifiers: .command)
        await tester.type("x")
        _ = try tester.find(.text("Is 5,600 none"))
        await tester.tap(try tester.find(.role(.textField, "Maybe")))
        #expect(try tester.find(.role(.textField, "Amount")).value == "5,600")
        await tester.type("1.5")
        _ = try tester.find(.text("Is 5,600 1.5"))
        await tester.tap(try tester.find(.role(.button, "Seven")))
        #expect(try tester.find(.role(.textField, "Amount")).value == "7")
        await tester.key(.return)
        _ = try tester.find(.text("Is 7 1.5"))
    }

    @Test("An optional value with a format is missing while its text is empty or cannot be read")
    func missingValues() async throws {
        let tester = ViewTester(Amount())
        await tester.tap(try tester.find(.role(.textField, "Maybe")))
        await tester.type("2")
        _ = try tester.find(.text("Is 5 2.0"))
        await tester.key("a", modifiers: .command)
        await tester.type("x")
        _ = try tester.find(.text("Is 5 none"))
        await tester.type("3")
        _ = try tester.find(.text("Is 5 none"))
        await tester.key(.return)
        #expect(try tester.find(.role(.textField, "Maybe")).value == "")
    }

    private struct Formatted: View {
        @State var amount = 5
        @State var clamped = 1
        @State var writes = 0

        var body: some View {
            VStack {
                TextField("Amount", value: $amount, formatter: NumberFormatter())
                TextField(
                    "Clamped",
                    value: Binding {
                        clamped
                    } set: {
                        write($0)
                    }, format: .number)
                Text("Is \(amount) \(clamped) after \(writes)")
            }
        }

        private func write(_ new: Int) {
            clamped = min(new, 10)
            writes += 1
        }
    }

    @Test("A value with a formatter is written when the editing ends")
    func formatters() async throws {
        let tester = ViewTester(Formatted())
        await tester.tap(try tester.find(.role(.textField, "Amount")))
        await tester.type("6")
        _ = try tester.find(.text("Is 5 1 after 0"))
        await tester.key(.return)
        _ = try tester.find(.text("Is 56 1 after 0"))
    }

    @Test("What the app makes of a value while it is typed is shown when the editing ends, and is not written over")
    func clamped() async throws {
        let tester = ViewTester(Formatted())
        let field = try tester.find(.role(.textField, "Clamped"))
        await tester.tap(field)
        await tester.type("5")
        _ = try tester.find(.text("Is 5 10 after 1"))
        #expect(try tester.find(.role(.textField, "Clamped")).value == "15")
        await tester.key(.return)
        _ = try tester.find(.text("Is 5 10 after 1"))
        #expect(try tester.find(.role(.textField, "Clamped")).value == "10")
    }

    private struct Level: View {
        @State var level = 0

        var body: some View {
            VStack {
                TextField("Level", value: $level, format: .number)
                TextField("Name", text: .constant("Tea"))
                Button("One") { level = 1 }
            }
        }
    }

    @Test("A field that has been edited shows what its value becomes afterwards, though no other view reads it")
    func valuesAfterEditing() async throws {
        let tester = ViewTester(Level())
        await tester.tap(try tester.find(.role(.textField, "Level")))
        await tester.type("7")
        await tester.tap(try tester.find(.role(.textField, "Name")))
        #expect(try tester.find(.role(.textField, "Level")).value == "7")
        await tester.tap(try tester.find(.role(.button, "One")))
        #expect(try tester.find(.role(.textField, "Level")).value == "1")
    }

    private struct Prices: View {
        @State var price = 1.5

        var body: some View {
            VStack {
                TextField("Price", value: $price, format: .currency(code: "USD"))
                TextField("Local", value: $price, format: .currency(code: "EUR")).environment(\.locale, .german)
                TextField("Own", value: $price, format: .number.locale(.german))
                Text("Is \(String(price))")
            }
        }
    }

    @Test("Values are written and read in the language and region around the field, unless their format has its own")
    func locales() async throws {
        let tester = ViewTester(Prices())
        #expect(try tester.find(.role(.textField, "Price")).value == "$1.50")
        #expect(try tester.find(.role(.textField, "Local")).value == "1,50\u{A0}€")
        #expect(try tester.find(.role(.textField, "Own")).value == "1,5")
        for (name, typed, read) in [("Price", "$2.25", "2.25"), ("Local", "3,75 €", "3.75"), ("Own", "4,5", "4.5")] {
            await tester.tap(try tester.find(.role(.textField, name)))
            await tester.key("a", modifiers: .command)
            await tester.type(typed)
            await tester.key(.return)
            #expect(tester.findAll(.text("Is \(read)")).count == 1, "\(name): \(tester.semanticsDescription)")
        }
    }

    private struct Note: View {
        @State var text = ""
        @State var changes: [Bool] = []

        var body: some View {
            VStack {
                TextField("Note", text: $text, axis: .vertical).lineLimit(1...3)
                TextField("Old", text: $text, onEditingChanged: { changes.append($0) }, onCommit: { text += "!" })
                Text("Changes \(changes.map { $0 ? "1" : "0" }.joined())")
                TextEditor(text: $text)
            }
        }
    }

    @Test("A field that grows takes lines up to its limit; the return key begins one")
    func grows() async throws {
        let tester = ViewTester(Note())
        func height() throws -> CGFloat { try tester.find(.role(.textField, "Note")).frame.height }
        let one = try height()
        await tester.tap(try tester.find(.role(.textField, "Note")))
        await tester.type("a\nb")
        #expect(try height() > one * 1.5)
        await tester.type("\nc\nd\ne")
        #expect(try height() < one * 3.2)
        #expect(try tester.find(.role(.textField, "Old")).value == "a\nb\nc\nd\ne")
        await tester.tap(try tester.find(.role(.textField, "Old")))
        await tester.key(.return)
        _ = try tester.find(.text("Changes 10"))
        #expect(try tester.find(.role(.textField, "Old")).value?.hasSuffix("!") == true)
    }

    @Test("An editor is one element, which is called as the app says")
    func editorElement() async throws {
        let tester = ViewTester(TextEditor(text: .constant("a")).accessibilityLabel("Rows"))
        #expect(try tester.find(.role(.textField, "Rows")).value == "a")
        #expect(tester.findAll(.containing("")).count == 1)
    }

    @Test("An editor has a ground of its own, unless it is told to have none")
    func ground() async throws {
        for isHidden in [false, true] {
            let editor = TextEditor(text: .constant("")).scrollContentBackground(isHidden ? .hidden : .automatic)
            let tester = ViewTester(editor.background(.red), size: CGSize(width: 100, height: 100))
            let pixel = try tester.snapshot()[100, 150]
            #expect((pixel.g < 100) == isHidden)
        }
    }

    @Test("A field that is disabled takes neither the focus nor keys")
    func disabled() async throws {
        let tester = ViewTester(Form().disabled(true))
        await tester.tap(try tester.find(.role(.textField)))
        await tester.type("x")
        #expect(try tester.find(.role(.textField)).value == "")
    }

    private struct Locked: View {
        @State private var name = ""
        @FocusState private var isFocused: Bool

        var body: some View {
            TextField("Name", text: $name).focused($isFocused).disabled(name.count > 1)
            Text(isFocused ? "Edited" : "Left")
        }
    }

    @Test("A field that is disabled while it is edited is left, and its focus state says so")
    func disabledWhileEdited() async throws {
        let tester = ViewTester(Locked())
        await tester.tap(try tester.find(.role(.textField)))
        _ = try tester.find(.text("Edited"))
        await tester.type("abc")
        try await tester.settle()
        _ = try tester.find(.text("Left"))
        #expect(try tester.find(.role(.textField)).value == "ab")
    }

    private struct Bordered: TextFieldStyle {
        func _body(configuration: TextField<Self._Label>) -> some View {
            HStack {
                Image(systemName: "star").accessibilityLabel("Star")
                configuration
            }
        }
    }

    @Test("Styles put things around fields")
    func styles() async throws {
        let tester = ViewTester(
            VStack {
                Form().textFieldStyle(Bordered())
                TextField("Round", text: .constant("")).textFieldStyle(.roundedBorder)
                TextField("Plain", text: .constant("")).textFieldStyle(PlainTextFieldStyle())
            })
        _ = try tester.find(.label("Star"))
        #expect(try tester.find(.role(.textField, "Plain")).frame.height <= 22.5)
        await tester.tap(try tester.find(.role(.textField, "Name")))
        await tester.type("b")
        _ = try tester.find(.text("Hello b"))
    }

    @Test("The caret blinks by the time of frames, and nobody waits for it")
    func caret() async throws {
        let tester = ViewTester(Form())
        await tester.tap(try tester.find(.role(.textField)))
        try await tester.settle()
        let shown = tester.layersDescription
        await tester.advance(by: 0.7)
        #expect(tester.layersDescription != shown)
        await tester.advance(by: 0.4)
        #expect(tester.statistics.bodiesEvaluated == 0)
        #expect(tester.statistics.layersRepainted == 0)
    }

    private struct Moving: View {
        @State private var text = ""
        @State private var isWide = false
        @FocusState private var isFocused: Bool

        var body: some View {
            TextField("Text", text: $text)
                .focused($isFocused)
                .padding(.leading, isWide ? 0 : 100)
                .onChange(of: isFocused) { withAnimation { isWide = isFocused } }
        }
    }

    @Test("A field that moves when it gets the keyboard comes to rest, with its caret blinking")
    func movingCaret() async throws {
        let tester = ViewTester(Moving())
        await tester.tap(try tester.find(.role(.textField)))
        try await tester.settle()
        #expect(try tester.find(.role(.textField)).frame.minX == 0)
        await tester.type("a")
        try await tester.settle()
    }

    private struct Long: View {
        @State var text = String(repeating: "0123456789abcdef", count: 1 << 15)

        var body: some View {
            VStack {
                TextField("Text", text: $text)
                Text("\(text.utf16.count.formatted(.number.grouping(.never))) units")
            }
        }
    }

    @Test("Half a megabyte is copied and pasted behind itself, all of it")
    func megabyte() async throws {
        let tester = ViewTester(Long())
        await tester.tap(try tester.find(.role(.textField)))
        await tester.key("a", modifiers: .command)
        await tester.key("c", modifiers: .command)
        await tester.key(.rightArrow)
        await tester.key("v", modifiers: .command)
        _ = try tester.find(.text("1048576 units"))
        await tester.key(.delete)
        _ = try tester.find(.text("1048575 units"))
        #expect(tester.issues.isEmpty)
    }

    /// Reads even numbers only.
    private struct EvenStyle: ParseableFormatStyle {
        struct Odd: Error {}
        struct Strategy: Foundation.ParseStrategy {
            func parse(_ value: String) throws -> Int {
                guard let number = Int(value), number.isMultiple(of: 2) else { throw Odd() }
                return number
            }
        }
        var parseStrategy: Strategy { Strategy() }
        func format(_ value: Int) -> String { "\(value)" }
    }

    @Test("A format that throws leaves the value as it was, and the field shows it again")
    func throwingFormat() async throws {
        struct Even: View {
            @State var number = 4

            var body: some View {
                VStack {
                    TextField("Even", value: $number, format: EvenStyle())
                    Text("Is \(number)")
                }
            }
        }
        let tester = ViewTester(Even())
        await tester.tap(try tester.find(.role(.textField)))
        await tester.type("7")
        await tester.key(.return)
        try await tester.settle()
        _ = try tester.find(.text("Is 4"))
        #expect(try tester.find(.role(.textField)).value == "4")
        await tester.advance(by: 1)  // two taps in a row would select the number
        await tester.tap(try tester.find(.role(.textField)))
        await tester.type("2")
        await tester.key(.return)
        try await tester.settle()
        _ = try tester.find(.text("Is 42"))
    }
}

extension Locale {
    fileprivate static var german: Locale { Locale(identifier: "de_DE") }
}
