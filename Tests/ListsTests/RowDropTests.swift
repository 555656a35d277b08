import SwiftUITesting
import Testing

@testable import RiffleLists

/// Things that are dropped between rows.
@MainActor
struct RowDropTests {
    private struct Shelf: View {
        @State private var names = ["A", "B", "C"]
        @State private var log = "-"
        var usesProviders = false

        var body: some View {
            VStack {
                Text("is \(names.joined()) \(log)")
                Text("New").draggable("X")
                List {
                    if usesProviders {
                        ForEach(names, id: \.self) { Text($0) }
                            .onInsert(of: [UTType.plainText]) { offset, providers in
                                log = "\(providers.count) at \(offset)"
                            }
                    } else {
                        ForEach(names, id: \.self) { Text($0) }
                            .dropDestination(for: String.self) { names.insert(contentsOf: $0, at: $1) }
                    }
                }
            }
        }
    }

    private func drop(_ tester: ViewTester, on row: String, _ share: CGFloat) async throws {
        let start = try tester.find(.text("New")).center
        let frame = try tester.find(.text(row)).frame
        let touch = tester.touch(at: start)
        await touch.hold(for: 0.6)
        await touch.move(to: CGPoint(x: frame.midX, y: frame.minY + frame.height * share), over: 0.4)
        await touch.hold(for: 0.1)
        await touch.lift()
        try await tester.settle()
    }

    @Test("what is dropped on the upper half of a row goes before it, on the lower half behind it")
    func halves() async throws {
        let tester = ViewTester(Shelf())
        try await drop(tester, on: "B", 0.2)
        #expect(try tester.find(.containing("is ")).text == "is AXBC -")
        let other = ViewTester(Shelf())
        try await drop(other, on: "C", 0.9)
        #expect(try other.find(.containing("is ")).text == "is ABCX -")
    }

    @Test("providers are handed over with the place")
    func providers() async throws {
        let tester = ViewTester(Shelf(usesProviders: true))
        try await drop(tester, on: "A", 0.9)
        #expect(try tester.find(.containing("is ")).text == "is ABC 1 at 1")
    }

    @Test("a row that goes while its actions are uncovered leaves no gap, and a swipe under way ends")
    func swipe() async throws {
        struct Vanishing: View {
            @State var names = ["A", "B", "C"]
            var body: some View {
                List {
                    ForEach(names, id: \.self) { name in
                        Text(name).swipeActions { Button("Flag \(name)") {} }
                    }
                }
                .task {
                    try? await Task.sleep(for: .seconds(1))
                    names.remove(at: 1)
                }
            }
        }
        for isHeld in [false, true] {
            let tester = ViewTester(Vanishing())
            let start = try tester.find(.text("A")).frame.midY
            let pitch = try tester.find(.text("B")).frame.midY - start
            let touch = tester.touch(at: try tester.find(.text("B")).center)
            await touch.move(by: CGSize(width: -90, height: 0), over: 0.3)
            if !isHeld { await touch.lift() }
            #expect(tester.findAll(.label("Flag B")).count == 1)
            await tester.advance(by: 1.5)
            if isHeld {
                await touch.move(by: CGSize(width: -40, height: 0), over: 0.2)
                await touch.lift()
            }
            try await tester.settle()
            #expect(tester.findAll(.label("Flag B")).isEmpty)
            #expect(abs(try tester.find(.text("C")).frame.midY - start - pitch) < 1)
            // Another row can be swiped as before.
            await tester.drag(try tester.find(.text("C")), by: CGSize(width: -90, height: 0), over: 0.3)
            try await tester.settle()
            #expect(tester.findAll(.label("Flag C")).count == 1)
            #expect(tester.issues.isEmpty)
        }
    }
}
