import Foundation
import Testing

@testable import RiffleDragAndDrop

@Suite("Things that become data")
struct TransferableTests {
    private struct Card: Codable, Equatable, Transferable {
        var title: String
        var count = 1

        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: .card)
            DataRepresentation(exportedContentType: .commaSeparatedText) { card in
                Data("\(card.title),\(card.count)".utf8)
            }
            ProxyRepresentation(exporting: \.title)
        }
    }

    /// Reads what others make of a card.
    private struct Note: Transferable {
        var text: String

        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(importedContentType: .card) { Note(text: "card " + String(decoding: $0, as: UTF8.self)) }
            ProxyRepresentation { (text: String) in Note(text: text) }
        }
    }

    @Test("It goes as it is to those who know it, and as data or in another's place to others")
    func ways() async throws {
        let item = TransferItem(Card(title: "One"))
        #expect(
            item.contentTypes.map(\.identifier) == [
                "org.example.card", "public.comma-separated-values-text", "public.utf8-plain-text",
            ])
        #expect(try await item.load(Card.self) == Card(title: "One"))
        #expect(item.canBecome(String.self))
        #expect(try await item.load(String.self) == "One")
        #expect(try await item.load(Note.self).text == #"card {"count":1,"title":"One"}"#)
        #expect(try await item.data(of: .commaSeparatedText).map { String(decoding: $0, as: UTF8.self) } == "One,1")
        #expect(try await TransferItem("text").load(Note.self).text == "text")
        #expect(!TransferItem("text").canBecome(Card.self))
        await #expect(throws: TransferError.self) { _ = try await TransferItem("text").load(Card.self) }
    }

    @Test("Types know what they are kinds of")
    func types() {
        #expect(UTType.png.conforms(to: .image))
        #expect(UTType.png.conforms(to: .data))
        #expect(UTType.png.conforms(to: .png))
        #expect(!UTType.image.conforms(to: .png))
        #expect(UTType.utf8PlainText.isSubtype(of: .text))
        #expect(UTType.text.isSupertype(of: .json))
        #expect(UTType.card.conforms(to: .data))
        #expect(!UTType.card.conforms(to: .text))
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(mimeType: "application/pdf") == .pdf)
        #expect(UTType("public.nothing") == nil)
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    }

    @Test("What is dragged enters, moves and leaves in order")
    func course() {
        var course = DragCourse<Int>()
        #expect(course.move(over: nil) == [])
        #expect(course.move(over: 1) == [.enter(1), .update(1)])
        #expect(course.move(over: 1) == [.update(1)])
        #expect(course.move(over: 2) == [.exit(1), .enter(2), .update(2)])
        #expect(course.end(accepts: true) == [.drop(2)])
        #expect(course.cancel() == [])
        _ = course.move(over: 3)
        #expect(course.end(accepts: false) == [.exit(3)])
    }
}

extension UTType {
    fileprivate static var card: UTType { UTType(exportedAs: "org.example.card") }
}
