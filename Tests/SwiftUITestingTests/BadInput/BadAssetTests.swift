import SwiftUITesting
import Testing

@MainActor
struct BadAssetTests {
    /// A folder that stands for an app's bundle, with broken pictures in it.
    private struct Pictures: ~Copyable {
        let folder: URL
        let bundle: Bundle

        @MainActor
        init() throws {
            folder = FileManager.default.temporaryDirectory.appendingPathComponent("riffle-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let good = try ViewTester(Color.red, size: CGSize(width: 20, height: 20)).snapshot().pngData
            try good.write(to: folder.appendingPathComponent("good.png"))
            try Data("no picture at all".utf8).write(to: folder.appendingPathComponent("scribble.png"))
            try Data().write(to: folder.appendingPathComponent("empty.png"))
            try good.prefix(40).write(to: folder.appendingPathComponent("torn.png"))
            // The header is whole, so the size is known; what it heads is not a picture.
            var spoiled = good
            for index in 41..<spoiled.count { spoiled[index] = 0x55 }
            try spoiled.write(to: folder.appendingPathComponent("spoiled.png"))
            bundle = try #require(Bundle(path: folder.path))
        }

        deinit { try? FileManager.default.removeItem(at: folder) }
    }

    private struct Album: View {
        let name: String
        let bundle: Bundle?
        var body: some View {
            VStack {
                Image(name, bundle: bundle)
                Image(name, bundle: bundle).resizable().frame(width: 50, height: 50)
                Text("beside")
            }
        }
    }

    @Test("a missing picture is named, with the places searched and the view that wants it")
    func missing() async throws {
        let tester = ViewTester(Album(name: "absent", bundle: nil))
        await tester.advance(by: 0.1)
        _ = try tester.snapshot()
        #expect(tester.issues.count == 1)
        #expect(tester.issues(mentioning: "Album › ", "no image named \"absent\"", "Searched: /").count == 1)
        _ = try tester.find(.text("beside"))
    }

    @Test("a missing symbol is named")
    func symbol() throws {
        let tester = ViewTester(
            HStack {
                Image(systemName: "no.such.symbol"); Image(systemName: "no.such.symbol")
            })
        #expect(tester.issues.count == 1)
        #expect(tester.issues(mentioning: "Image", "no symbol named \"no.such.symbol\"").count == 1)
    }

    @Test("a missing color is named, with the places searched")
    func color() throws {
        let tester = ViewTester(
            VStack {
                Color("absent"); Text("a").foregroundColor(Color("absent"))
            })
        _ = try tester.snapshot()
        #expect(tester.issues.map(\.kind) == [.missingAsset])
        #expect(tester.issues(mentioning: "no color named \"absent\"", "Searched: /").count == 1)
    }

    @Test("a picture that is none is told by its file, with why", arguments: ["scribble", "empty", "torn"])
    func unreadable(name: String) async throws {
        let pictures = try Pictures()
        let tester = ViewTester(Album(name: name, bundle: pictures.bundle))
        _ = try tester.snapshot()
        #expect(tester.issues.count == 1)
        let issues = tester.issues(mentioning: "Album › ", "\(name).png", "Open it in an image editor")
        #expect(issues.count == 1, "\(tester.issues)")
        _ = try tester.find(.text("beside"))
    }

    @Test("a picture that breaks off inside is told by its file and view when it is painted, once")
    func spoiled() async throws {
        let pictures = try Pictures()
        let tester = ViewTester(Album(name: "spoiled", bundle: pictures.bundle))
        for _ in 0..<3 {
            _ = try tester.snapshot()
            await tester.pump()
        }
        let issues = tester.issues(
            mentioning: "Album › ", "spoiled.png cannot be decoded", "Open it in an image editor")
        #expect(issues.count == 1, "\(tester.issues)")
        #expect(tester.issues.count == 1)
    }

    @Test("a good picture of the same folder is shown without a word")
    func good() async throws {
        let pictures = try Pictures()
        let tester = ViewTester(Album(name: "good", bundle: pictures.bundle), size: CGSize(width: 200, height: 200))
        _ = try tester.snapshot()
        #expect(tester.issues.isEmpty)
    }

    @Test("bytes that are no picture make no UIImage")
    func bytes() {
        #expect(UIImage(data: Data("no picture".utf8)) == nil)
        #expect(UIImage(data: Data()) == nil)
        #expect(UIImage(contentsOfFile: "/nowhere/at/all.png") == nil)
        #expect(UIImage(named: "absent") == nil)
    }
}
