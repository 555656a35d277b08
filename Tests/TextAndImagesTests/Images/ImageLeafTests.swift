import Facts
import RiffleAssets
import RiffleLayers
import RiffleTextAndImages
import Testing

@MainActor
struct ImageLeafTests {
    @Test("A picture is as large as its pixels say, whatever it is offered", .fact("image.rigid"))
    func rigid() throws {
        let folder = try PictureFolder()
        try folder.add("photo@2x.png", width: 128, height: 80)
        #expect(folder.stage(Image("photo")).imageFrame.size == CGSize(width: 64, height: 40))
        let overflow = folder.stage(Image("photo").frame(width: 10, height: 10))
        #expect(overflow.imageFrame == CGRect(x: 118, y: 130, width: 64, height: 40))
    }

    @Test("A resizable picture takes what it is offered, and its own size where nothing is", .fact("image.resizable"))
    func resizable() throws {
        let folder = try PictureFolder()
        try folder.add("photo@2x.png", width: 128, height: 80)
        let image = Image("photo").resizable()
        #expect(folder.stage(image).imageFrame.size == CGSize(width: 300, height: 300))
        #expect(folder.stage(image.frame(width: 30, height: 20)).imageFrame.size == CGSize(width: 30, height: 20))
        #expect(folder.stage(image.fixedSize()).imageFrame.size == CGSize(width: 64, height: 40))
        #expect(
            folder.stage(image.scaledToFit().frame(width: 100)).imageFrame.size == CGSize(width: 100, height: 62.5))
        #expect(
            folder.stage(image.scaledToFill().frame(width: 40, height: 60)).imageFrame.size
                == CGSize(width: 96, height: 60))
    }

    @Test("A layer names the picture by its content, and the store has it")
    func command() throws {
        let folder = try PictureFolder()
        try folder.add("photo.png", width: 4, height: 2)
        let command = try #require(folder.stage(Image("photo")).picture)
        #expect(command.frame == CGRect(x: 0, y: 0, width: 4, height: 2))
        #expect(command.naturalSize == CGSize(width: 4, height: 2))
        #expect(command.fitting == .stretch)
        #expect(command.interpolation == .medium)
        #expect(command.tint == nil)
        #expect(ImageStore.shared[command.image]?.pixelWidth == 4)
    }

    @Test("Modifiers of a picture reach its layer")
    func modifiers() throws {
        let folder = try PictureFolder()
        try folder.add("photo.png", width: 4, height: 2)
        let image = Image("photo")
        #expect(folder.stage(image.interpolation(.none)).picture?.interpolation == .nearest)
        #expect(folder.stage(image.resizable(resizingMode: .tile)).picture?.fitting == .tile)
        let insets = EdgeInsets(top: 1, leading: 1, bottom: 0, trailing: 1)
        #expect(folder.stage(image.resizable(capInsets: insets)).picture?.fitting == .slices(insets))
    }

    @Test(
        "A template is filled with the foreground style; the last rendering mode wins over the catalog",
        .fact("image.template"))
    func templates() throws {
        let folder = try PictureFolder()
        try folder.add("photo.png", width: 4, height: 2)
        try folder.addSet(
            "glyph", width: 4, height: 2, scale: 1, properties: #""template-rendering-intent": "template""#)
        let image = Image("photo").renderingMode(.template)
        #expect(folder.stage(image).picture?.tint == .color(.black))
        #expect(folder.stage(image.foregroundColor(.white)).picture?.tint == .color(.white))
        #expect(folder.stage(image.renderingMode(.original)).picture?.tint == nil)
        #expect(folder.stage(Image("glyph")).picture?.tint == .color(.black))
        #expect(folder.stage(Image("glyph").renderingMode(.original)).picture?.tint == nil)
    }

    @Test("A missing picture is reported once, with the places searched, and seen in debug builds")
    func missing() throws {
        let folder = try PictureFolder()
        let stage = folder.stage(
            VStack {
                Image("nothing"); Image("nothing")
            })
        #expect(stage.graph.issues.count == 1)
        let issue = try #require(stage.graph.issues.first)
        #expect(issue.kind == .missingAsset)
        #expect(issue.message.contains("\"nothing\"") && issue.message.contains(folder.url.lastPathComponent))
        #if DEBUG
            #expect(stage.imageCommands.count == 2)
            #expect(stage.imageFrame.size == CGSize(width: 54.5, height: 29.5))
        #else
            #expect(stage.imageFrame.size == .zero)
        #endif
    }

    @Test("A picture that cannot be read is reported as such")
    func unreadable() throws {
        let folder = try PictureFolder()
        try Data("no picture".utf8).write(to: folder.url.appendingPathComponent("broken.png"))
        let stage = folder.stage(Image("broken"))
        #expect(stage.graph.issues.first?.message.contains("broken.png cannot be used: ") == true)
    }

    @Test("Pictures stand 8 points apart and on their bottom edge", .fact("spacing.plain"))
    func spacing() throws {
        let folder = try PictureFolder()
        try folder.add("photo.png", width: 40, height: 40)
        let stage = folder.stage(
            HStack(alignment: .firstTextBaseline) {
                Image("photo")
                Image("photo")
                Text("a")
            })
        let frames = stage.frames(named: "Image")
        #expect(frames[1].minX - frames[0].maxX == 8)
        #expect(stage.textFrame.minX - frames[1].maxX == 8)
        #expect(stage.textFrame.minY + 16 == frames[0].maxY)
    }

    @Test("An image made by code is shown")
    func platformImage() throws {
        let folder = try PictureFolder()
        let file = try folder.add("photo@2x.png", width: 8, height: 6)
        let image = try #require(UIImage(contentsOfFile: file.path))
        #expect(image.size == CGSize(width: 4, height: 3))
        #expect(image.scale == 2)
        #expect(TextStage(Image(uiImage: image)).imageFrame.size == CGSize(width: 4, height: 3))
        let data = try #require(image.pngData())
        let copy = try #require(UIImage(data: data))
        #expect(copy.size == CGSize(width: 8, height: 6))
        #expect(UIImage(data: Data([1, 2, 3])) == nil)
        #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
        #expect(UIImage(named: "no picture has this name") == nil)
    }

    @Test("Names generated from a catalog find its pictures")
    func resources() throws {
        let folder = try PictureFolder()
        try folder.addSet("card", width: 4, height: 2, scale: 2)
        let image = Image(ImageResource(name: "card", bundle: .main))
        #expect(folder.stage(image).imageFrame.size == CGSize(width: 2, height: 1))
    }

    @Test("Another picture at the same place is laid out and painted")
    func update() throws {
        struct Screen: View {
            let name: Probe<String>
            @State private var shown = "small"
            var body: some View {
                let _ = name.write = { shown = $0 }
                Image(shown)
            }
        }
        let folder = try PictureFolder()
        try folder.add("small.png", width: 4, height: 2)
        try folder.add("large.png", width: 40, height: 20)
        let probe = Probe("small")
        let stage = folder.stage(Screen(name: probe))
        probe.write?("large")
        let statistics = stage.frame()
        #expect(statistics.layersRepainted == 1)
        #expect(stage.imageFrame.size == CGSize(width: 40, height: 20))
    }
}
