import Facts
import SwiftUITesting
import Testing

@MainActor @Suite struct PresentationFactsTests {
    private final class Log {
        private var lines: [String] = []

        func note(_ line: String) { lines.append(line) }

        /// What was noted since this was asked for last.
        func taken() -> String {
            defer { lines = [] }
            return lines.joined(separator: " ")
        }
    }

    private func tap(_ tester: ViewTester, _ text: String) async throws {
        await tester.tap(try tester.find(.text(text)))
        try await tester.settle()
    }

    private struct Leaving: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View { Button("Leave") { dismiss() } }
    }

    private struct Screen: View {
        let number: Int
        @State private var count = 0
        var body: some View {
            VStack {
                Leaving()
                Button("Count \(count)") { count += 1 }
            }
        }
    }

    private struct Screens: View {
        let log: Log
        @State private var path: [Int] = []
        @State private var isMore = false
        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    Button("Push") { path.append(1) }
                    Button("Push two") { path = [1, 2] }
                    Button("More") { isMore = true }
                    Text("\(path.count) deep, \(isMore ? "more" : "no more")")
                }
                .onAppear { log.note("root") }
                .onDisappear { log.note("-root") }
                .navigationDestination(for: Int.self) { number in
                    Screen(number: number)
                        .onAppear { log.note("\(number)") }
                        .onDisappear { log.note("-\(number)") }
                }
                .navigationDestination(isPresented: $isMore) { Leaving() }
            }
        }
    }

    @Test(
        "a pushed screen appears before the one below disappears, and disappears after that has appeared again",
        .fact("navigation.order", "navigation.fresh"))
    func pushAndPop() async throws {
        let log = Log()
        let tester = ViewTester(Screens(log: log))
        #expect(log.taken() == "root")
        try await tap(tester, "Push")
        #expect(log.taken() == "1 -root")
        try await tap(tester, "Count 0")
        try await tap(tester, "Leave")
        #expect(log.taken() == "root -1")
        try await tap(tester, "Push")
        _ = try tester.find(.text("Count 0"))
    }

    @Test("dismissing a screen takes one value off the path, or writes its binding", .fact("navigation.dismiss"))
    func dismissal() async throws {
        let tester = ViewTester(Screens(log: Log()))
        try await tap(tester, "Push two")
        try await tap(tester, "Leave")
        try await tap(tester, "Leave")
        _ = try tester.find(.text("0 deep, no more"))
        try await tap(tester, "More")
        try await tap(tester, "Leave")
        _ = try tester.find(.text("0 deep, no more"))
    }

    private struct Sheets: View {
        let log: Log
        @State private var isShown = false
        var body: some View {
            Button("Open") { isShown = true }
                .sheet(isPresented: $isShown, onDismiss: { log.note("dismissed") }) {
                    VStack {
                        Leaving()
                        Button("Take away") { isShown = false }
                    }
                    .onAppear { log.note("sheet") }
                    .onDisappear { log.note("-sheet") }
                }
        }
    }

    @Test("what a sheet shows disappears, and then its onDismiss runs", .fact("sheet.order"))
    func sheetOrder() async throws {
        let log = Log()
        let tester = ViewTester(Sheets(log: log))
        for button in ["Leave", "Take away"] {
            try await tap(tester, "Open")
            #expect(log.taken() == "sheet")
            try await tap(tester, button)
            #expect(log.taken() == "-sheet dismissed")
        }
        try await tap(tester, "Open")
        let touch = tester.touch(at: CGPoint(x: 196, y: 200))
        await touch.move(by: CGSize(width: 0, height: 500), over: 0.2)
        await touch.lift()
        try await tester.settle()
        #expect(log.taken() == "sheet -sheet dismissed")
    }

    private struct Covers: View {
        @State private var isShown = false
        var body: some View {
            Button("Open") { show(true) }
                .fullScreenCover(isPresented: $isShown) { Button("Close") { show(false) } }
        }

        private func show(_ isShown: Bool) {
            var transaction = Transaction()
            transaction.disablesAnimations = true
            withTransaction(transaction) { self.isShown = isShown }
        }
    }

    @Test("a change that disables animations shows and takes away a cover at once", .fact("sheet.instant"))
    func cover() async throws {
        let tester = ViewTester(Covers())
        let center = try tester.find(.text("Open")).center
        try await tester.perform("Activate", on: try tester.find(.text("Open")))
        await tester.pump()
        #expect(try tester.find(.text("Close")).center == center)
        try await tester.perform("Activate", on: try tester.find(.text("Close")))
        await tester.pump()
        #expect(try tester.find(.text("Open")).isHittable)
    }

    private struct Alerts: View {
        @State private var isShown = false
        @State private var data: String?
        var body: some View {
            VStack {
                Button("Without") { isShown = true }
                Button("With") {
                    isShown = true
                    data = "data"
                }
            }
            .alert("Alert", isPresented: $isShown, presenting: data) { Button("Take \($0)") {} }
        }
    }

    @Test("an alert that presents data waits for them", .fact("alert.data"))
    func alert() async throws {
        let tester = ViewTester(Alerts())
        try await tap(tester, "Without")
        #expect(tester.findAll(.text("Alert")).isEmpty)
        let other = ViewTester(Alerts())
        try await tap(other, "With")
        _ = try other.find(.text("Take data"))
    }

    private struct Rows: View {
        @State private var rows = ["Pinnable", "Plain"]
        var body: some View {
            List {
                ForEach(rows, id: \.self) { row in
                    if row == "Plain" { Text(row) } else { Text(row).swipeActions { Button("Pin") {} } }
                }
                .onDelete { rows.remove(atOffsets: $0) }
            }
        }
    }

    @Test("swipe actions take the place of the button that deletes", .fact("list.actions"))
    func swipeActions() async throws {
        for (row, button, other) in [("Pinnable", "Pin", "Delete"), ("Plain", "Delete", "Pin")] {
            let tester = ViewTester(Rows())
            let touch = tester.touch(at: CGPoint(x: 350, y: try tester.find(.text(row)).center.y))
            await touch.move(by: CGSize(width: -100, height: 0), over: 0.3)
            await touch.lift()
            try await tester.settle()
            #expect(tester.findAll(.text(button)).count == 1)
            #expect(tester.findAll(.text(other)).isEmpty)
        }
    }
}
