import Foundation
import RiffleSharing
import SwiftUITesting
import Testing

@MainActor
struct FileDialogTests {
    private struct Note: FileDocument {
        static var readableContentTypes: [UTType] { [.plainText] }
        var text: String

        init(_ text: String) { self.text = text }

        init(configuration: ReadConfiguration) throws {
            text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        }

        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            if text.isEmpty { throw CocoaError(.fileWriteUnknown) }
            return FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    private struct Importing: View {
        var allowsSeveral = false
        @State private var isImporting = false
        @State private var result = "Nothing"

        var body: some View {
            VStack {
                Text(result)
                Text(isImporting ? "Open" : "Closed")
                Button("Import") { isImporting = true }
            }
            .fileImporter(
                isPresented: $isImporting, allowedContentTypes: [.plainText], allowsMultipleSelection: allowsSeveral
            ) { chosen in
                switch chosen {
                case .success(let files):
                    result = files.map { file in
                        defer { file.stopAccessingSecurityScopedResource() }
                        guard file.startAccessingSecurityScopedResource() else { return "closed" }
                        return (try? String(contentsOf: file, encoding: .utf8)) ?? "unreadable"
                    }.joined(separator: ", ")
                case .failure(let error): result = "\(error)"
                }
            } onCancellation: {
                result = "Cancelled"
            }
        }
    }

    private func files(_ texts: String...) throws -> [URL] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return try texts.enumerated().map { index, text in
            let file = folder.appendingPathComponent("\(index).txt")
            try Data(text.utf8).write(to: file)
            return file
        }
    }

    @Test("a file that is chosen is handed over, once, and the dialog closes")
    func importing() async throws {
        let tester = ViewTester(Importing())
        await #expect(throws: NoDialog.self) { try await tester.chooseFiles([]) }
        await tester.tap(try tester.find(.label("Import")))
        _ = try tester.find(.text("Open"))
        try await tester.chooseFiles(try files("one", "two"))
        _ = try tester.find(.text("one"))
        _ = try tester.find(.text("Closed"))
        await #expect(throws: NoDialog.self) { try await tester.chooseFiles([]) }
        await tester.tap(try tester.find(.label("Import")))
        try await tester.cancelFileDialog()
        _ = try tester.find(.text("Cancelled"))
        _ = try tester.find(.text("Closed"))
    }

    @Test("a dialog that the view itself has closed is not in the way of the next")
    func closedByView() async throws {
        struct Patient: View {
            @State private var isImporting = false
            @State private var count = 0

            var body: some View {
                Text(isImporting ? "Open" : "Closed, \(count)")
                Button("Import") { isImporting = true }
                Button("Never mind") { isImporting = false }
                    .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) { _ in count += 1 }
            }
        }
        let tester = ViewTester(Patient())
        await tester.tap(try tester.find(.label("Import")))
        await tester.tap(try tester.find(.label("Never mind")))
        await #expect(throws: NoDialog.self) { try await tester.cancelFileDialog() }
        await tester.tap(try tester.find(.label("Import")))
        _ = try tester.find(.text("Open"))
        try await tester.chooseFiles(try files("one"))
        _ = try tester.find(.text("Closed, 1"))
    }

    @Test("two windows that ask at a time each have their own answer", arguments: 0..<8)
    func windows(round: Int) async throws {
        let first = ViewTester(Importing())
        let second = ViewTester(Importing())
        await first.tap(try first.find(.label("Import")))
        await second.tap(try second.find(.label("Import")))
        try await second.cancelFileDialog()
        _ = try first.find(.text("Open"))
        _ = try second.find(.text("Cancelled"))
        try await first.chooseFiles(try files("one"))
        _ = try first.find(.text("one"))
        _ = try first.find(.text("Closed"))
        _ = try second.find(.text("Cancelled"))
    }

    @Test("several files are handed over where several are allowed")
    func several() async throws {
        let tester = ViewTester(Importing(allowsSeveral: true))
        await tester.tap(try tester.find(.label("Import")))
        try await tester.chooseFiles(try files("one", "two"))
        _ = try tester.find(.text("one, two"))
    }

    private struct Exporting<Exporter: ViewModifier>: View {
        let exporter: (Binding<Bool>, Binding<String>) -> Exporter
        @State private var isExporting = false
        @State private var result = "Nothing"

        var body: some View {
            VStack {
                Text(result)
                Text(isExporting ? "Open" : "Closed")
                Button("Export") { isExporting = true }
            }
            .modifier(exporter($isExporting, $result))
        }
    }

    private struct NoteExporter: ViewModifier {
        let text: String
        @Binding var isPresented: Bool
        @Binding var result: String

        func body(content: Content) -> some View {
            content.fileExporter(
                isPresented: $isPresented, document: Note(text), contentType: .plainText, defaultFilename: "A/note"
            ) {
                switch $0 {
                case .success(let url): result = url.lastPathComponent
                case .failure: result = "Failed"
                }
            }
        }
    }

    @Test("a document is exported under its name, with the ending of its type")
    func exporting() async throws {
        let tester = ViewTester(
            Exporting { NoteExporter(text: "Remember", isPresented: $0, result: $1) })
        await tester.tap(try tester.find(.label("Export")))
        try await tester.settle()
        let files = try await tester.saveFiles()
        #expect(files.map(\.name) == ["A-note.txt"])
        #expect(files.map { String(decoding: $0.data, as: UTF8.self) } == ["Remember"])
        _ = try tester.find(.text("A-note.txt"))
        _ = try tester.find(.text("Closed"))
    }

    @Test("a document that cannot be written is a failure")
    func unwritable() async throws {
        let tester = ViewTester(Exporting { NoteExporter(text: "", isPresented: $0, result: $1) })
        await tester.tap(try tester.find(.label("Export")))
        try await tester.settle()
        _ = try tester.find(.text("Failed"))
        _ = try tester.find(.text("Closed"))
    }

    private struct TextExporter: ViewModifier {
        @Binding var isPresented: Bool
        @Binding var result: String

        func body(content: Content) -> some View {
            content.fileExporter(
                isPresented: $isPresented, item: "Some text", contentTypes: [.plainText], defaultFilename: "text.txt",
                onCompletion: { _ in result = "Done" }, onCancellation: { result = "Cancelled" })
        }
    }

    @Test("what can be transferred is exported as data of a type that is asked for")
    func transferable() async throws {
        let tester = ViewTester(Exporting { TextExporter(isPresented: $0, result: $1) })
        await tester.tap(try tester.find(.label("Export")))
        try await tester.settle()
        try await tester.cancelFileDialog()
        _ = try tester.find(.text("Cancelled"))
        await tester.tap(try tester.find(.label("Export")))
        try await tester.settle()
        let files = try await tester.saveFiles()
        #expect(files.map(\.name) == ["text.txt"] && files.map(\.data) == [Data("Some text".utf8)])
        _ = try tester.find(.text("Done"))
    }

    @Test("types know how their files are called, and endings that nobody knows are types of their own")
    func types() {
        let own = UTType(filenameExtension: "riffle")
        #expect(own?.preferredFilenameExtension == "riffle" && own?.conforms(to: .data) == true)
        #expect(own == UTType(filenameExtension: "RIFFLE") && UTType(filenameExtension: "") == nil)
        #expect(UTType.png.preferredFilenameExtension == "png")
    }
}
