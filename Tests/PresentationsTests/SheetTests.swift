import Observation
import RifflePresentations
import SwiftUITesting
import Testing

/// A screen with a button that presents a sheet with a button that dismisses it.
private struct Screen: View {
    let log: Log
    @State private var isShown = false

    var body: some View {
        VStack {
            Text("Ground")
            Button("Show") { isShown = true }
        }
        .sheet(isPresented: $isShown, onDismiss: { log.add("dismissed \(isShown)") }) { Inside(log: log) }
    }
}

private struct Inside: View {
    let log: Log
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
        VStack {
            Text("Inside")
            Button("Close") { dismiss() }
        }
        .onAppear { log.add("appears, presented \(isPresented)") }
        .onDisappear { log.add("disappears") }
    }
}

@MainActor
final class Log {
    var lines: [String] = []
    nonisolated init() {}
    func add(_ line: String) { lines.append(line) }
}

@MainActor
struct SheetTests {
    private func phone(_ view: some View) -> ViewTester {
        ViewTester(view) { $0.safeAreaInsets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0) }
    }

    @Test("a sheet comes from below, has all input, and leaves when it is dismissed")
    func comesAndGoes() async throws {
        let log = Log()
        let tester = phone(Screen(log: log))
        await tester.pump()
        await tester.tap(try tester.find(.text("Show")))
        try await tester.settle()
        let text = try tester.find(.text("Inside"))
        #expect(text.isHittable)
        // Centered in the card, which ends above the home indicator.
        #expect(abs(text.frame.midX - 196.5) < 1)
        #expect(tester.findAll(.text("Ground")).isEmpty)
        #expect(log.lines == ["appears, presented true"])
        await tester.tap(try tester.find(.text("Close")))
        try await tester.settle()
        #expect(tester.findAll(.text("Inside")).isEmpty)
        #expect(try tester.find(.text("Ground")).isHittable)
        #expect(log.lines == ["appears, presented true", "disappears", "dismissed false"])
        #expect(tester.issues.isEmpty)
    }

    @Test("a drag down follows the finger and dismisses; a short one springs back")
    func drag() async throws {
        let log = Log()
        let tester = phone(Screen(log: log))
        await tester.pump()
        await tester.tap(try tester.find(.text("Show")))
        try await tester.settle()
        let before = try tester.find(.text("Inside")).frame
        let touch = tester.touch(at: CGPoint(x: 196, y: 120))
        await touch.move(by: CGSize(width: 0, height: 100), over: 0.3)
        let during = try tester.find(.text("Inside")).frame
        #expect(abs(during.minY - before.minY - 100) < 15)
        await touch.hold(for: 0.2)
        await touch.lift()
        try await tester.settle()
        #expect(abs(try tester.find(.text("Inside")).frame.minY - before.minY) < 1)
        await tester.drag(
            try tester.find(.text("Inside")), by: CGSize(width: 0, height: 500), over: 0.4)
        try await tester.settle()
        #expect(tester.findAll(.text("Inside")).isEmpty)
        #expect(log.lines.suffix(2) == ["disappears", "dismissed false"])
    }

    @Test("a sheet that must not be dismissed springs back")
    func disabled() async throws {
        let tester = phone(
            Text("Ground").sheet(isPresented: .constant(true)) { Text("Inside").interactiveDismissDisabled() })
        try await tester.settle()
        await tester.drag(try tester.find(.text("Inside")), by: CGSize(width: 0, height: 500), over: 0.3)
        try await tester.settle()
        #expect(try tester.find(.text("Inside")).isHittable)
    }

    @Test("another item has the sheet go and another come; the same id changes it in place")
    func items() async throws {
        let log = Log()
        let model = Model()
        let tester = phone(Items(model: model, log: log))
        await tester.pump()
        model.item = Item(id: 1, name: "one")
        try await tester.settle()
        model.item = Item(id: 1, name: "uno")
        try await tester.settle()
        #expect(try tester.find(.text("uno")).isHittable)
        model.item = Item(id: 2, name: "two")
        try await tester.settle()
        #expect(try tester.find(.text("two")).isHittable)
        #expect(log.lines == ["appears", "disappears", "dismissed", "appears"])
        #expect(tester.issues.isEmpty)
    }

    @Test("a second presentation from one screen waits, and is reported")
    func second() async throws {
        let model = Model()
        let tester = phone(Two(model: model))
        await tester.pump()
        model.first = true
        try await tester.settle()
        model.second = true
        try await tester.settle()
        #expect(tester.findAll(.text("Second")).isEmpty)
        #expect(tester.issues.contains { $0.message.contains("Only one is shown at a time") })
        model.first = false
        try await tester.settle()
        #expect(try tester.find(.text("Second")).isHittable)
    }

    @Test("medium and large detents: the smallest comes first, and a drag up enlarges")
    func detents() async throws {
        let model = Model()
        let tester = phone(
            Color.yellow.sheet(isPresented: .constant(true)) { Sized(model: model) })
        try await tester.settle()
        let medium = try tester.find(.text("Top")).frame.minY
        #expect(abs(852 - medium - (749 * 0.56).rounded() - 34) < 1)
        await tester.drag(try tester.find(.text("Top")), by: CGSize(width: 0, height: -250), over: 0.3)
        try await tester.settle()
        #expect(abs(try tester.find(.text("Top")).frame.minY - 69) < 1)
        #expect(model.detent == .large)
        model.detent = .medium
        try await tester.settle()
        #expect(abs(try tester.find(.text("Top")).frame.minY - medium) < 1)
    }

    @Test("a cover has the whole window, with its own safe area")
    func cover() async throws {
        let tester = phone(
            Text("Ground").fullScreenCover(isPresented: .constant(true)) {
                VStack {
                    Text("Top")
                    Spacer()
                }
            })
        try await tester.settle()
        #expect(abs(try tester.find(.text("Top")).frame.minY - 59) < 1)
        #expect(tester.findAll(.text("Ground")).isEmpty)
    }

    @Test("a sheet goes with the view that presents it")
    func presenterGoes() async throws {
        let model = Model()
        let tester = phone(Vanishing(model: model))
        await tester.pump()
        model.first = true
        try await tester.settle()
        #expect(try tester.find(.text("First")).isHittable)
        model.second = true
        try await tester.settle()
        #expect(tester.findAll(.text("First")).isEmpty)
        #expect(try tester.find(.text("Rest")).isHittable)
    }

    @Test("a sheet over a sheet: the lower one goes back, and dismissing it takes both away")
    func nested() async throws {
        let model = Model()
        let tester = phone(Nested(model: model))
        await tester.pump()
        model.first = true
        try await tester.settle()
        model.second = true
        try await tester.settle()
        #expect(try tester.find(.text("Second")).isHittable)
        #expect(tester.findAll(.text("First")).isEmpty)
        model.first = false
        try await tester.settle()
        #expect(tester.findAll(.text("Second")).isEmpty)
        #expect(try tester.find(.text("Ground")).isHittable)
    }
}

private struct Item: Identifiable {
    let id: Int
    let name: String
}

@MainActor @Observable
private final class Model {
    var item: Item?
    var first = false
    var second = false
    var detent = PresentationDetent.medium
}

private struct Items: View {
    @Bindable var model: Model
    let log: Log

    var body: some View {
        Text("Ground")
            .sheet(item: $model.item, onDismiss: { log.add("dismissed") }) { item in
                Text(item.name)
                    .onAppear { log.add("appears") }
                    .onDisappear { log.add("disappears") }
            }
    }
}

private struct Two: View {
    @Bindable var model: Model

    var body: some View {
        Text("Ground")
            .sheet(isPresented: $model.first) { Text("First") }
            .sheet(isPresented: $model.second) { Text("Second") }
    }
}

private struct Nested: View {
    @Bindable var model: Model

    var body: some View {
        ZStack {
            Color.yellow.ignoresSafeArea()
            Text("Ground")
        }
        .sheet(isPresented: $model.first) {
            Text("First").sheet(isPresented: $model.second) { Text("Second") }
        }
    }
}

private struct Vanishing: View {
    @Bindable var model: Model

    var body: some View {
        VStack {
            Text("Rest")
            if !model.second {
                Text("Presenter").sheet(isPresented: $model.first) { Text("First") }
            }
        }
    }
}

private struct Sized: View {
    @Bindable var model: Model

    var body: some View {
        VStack {
            Text("Top")
            Spacer()
        }
        .presentationDetents([.large, .medium], selection: $model.detent)
    }
}
