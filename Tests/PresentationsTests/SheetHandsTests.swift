import RifflePresentations
import SwiftUITesting
import Testing

/// Sheets under the finger and the keyboard.
@MainActor
struct SheetHandsTests {
    private func phone(_ view: some View) -> ViewTester {
        ViewTester(view) { $0.safeAreaInsets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0) }
    }

    private struct Rows: View {
        var detents: Set<PresentationDetent> = [.large]
        @State private var isShown = true

        var body: some View {
            Text(isShown ? "shown" : "gone").sheet(isPresented: $isShown) {
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<60, id: \.self) { Text("Row \($0)").frame(height: 44) } }
                }
                .presentationDetents(detents)
            }
        }
    }

    private func top(_ tester: ViewTester, _ row: Int = 0) throws -> CGFloat {
        try tester.find(.text("Row \(row)")).frame.minY
    }

    @Test("content scrolls under the finger until it is at its top; then the sheet goes with the finger")
    func handover() async throws {
        let tester = phone(Rows())
        try await tester.settle()
        let start = try top(tester)
        await tester.drag(try tester.find(.text("Row 8")), by: CGSize(width: 0, height: -100), over: 0.4, holding: 0.1)
        try await tester.settle()
        #expect(try top(tester) < start - 80)
        let scrolled = start - (try top(tester))
        let touch = tester.touch(at: try tester.find(.text("Row 6")).center)
        await touch.move(by: CGSize(width: 0, height: scrolled + 160), over: 0.5)
        // The content is at its top, and the sheet below its place.
        // Of the finger's way it lacks the 10 points, and up to a sample, by which a drag begins.
        let way = try top(tester) - start
        #expect(way > 160 - 14 && way <= 160 - 10)
        await touch.hold(for: 0.2)
        await touch.lift()
        try await tester.settle()
        #expect(abs(try top(tester) - start) < 1)
        await tester.drag(try tester.find(.text("Row 3")), by: CGSize(width: 0, height: 600), over: 0.5)
        try await tester.settle()
        #expect(try tester.find(.text("gone")).isHittable)
    }

    @Test("a drag up on content at its top first makes the sheet larger")
    func detents() async throws {
        let tester = phone(Rows(detents: [.medium, .large]))
        try await tester.settle()
        let start = try top(tester)
        await tester.drag(try tester.find(.text("Row 3")), by: CGSize(width: 0, height: -250), over: 0.4)
        try await tester.settle()
        #expect(try top(tester) < start - 200)
        #expect(try top(tester) > 0)
    }

    private struct Login: View {
        @State private var isShown = true
        @State private var text = ""
        var scrolls = true

        var body: some View {
            Text("Ground").sheet(isPresented: $isShown) {
                if scrolls {
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<12, id: \.self) { Text("Row \($0)").frame(height: 50) }
                            TextField("Name", text: $text).frame(height: 50)
                            ForEach(12..<20, id: \.self) { Text("Row \($0)").frame(height: 50) }
                        }
                    }
                } else {
                    VStack {
                        Spacer()
                        TextField("Name", text: $text)
                    }
                }
            }
        }
    }

    @Test("a field stays above an on-screen keyboard, in content that scrolls and in other", arguments: [true, false])
    func keyboard(scrolls: Bool) async throws {
        let tester = phone(Login(scrolls: scrolls))
        try await tester.settle()
        await tester.tap(try tester.find(.role(.textField, "Name")))
        let before = try tester.find(.role(.textField, "Name")).frame
        #expect(before.maxY > 852 - 340)
        await tester.showKeyboard(height: 340)
        try await tester.settle()
        let frame = try tester.find(.role(.textField, "Name")).frame
        #expect(frame.midY < 852 - 340)
        await tester.type("Ann")
        #expect(try tester.find(.role(.textField, "Name")).value == "Ann")
        await tester.showKeyboard(height: 0)
        try await tester.settle()
        #expect(try tester.find(.role(.textField, "Name")).isHittable)
    }

    private struct Focus: View {
        enum Kind { case sheet, alert, menu }
        let kind: Kind
        @State private var text = ""
        @State private var isSheet = false
        @State private var isAlert = false
        @FocusState private var isFocused: Bool

        var body: some View {
            VStack {
                TextField("Name", text: $text).focused($isFocused)
                Text(isFocused ? "typing" : "not typing")
                Button("Show") { if kind == .sheet { isSheet = true } else { isAlert = true } }
            }
            .sheet(isPresented: $isSheet) { Button("Close") { isSheet = false } }
            .alert("Really?", isPresented: $isAlert) { Button("Close") {} }
        }
    }

    @Test("the keyboard comes back to what had it", arguments: [true, false])
    func focus(isSheet: Bool) async throws {
        let tester = phone(Focus(kind: isSheet ? .sheet : .alert))
        await tester.tap(try tester.find(.role(.textField, "Name")))
        await tester.type("A")
        await tester.tap(try tester.find(.label("Show")))
        try await tester.settle()
        await tester.type("lost")
        await tester.tap(try tester.find(.label("Close")))
        try await tester.settle()
        #expect(try tester.find(.text("typing")).isHittable)
        await tester.type("nn")
        #expect(try tester.find(.role(.textField, "Name")).value == "Ann")
    }

    private struct Map: View {
        let interaction: PresentationBackgroundInteraction
        @State private var count = 0
        @State private var isShown = true

        var body: some View {
            VStack {
                Button("Count \(count)") { count += 1 }.padding(60)
                Spacer()
            }
            .sheet(isPresented: $isShown) {
                Text("Inside")
                    .presentationDetents([.height(200), .large])
                    .presentationBackgroundInteraction(interaction)
            }
        }
    }

    @Test("what is behind a sheet can be touched as far as the app says so")
    func background() async throws {
        let free = phone(Map(interaction: .enabled(upThrough: .height(200))))
        try await free.settle()
        await free.tap(try free.find(.label("Count 0")))
        try await free.settle()
        #expect(free.findAll(.label("Count 1")).count == 1)
        #expect(free.findAll(.text("Inside")).count == 1)
        // At its largest the sheet is modal again.
        await free.drag(try free.find(.text("Inside")), by: CGSize(width: 0, height: -560), over: 0.4)
        try await free.settle()
        #expect(free.findAll(.label("Count 1")).isEmpty)
        let modal = phone(Map(interaction: .disabled))
        try await modal.settle()
        #expect(modal.findAll(.label("Count 0")).isEmpty)
        await modal.touch(at: CGPoint(x: 196, y: 130)).lift()
        try await modal.settle()
        #expect(modal.findAll(.text("Inside")).isEmpty)
    }
}
