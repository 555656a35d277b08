import BrowserTesting
import RiffleChromiumDriver
import Foundation
import SwiftUI
import Synchronization
import Testing
import RiffleWebHost

/// Files that go from a visitor to an app, and back.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10)), browserTests) struct FileQuestionTests {
    private struct Letter: FileDocument {
        static let readableContentTypes: [UTType] = [.plainText]
        let text: String

        init(_ text: String) { self.text = text }

        init(configuration: ReadConfiguration) throws { text = "" }

        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    private struct Letters: View {
        @State private var isImporting = false
        @State private var isExporting = false
        @State private var said = "Nothing"

        var body: some View {
            VStack {
                Text(said)
                Button {
                    isImporting = true
                } label: {
                    Text("Import").frame(width: 300, height: 100)
                }
                .fileImporter(
                    isPresented: $isImporting, allowedContentTypes: [.plainText, .png], allowsMultipleSelection: true
                ) {
                    let files = (try? $0.get()) ?? []
                    let sizes = files.map { ((try? Data(contentsOf: $0)) ?? Data()).count }
                    said = "\(files.map(\.lastPathComponent)) \(sizes)"
                } onCancellation: {
                    said = "Cancelled"
                }
                Button {
                    isExporting = true
                } label: {
                    Text("Export").frame(width: 300, height: 100)
                }
                .fileExporter(
                    isPresented: $isExporting, document: Letter("Dear reader"), contentType: .plainText,
                    defaultFilename: "letter"
                ) { _ in said = "Exported" }
            }
        }
    }

    private func press(_ title: String, _ test: ServedPage) async throws {
        try await test.settle()
        let place =
            try await test.page.evaluate(
                """
                (() => {
                  const all = [...document.querySelectorAll("#elements *")];
                  const found = all.find((each) => (each.getAttribute("aria-label") ?? each.textContent) === "\(title)");
                  const frame = found.getBoundingClientRect();
                  return `${frame.x + frame.width / 2} ${frame.y + frame.height / 2}`;
                })()
                """
            ).string ?? ""
        let numbers = place.split(separator: " ").compactMap { Double($0) }
        try await test.page.click(numbers[0], numbers[1])
    }

    private func wait(for text: String, _ test: ServedPage) async throws {
        try await test.page.evaluate(
            """
            new Promise((done) => {
              const step = () => document.getElementById("elements").textContent.includes(`\(text)`)
                ? done() : requestAnimationFrame(step);
              step();
            })
            """)
    }

    @Test("Chosen files come to the app whole, however large they are; a dialog that is closed is told")
    func choosing() async throws {
        let folder = StorageFolder()
        let files = [("small.txt", 5), ("large.txt", 300_001)].map { name, size in
            let file = folder.url.appendingPathComponent(name)
            return (file, Data((0..<size).map { UInt8(truncatingIfNeeded: $0) }))
        }
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        for (file, data) in files { try data.write(to: file) }
        let dialogs = Mutex<[JSON]>([])
        try await ServedPage.with(view: Letters()) { test in
            await test.page.listen(to: "Page.fileChooserOpened") { event in dialogs.withLock { $0.append(event) } }
            try await test.page.send("Page.setInterceptFileChooserDialog", ["enabled": true])
            try await press("Import", test)
            while dialogs.withLock({ $0.isEmpty }) { try await test.page.evaluate("0") }
            let node = dialogs.withLock { $0[0]["backendNodeId"] }
            try await test.page.send(
                "DOM.setFileInputFiles", ["files": .array(files.map { .string($0.0.path) }), "backendNodeId": node])
            try await wait(for: "[5, 300001]", test)
            try await wait(for: "small.txt", test)
            try await press("Import", test)
            while dialogs.withLock({ $0.count < 2 }) { try await test.page.evaluate("0") }
            // Whoever touches the page has no dialog before it any more.
            try await test.page.click(5, 5)
            try await wait(for: "Cancelled", test)
        }
    }

    @Test("An exported file is downloaded under its name, as it is")
    func keeping() async throws {
        try await ServedPage.with(view: Letters()) { test in
            try await test.page.evaluate(
                """
                void (window.links = [], HTMLAnchorElement.prototype.click = function () {
                  links.push([this.href, this.download]);
                })
                """)
            try await press("Export", test)
            try await wait(for: "Exported", test)
            #expect(try await test.page.evaluate("links[0][1]").string == "letter.txt")
            let text = try await test.page.evaluate("fetch(links[0][0]).then((answer) => answer.text())").string
            #expect(text == "Dear reader")
            let kept = try await test.page.evaluate(
                "fetch(links[0][0]).then((answer) => answer.headers.get('content-disposition'))"
            ).string
            #expect(kept == "attachment; filename*=UTF-8''letter.txt")
            let other = try await test.page.evaluate("fetch('/file/0123').then((answer) => answer.status)").number
            #expect(other == 404)
            _ = test.page.takeProblems()
        }
    }
}
