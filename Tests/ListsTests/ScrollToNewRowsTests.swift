import SwiftUITesting
import Testing

@testable import RiffleLists

/// Scrolling to a row that the same action adds, in a view whose rows the list takes apart.
@MainActor
struct ScrollToNewRowsTests {
    @Observable
    final class Log {
        var lines = Array(0..<60)
    }

    private struct LogRows: View {
        let log: Log

        var body: some View {
            ForEach(log.lines, id: \.self) { Text(verbatim: "Line \($0)") }
            Text("End").id("end of \(log.lines.count)")
        }
    }

    private struct OwnRows: View {
        let proxy: ScrollViewProxy
        @State private var count = 60

        var body: some View {
            Button("Add a line") {
                count += 1
                proxy.scrollTo(count - 1, anchor: .bottom)
            }
            Button("Add and go to the end") {
                count += 1
                proxy.scrollTo("end of \(count)", anchor: .bottom)
            }
            ForEach(0..<count, id: \.self) { Text(verbatim: "Line \($0)") }
            Text("End").id("end of \(count)")
        }
    }

    private struct Page: View {
        let keepsOwnState: Bool
        @State private var log = Log()

        var body: some View {
            ScrollViewReader { proxy in
                if keepsOwnState {
                    List { OwnRows(proxy: proxy) }
                } else {
                    Button("Add a line") {
                        log.lines.append(60)
                        proxy.scrollTo(60, anchor: .bottom)
                    }
                    Button("Add and go to the end") {
                        log.lines.append(60)
                        proxy.scrollTo("end of 61", anchor: .bottom)
                    }
                    List { LogRows(log: log) }
                }
            }
        }
    }

    @Test("the new row is scrolled to, whoever keeps the state", arguments: [false, true])
    func added(keepsOwnState: Bool) async throws {
        for (button, text) in [("Add a line", "Line 60"), ("Add and go to the end", "End")] {
            let tester = ViewTester(Page(keepsOwnState: keepsOwnState), size: CGSize(width: 390, height: 844))
            try await tester.settle()
            #expect(tester.findAll(.text(text)).isEmpty)
            await tester.tap(try tester.find(.label(button)))
            try await tester.settle()
            #expect(tester.findAll(.text(text)).count == 1, "\(button)")
        }
    }
}
