import SwiftUITesting
import Testing

/// What goes on in a removed view, and what does not.
@MainActor
struct RemovedStateTests {
    private struct Counted: View {
        let count: BodyCount
        let isReader: Bool
        @Binding var number: Int
        @ObservedObject var store: Store
        let model: Model
        @Environment(\.colorScheme) private var scheme

        init(_ count: BodyCount, _ number: Binding<Int>, _ store: Store, _ model: Model, isReader: Bool) {
            self.count = count
            _number = number
            self.store = store
            self.model = model
            self.isReader = isReader
        }

        var body: some View {
            let _ = count.bodies += 1
            VStack {
                Text("\(number), \(store.number), \(model.number), \(scheme == .dark ? 1 : 0)")
                if isReader {
                    GeometryReader { _ in
                        let _ = count.closures += 1
                        Text("Inner \(number)")
                    }
                }
                ForEach(0..<number % 3, id: \.self) { index in
                    let _ = count.closures += 1
                    Text("Element \(index)")
                }
            }
        }
    }

    final class Store: ObservableObject {
        @Published var number = 1
    }

    @Observable
    @MainActor
    final class Model {
        var number = 1

        nonisolated init() {}
    }

    private struct Removing: View {
        let count: BodyCount
        @State private var isShown = true
        @State private var number = 1
        @StateObject private var store = Store()
        @State private var model = Model()

        init(_ count: BodyCount) { self.count = count }

        var body: some View {
            VStack {
                Button("Remove") {
                    withAnimation(.linear(duration: 1)) { isShown = false }
                    change()
                }
                Button("Change") { change() }
                Button("Back") { withAnimation(.linear(duration: 1)) { isShown = true } }
                if isShown { Counted(count, $number, store, model, isReader: true) }
            }
        }

        private func change() {
            number += 1
            store.number += 1
            model.number += 1
        }
    }

    @Test("no body and no closure of a removed view runs because of what changes outside")
    func outside() async throws {
        let count = BodyCount()
        let tester = ViewTester(Removing(count))
        await tester.advance(by: 0.1)
        await tester.tap(try tester.find(.label("Remove")))
        await tester.pump()
        let (bodies, closures) = (count.bodies, count.closures)
        for _ in 0..<5 {
            await tester.tap(try tester.find(.label("Change")))
            await tester.pump()
        }
        await tester.resize(to: CGSize(width: 300, height: 600))
        await tester.advance(by: 0.1)
        #expect(count.bodies == bodies)
        #expect(count.closures == closures)
        #expect(tester.paints("Inner 1"))
        await tester.tap(try tester.find(.label("Back")))
        try await tester.settle()
        _ = try tester.find(.text("Inner 7"))
        _ = try tester.find(.text("7, 7, 7, 0"))
    }

    private struct Living: View {
        let mark: Binding<Int>
        @State private var ticks = 0
        @StateObject private var store = Store()
        @State private var model = Model()

        init(_ mark: Binding<Int>) { self.mark = mark }

        var body: some View {
            VStack {
                Text("Ticks \(ticks)")
                OwnStore(store: store)
                OwnModel(model: model)
                Text("Mark \(mark.wrappedValue)")
                Text("Derived \(Binding(get: { ticks }, set: { ticks = $0 }).wrappedValue)")
            }
            .onReceive(Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()) { _ in
                ticks += 1
                store.number += 1
                model.number += 1
            }
        }
    }

    private struct OwnStore: View {
        @ObservedObject var store: Store

        init(store: Store) { self.store = store }

        var body: some View { Text("Store \(store.number)") }
    }

    private struct OwnModel: View {
        let model: Model

        init(model: Model) { self.model = model }

        var body: some View { Text("Model \(model.number)") }
    }

    private struct Holder: View {
        @State private var isShown = true
        @State private var mark = 1

        init() {}

        var body: some View {
            VStack {
                Button("Remove") {
                    withAnimation(.linear(duration: 1)) { isShown = false }
                    mark = 2
                }
                if isShown { Living($mark) }
            }
        }
    }

    @Test("a removed view's own state, objects and timers go on, and it sees everything else as it was")
    func inside() async throws {
        let tester = ViewTester(Holder())
        await tester.pump()
        await tester.tap(try tester.find(.label("Remove")))
        await tester.advance(by: 0.5)
        for text in ["Ticks 5", "Store 6", "Model 6", "Mark 1", "Derived 5"] {
            #expect(tester.paints(text), "\(text) in \(tester.layersDescription)")
        }
        try await tester.settle()
        #expect(!tester.layersDescription.contains("Ticks"))
    }
}
