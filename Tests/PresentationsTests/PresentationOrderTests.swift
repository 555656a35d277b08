import Facts
import RifflePresentations
import SwiftUITesting
import Testing

/// In which order presenters and what they present are told that something is shown.
@MainActor
struct PresentationOrderTests {
    @MainActor
    final class Log {
        var lines: [String] = []
    }

    enum Kind: CaseIterable {
        case sheet, item, cover, popover
    }

    private struct Item: Identifiable {
        let id = 1
    }

    private struct Presenter: View {
        let kind: Kind
        let log: Log
        @State private var isShown = false
        @State private var item: Item?

        var body: some View {
            let button = Button("Show") {
                isShown = true
                item = Item()
            }
            .onChange(of: isShown) { log.lines.append("inner change") }
            Group {
                switch kind {
                case .sheet: button.sheet(isPresented: $isShown) { content }
                case .item: button.sheet(item: $item) { _ in content }
                case .cover: button.fullScreenCover(isPresented: $isShown) { content }
                case .popover: button.popover(isPresented: $isShown) { content }
                }
            }
            .onChange(of: isShown) { log.lines.append("outer change") }
        }

        private var content: some View {
            Text("Content")
                .onAppear { log.lines.append("appears") }
                .onChange(of: 1, initial: true) { log.lines.append("first change") }
                .task { log.lines.append("task") }
        }
    }

    @Test(
        "what is presented appears after those who present it have been told of the change",
        .fact("sheet.appearance"), arguments: Kind.allCases)
    func order(kind: Kind) async throws {
        let log = Log()
        let tester = ViewTester(Presenter(kind: kind, log: log))
        await tester.tap(try tester.find(.label("Show")))
        await tester.pump()
        #expect(log.lines == ["inner change", "outer change", "appears", "first change", "task"])
    }

    private struct Empty: View {
        let log: Log
        @State private var isShown = true

        var body: some View {
            Text("Presenter").sheet(isPresented: $isShown) { EmptyView().onAppear { log.lines.append("appears") } }
        }
    }

    @Test("a sheet that shows nothing appears, too")
    func empty() async {
        let log = Log()
        let tester = ViewTester(Empty(log: log))
        await tester.pump()
        #expect(log.lines == ["appears"])
    }
}
