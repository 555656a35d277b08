import SwiftUITesting
import Testing

@MainActor
struct SnapshotTests {
    @Test("a snapshot has the window's pixels, not premultiplied, and transparent ones around them")
    func pixels() throws {
        let view = HStack(spacing: 0) {
            Color(red: 1, green: 0, blue: 0)
            Color(red: 0, green: 0, blue: 1).opacity(0.5)
        }
        let tester = ViewTester(view, size: CGSize(width: 40, height: 20), scale: 3)
        let picture = try tester.snapshot()
        #expect(picture.width == 120 && picture.height == 60)
        #expect(picture[10, 30] == (255, 0, 0, 255))
        let mixed = picture[100, 30]
        #expect(abs(Int(mixed.r) - 127) <= 1 && mixed.b == 255 && mixed.a == 255)
        for (x, y) in [(-1, 0), (0, -1), (120, 0), (0, 60), (.max, .min)] { #expect(picture[x, y] == (0, 0, 0, 0)) }
        let bare = try tester.snapshot(background: .clear)
        #expect(bare[100, 30].b == 255 && abs(Int(bare[100, 30].a) - 128) <= 1)
    }

    @Test("a snapshot is a PNG file, and stays when the view changes")
    func png() async throws {
        let tester = ViewTester(Counter(), size: CGSize(width: 100, height: 100))
        let before = try tester.snapshot()
        let data = before.pngData
        #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        await tester.tap(try tester.find(.label("Add")))
        #expect(try tester.snapshot().pngData != data)
        #expect(before.pngData == data)
    }
}
