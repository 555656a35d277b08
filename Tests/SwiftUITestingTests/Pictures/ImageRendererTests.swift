import SwiftUI
import SwiftUITesting
import Testing

@MainActor
struct ImageRendererTests {
    private func pixel(_ picture: UIImage, _ x: Int, _ y: Int) throws -> [Int] {
        let view = Image(uiImage: picture).background(Color(red: 0, green: 1, blue: 0))
        let tester = ViewTester(view, size: picture.size, scale: picture.scale)
        let (red, green, blue, _) = try tester.snapshot()[x, y]
        return [Int(red), Int(green), Int(blue)]
    }

    @Test("a view is painted in the size that it takes, over nothing unless it is to be opaque")
    func pictures() throws {
        let renderer = ImageRenderer(content: Circle().fill(.red).frame(width: 20, height: 10))
        renderer.scale = 2
        let picture = try #require(renderer.uiImage)
        #expect(picture.size == CGSize(width: 20, height: 10) && picture.scale == 2)
        #expect(renderer.cgImage?.width == 40 && renderer.cgImage?.height == 20)
        #expect(try pixel(picture, 20, 10)[0] > 200)
        #expect(try pixel(picture, 1, 1) == [0, 255, 0])
        renderer.isOpaque = true
        #expect(try pixel(try #require(renderer.uiImage), 1, 1) == [0, 0, 0])
        renderer.content = Circle().fill(.red).frame(width: 0, height: 0)
        #expect(renderer.uiImage == nil)
        let nothing = ImageRenderer(content: Text("A").frame(width: 1e6, height: 1e6))
        #expect(nothing.uiImage == nil)
        nothing.scale = .nan
        #expect(nothing.cgImage == nil)
    }

    @Test("what a view is offered decides its size, for pictures and for hosting controllers")
    func sizes() {
        let renderer = ImageRenderer(content: Color.red)
        renderer.proposedSize = ProposedViewSize(width: 30, height: nil)
        #expect(renderer.uiImage?.size == CGSize(width: 30, height: 10))
        let controller = UIHostingController(rootView: Color.red.frame(height: 44))
        #expect(controller.sizeThatFits(in: CGSize(width: 320, height: 480)) == CGSize(width: 320, height: 44))
        #expect(controller.view.intrinsicContentSize == CGSize(width: 10, height: 44))
        #expect(controller.view.sizeThatFits(.zero) == CGSize(width: 10, height: 44))
    }

    @Test("text is painted in the lines that it was measured in")
    func text() throws {
        let words = "A line that is not to be broken, however long it may be"
        let line = try #require(ImageRenderer(content: Text(words)).uiImage)
        #expect(line.size.height < 25 && line.size.width > 300)
        let renderer = ImageRenderer(content: Text(words))
        renderer.proposedSize = ProposedViewSize(width: 120, height: nil)
        let block = try #require(renderer.uiImage)
        #expect(block.size.height > 60 && block.size.width <= 120)
    }

    @Test("a snapshot of a hosting controller's view is drawn as code for UIKit draws it")
    func hostingSnapshot() throws {
        let controller = UIHostingController(
            rootView: Rectangle().fill(.blue).frame(width: 10, height: 10).padding(5))
        let view = controller.view
        let size = controller.view.intrinsicContentSize
        view?.bounds = CGRect(origin: .zero, size: size)
        view?.backgroundColor = .clear
        let picture = UIGraphicsImageRenderer(size: size).image { _ in
            view?.drawHierarchy(in: CGRect(origin: .zero, size: size), afterScreenUpdates: true)
        }
        #expect(picture.size == CGSize(width: 20, height: 20))
        let middle = Int(picture.scale) * 10
        #expect(try pixel(picture, middle, middle)[2] > 200)
        #expect(try pixel(picture, 1, 1) == [0, 255, 0])
        #expect(view?.drawHierarchy(in: .zero, afterScreenUpdates: true) == false, "outside of a picture")
    }

    @Test("pictures are drawn into pictures, scaled, over grounds")
    func drawing() throws {
        let red = try #require(ImageRenderer(content: Color.red.frame(width: 8, height: 8)).uiImage)
        let format = UIGraphicsImageRendererFormat.default()
        format.scale = 1
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            red.draw(in: CGRect(x: 10, y: 0, width: 10, height: 20))
        }
        #expect(picture.size == CGSize(width: 20, height: 20) && picture.scale == 1)
        #expect(try pixel(picture, 5, 10) == [255, 255, 255])
        let drawn = try pixel(picture, 15, 15)
        #expect(drawn[0] > 200 && drawn[1] < 120)
        let jpeg = try #require(picture.jpegData(compressionQuality: 0.8))
        #expect(jpeg.prefix(2) == Data([0xFF, 0xD8]) && UIImage(data: jpeg)?.size == CGSize(width: 20, height: 20))
    }

    @Test("a symbol is a picture that is painted in the foreground style, or in a color of its own")
    func symbols() throws {
        #expect(UIImage(systemName: "no such symbol") == nil)
        let picture = try #require(UIImage(systemName: "square.fill"))
        func middle(_ image: UIImage) throws -> [Int] {
            let view = Image(uiImage: image).foregroundStyle(.blue)
            let (red, green, blue, _) = try ViewTester(view, size: CGSize(width: 30, height: 30), scale: 1)
                .snapshot()[15, 15]
            return [Int(red), Int(green), Int(blue)]
        }
        let tinted = try middle(picture)
        #expect(tinted[0] < 60 && tinted[2] > 200)
        #expect(try middle(picture.withRenderingMode(.alwaysOriginal)).max() ?? 255 < 20)
        let red = try middle(picture.withTintColor(.red, renderingMode: .alwaysOriginal))
        #expect(red[0] > 200 && red[2] < 90)
        let large = try #require(
            UIImage(systemName: "square.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
        #expect(large.size.width > 1.8 * picture.size.width)
    }

    @Test("painting a view while another one runs leaves the other's requests to its host")
    func insideOfACallback() async throws {
        let tester = ViewTester(
            Button("Paint") {
                AccessibilityNotification.Announcement("Painting").post()
                _ = ImageRenderer(content: Text("Picture")).uiImage
            })
        await tester.tap(try tester.find(.label("Paint")))
        #expect(tester.announcements == ["Painting"])
    }
}
