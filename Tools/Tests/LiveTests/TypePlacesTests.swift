import Foundation
import Testing

@testable import Live

@Suite struct TypePlacesTests {
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "type-places-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    @Test("Types are found where they are declared, those in others too, and not where they are extended")
    func finds() throws {
        try withFolder { folder in
            let file = folder.appending(path: "Rows.swift")
            let source = """
                import SwiftUI

                extension Shelf { var isFull: Bool { false } }
                /// A shelf.
                struct Shelf: View {
                    private final class Memory {}
                    var body: some View { Text("struct Fake {}") }
                }
                enum Order { case up }
                """
            try source.write(to: file, atomically: true, encoding: .utf8)
            var places = TypePlaces()
            let root = folder.path(percentEncoded: false).trimmed + "/"
            #expect(
                places.find(in: [file.path(percentEncoded: false), root + "None.swift"], from: root)
                    == ["Shelf": "Rows.swift:5", "Memory": "Rows.swift:6", "Order": "Rows.swift:9"])
        }
    }

    @Test("A file that has changed is read again, and one that is gone is forgotten")
    func changes() throws {
        try withFolder { folder in
            let file = folder.appending(path: "One.swift")
            let path = file.path(percentEncoded: false)
            try "struct First {}\n".write(to: file, atomically: true, encoding: .utf8)
            var places = TypePlaces()
            #expect(places.find(in: [path], from: "/none/").keys.sorted() == ["First"])
            try "\nstruct Second {}\n".write(to: file, atomically: true, encoding: .utf8)
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 9)], ofItemAtPath: path)
            #expect(places.find(in: [path], from: "/none/") == ["Second": "\(path):2"])
            try FileManager.default.removeItem(at: file)
            #expect(places.find(in: [path], from: "/none/").isEmpty)
        }
    }
}
