import Foundation
import SwiftUITesting
import Testing

@MainActor
struct LinkTests {
    @Test("a link asks the system, unless somebody around it knows better")
    func links() async throws {
        let page = URL(string: "https://example.com/page")!
        let tester = ViewTester(Link("Read on", destination: page))
        await tester.tap(try tester.find(.role(.link, "Read on")))
        #expect(tester.openedURLs == [page])

        var asked: [URL] = []
        let handled = ViewTester(
            Link("Read on", destination: page)
                .environment(
                    \.openURL,
                    OpenURLAction {
                        asked.append($0)
                        return .handled
                    }))
        await handled.tap(try handled.find(.role(.link, "Read on")))
        #expect(asked == [page])
        #expect(handled.openedURLs.isEmpty)
    }

    private static let words =
        "Ask [the harbor](https://example.com/harbor) or [the **pilot**](https://example.com/pilot) first."

    @Test("a tap on a link in a text opens it, one beside it is for what is around")
    func linksInText() async throws {
        var taps = 0
        let text = Text(LocalizedStringKey(Self.words)).onTapGesture { taps += 1 }
        let tester = ViewTester(text.frame(width: 380, alignment: .leading), size: CGSize(width: 400, height: 100))
        let frame = try tester.find(.text("Ask the harbor or the pilot first.")).frame
        func tap(_ x: CGFloat) async { await tester.touch(at: CGPoint(x: frame.minX + x, y: frame.midY)).lift() }
        await tap(60)
        #expect(tester.openedURLs.map(\.path) == ["/harbor"])
        #expect(taps == 0)
        await tap(10)
        #expect(taps == 1)
        await tap(185)
        #expect(tester.openedURLs.map(\.path) == ["/harbor", "/pilot"])
        #expect(taps == 1)
    }

    @Test("links in a text are actions of it; a text that is one link is a link")
    func linksRead() async throws {
        var asked: [String] = []
        let note = Text(.init(Self.words)).environment(
            \.openURL,
            OpenURLAction {
                asked.append($0.path)
                return .handled
            })
        let tester = ViewTester(
            VStack {
                note; Text(.init("[Timetable](https://example.com/times)"))
            })
        try await tester.perform("the pilot", on: try tester.find(.containing("harbor")))
        #expect(asked == ["/pilot"])
        await tester.tap(try tester.find(.role(.link, "Timetable")))
        #expect(tester.openedURLs.map(\.path) == ["/times"])
    }

    @Test("in the label of a button, of a link and of a menu, links are not opened: the control acts")
    func linksInLabels() async throws {
        var presses = 0
        let view = NavigationStack {
            VStack {
                Button("www.example.com") { presses += 1 }
                Link("www.example.org", destination: URL(string: "https://example.com/own")!)
                Menu("www.example.net") { Button("Item") {} }
                NavigationLink("www.example.edu") { Text("Destination") }
            }
        }
        let tester = ViewTester(view)
        await tester.tap(try tester.find(.role(.button, "www.example.com")))
        #expect(presses == 1)
        #expect(tester.openedURLs.isEmpty)
        await tester.tap(try tester.find(.role(.link, "www.example.org")))
        #expect(tester.openedURLs.map(\.path) == ["/own"])
        #expect(!tester.semanticsDescription.contains("Activate, www"))
        await tester.tap(try tester.find(.label("www.example.net")))
        try await tester.settle()
        await tester.tap(try tester.find(.label("Item")))
        try await tester.settle()
        await tester.tap(try tester.find(.label("www.example.edu")))
        try await tester.settle()
        _ = try tester.find(.text("Destination"))
        #expect(tester.openedURLs.count == 1)
    }

    @Test("code opens addresses and hears whether somebody takes them")
    func code() async throws {
        struct Opener: View {
            @Environment(\.openURL) var openURL
            @State var answer = "?"
            var body: some View {
                Button("Go") { openURL(URL(string: "https://example.com")!) { answer = $0 ? "yes" : "no" } }
                Text(answer)
            }
        }
        let tester = ViewTester(VStack { Opener() })
        await tester.tap(try tester.find(.role(.button, "Go")))
        _ = try tester.find(.text("yes"))
        #expect(tester.openedURLs.map(\.host) == ["example.com"])
    }

    @Test("an address that the app is opened with reaches its views")
    func incoming() async throws {
        struct Root: View {
            @State var name = "nobody"
            var body: some View { Text(name).onOpenURL { name = $0.lastPathComponent } }
        }
        let tester = ViewTester(Root())
        await tester.open(URL(string: "myapp://users/ada")!)
        _ = try tester.find(.text("ada"))
    }

    private struct Receivers: View {
        let log: Log
        let inList: Bool
        @State private var isInnerThere = true

        var body: some View {
            VStack {
                Button("Remove") { isInnerThere = false }
                if inList { List { rows } } else { VStack { rows } }
            }
            .onOpenURL { _ in log.lines.append("outer") }
        }

        private var rows: some View {
            Group {
                Text("A")
                if isInnerThere { Text("B").onOpenURL { _ in log.lines.append("inner") } }
            }
            .onOpenURL { _ in log.lines.append("group") }
        }
    }

    private final class Log {
        var lines: [String] = []
    }

    @Test("several views hear of an address once together, outer ones before inner ones", arguments: [false, true])
    func incomingForSeveral(inList: Bool) async throws {
        let log = Log()
        let tester = ViewTester(Receivers(log: log, inList: inList))
        await tester.open(URL(string: "harbor://pier/7")!)
        #expect(log.lines == ["outer", "group", "inner"])
        await tester.tap(try tester.find(.label("Remove")))
        try await tester.settle()
        await tester.open(URL(string: "harbor://pier/8")!)
        #expect(log.lines.suffix(2) == ["outer", "group"] && log.lines.count == 5)
    }

    @Test("a share link offers its items")
    func sharing() async throws {
        let tester = ViewTester(ShareLink(item: URL(string: "https://example.com/x")!, subject: Text("Look")))
        await tester.tap(try tester.find(.role(.button, "Share…")))
        #expect(tester.sharedItems == ["https://example.com/x"])
    }

    @Test("the message of a share link goes before its items")
    func sharingWithMessage() async throws {
        let tester = ViewTester(ShareLink(items: ["a", "b"], message: Text("For you")))
        await tester.tap(try tester.find(.role(.button, "Share…")))
        #expect(tester.sharedItems == ["For you", "a", "b"])
    }

    private struct Note: Transferable {
        let text: String

        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(exportedContentType: .json) { Foundation.Data($0.text.utf8) }
        }
    }

    private struct Card: Transferable {
        let name: String

        static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \.name) }
    }

    @Test("a thing that becomes a text is shared as one, and any other is a file under the title of its preview")
    func sharingThings() async throws {
        let card = ViewTester(ShareLink(item: Card(name: "Visa"), preview: SharePreview("A card")))
        await card.tap(try card.find(.role(.button, "Share…")))
        try await card.settle()
        #expect(card.sharedItems == ["Visa"])
        let note = ViewTester(
            ShareLink("Send", items: [Note(text: "1"), Note(text: "2")]) { SharePreview("Note \($0.text)") })
        await note.tap(try note.find(.role(.button, "Send")))
        try await note.settle()
        let files = try await note.saveFiles()
        #expect(files.map(\.name) == ["Note 1.json", "Note 2.json"])
        #expect(files.map { String(decoding: $0.data, as: UTF8.self) } == ["1", "2"])
    }

    @Test("what code for UIKit presents to share its items offers them")
    func activities() async throws {
        let tester = ViewTester(
            Button("Share") {
                let items: [Any] = ["Look", URL(string: "https://example.com/x")!, 3]
                let controller = UIActivityViewController(activityItems: items, applicationActivities: nil)
                UIApplication.shared.windows.first?.rootViewController?.present(controller, animated: true)
            })
        await tester.tap(try tester.find(.role(.button, "Share")))
        #expect(tester.sharedItems == ["Look", "https://example.com/x"])
    }

    @Test("a picture comes from its address, and something else stands in for one that does not")
    func pictures() async throws {
        struct Card: View {
            let url: URL
            var body: some View {
                AsyncImage(url: url) { phase in
                    switch phase {
                    case .empty: ProgressView()
                    case .success(let image): image.resizable().accessibilityLabel("Picture")
                    case .failure: Text("Broken")
                    @unknown default: EmptyView()
                    }
                }
                .frame(width: 50, height: 50)
            }
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).svg")
        try Data("<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'><rect width='4' height='4'/></svg>".utf8)
            .write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let tester = ViewTester(Card(url: file))
        for _ in 0..<200 where tester.findAll(.label("Picture")).isEmpty { await tester.pump() }
        _ = try tester.find(.label("Picture"))
        let broken = ViewTester(Card(url: file.appendingPathExtension("missing")))
        for _ in 0..<200 where broken.findAll(.text("Broken")).isEmpty { await broken.pump() }
        _ = try broken.find(.text("Broken"))
    }
}
