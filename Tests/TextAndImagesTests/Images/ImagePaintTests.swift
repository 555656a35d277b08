import Foundation
import RiffleLayers
import RiffleTextAndImages
import Testing

@MainActor
struct ImagePaintTests {
    private var image: Image {
        get throws {
            let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='4'><rect width='8' height='4'/></svg>"
            return Image(uiImage: try #require(UIImage(data: Data(svg.utf8))))
        }
    }

    private func shown(_ view: some View, _ name: String) -> (ImageCommand?, LayerClip?) {
        let layer = TextStage(view).layers(named: name).first
        if case .image(let command)? = layer?.contents.first { return (command, layer?.clip) }
        return (nil, layer?.clip)
    }

    @Test("a picture is repeated over a shape, from its corner, and shows through it")
    func tiles() throws {
        let paint = ImagePaint(image: try image, scale: 2)
        let (command, clip) = shown(Circle().fill(paint).frame(width: 40, height: 40), "Circle")
        #expect(command?.fitting == .tile && command?.naturalSize == CGSize(width: 16, height: 8))
        #expect(command?.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(clip == .path(Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)), isEvenOdd: false))
    }

    @Test("a border of a picture is cut out of its tiles, and a part of a picture is a picture")
    func border() throws {
        let part = CGRect(x: 0, y: 0, width: 0.5, height: 1)
        let view = Color.clear.frame(width: 40, height: 40).border(
            ImagePaint(image: try image, sourceRect: part), width: 4)
        let stage = TextStage(view)
        let layer = try #require(stage.layers(named: "Rectangle").first { $0.clip != nil })
        guard case .image(let command)? = layer.contents.first, case .path(let path, _)? = layer.clip else {
            Issue.record("No picture, or no clip")
            return
        }
        #expect(command.naturalSize == CGSize(width: 4, height: 4))
        #expect(path.contains(CGPoint(x: 2, y: 20)) && !path.contains(CGPoint(x: 20, y: 20)))
    }

    @Test("texts are too thin for a picture and keep their color")
    func texts() throws {
        let stage = TextStage(Text("A").foregroundStyle(ImagePaint(image: try image)))
        #expect(stage.runs.first?.paint == .color(.black))
    }
}
