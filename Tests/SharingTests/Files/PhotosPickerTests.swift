import Foundation
import RiffleSharing
import SwiftUITesting
import Testing

@MainActor
struct PhotosPickerTests {
    private struct Album: View {
        @State private var items: [PhotosPickerItem] = []
        @State private var sizes: [Int] = []
        @State private var pictures = 0

        var body: some View {
            VStack {
                PhotosPicker("Add", selection: $items, maxSelectionCount: 2, matching: .images)
                Text(verbatim: "Sizes \(sizes)")
                Text(verbatim: "Pictures \(pictures)")
            }
            .onChange(of: items) {
                Task {
                    for item in items {
                        sizes.append(try await item.loadTransferable(type: Data.self)?.count ?? -1)
                        if (try? await item.loadTransferable(type: Image.self)) != nil { pictures += 1 }
                    }
                }
            }
        }
    }

    /// The smallest picture: one pixel.
    private static let pixel = Data(
        base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk"
            + "+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")!

    @Test("chosen pictures come as data and as images, no more of them than allowed")
    func choosing() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = try (0..<3).map { index in
            let file = folder.appendingPathComponent("\(index).png")
            try (index == 1 ? Data("no picture".utf8) : Self.pixel).write(to: file)
            return file
        }
        let tester = ViewTester(Album())
        await tester.tap(try tester.find(.label("Add")))
        try await tester.chooseFiles(files)
        await tester.advance(by: 0.5)
        _ = try tester.find(.text("Sizes [\(Self.pixel.count), 10]"))
        _ = try tester.find(.text("Pictures 1"))
    }

    @Test("filters let through what they say")
    func filters() {
        #expect(PHPickerFilter.any(of: [.images, .videos]) == .not(.all(of: [.images, .videos])))
        #expect(PHPickerFilter.not(.videos) == .images)
    }
}
