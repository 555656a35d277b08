import SwiftUI

/// The cards of a deck as a file that a spreadsheet reads.
struct DeckDocument: FileDocument {
    static let readableContentTypes: [UTType] = [.commaSeparatedText]

    private let data: Data

    init(_ cards: [Fact]) {
        data = Data(DeckFile.text(of: cards.lazy.map { .init(prompt: $0.prompt, answer: $0.answer) }).utf8)
    }

    init(configuration: ReadConfiguration) throws { data = configuration.file.regularFileContents ?? Data() }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: data)
    }
}
