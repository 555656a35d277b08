import Facts
import RiffleAssets
import RiffleLayers
import RiffleTextAndImages
import Testing

@MainActor
struct SymbolTests {
    private func size(_ view: some View) -> CGSize { TextStage(view).imageFrame.size }

    @Test("A symbol has the size of the font", .fact("symbol.size"))
    func sizes() {
        let star = Image(systemName: "star")
        // As measured on Apple's runtime, at 13 points and its scales.
        #expect(size(star.font(.system(size: 13))) == CGSize(width: 16.5, height: 16))
        #expect(size(star.font(.system(size: 13)).imageScale(.small)).width < 14)
        #expect(size(star.font(.system(size: 13)).imageScale(.large)).width > 20)
        #expect(size(star.font(.largeTitle)).width > 2 * size(star.font(.body)).width - 4)
        #expect(size(star) == size(star.font(.body)))
    }

    @Test("A symbol has the weight of the font")
    func weights() {
        func pen(_ view: some View) -> CGFloat? {
            TextStage(view).imageCommands.compactMap {
                if case .stroke(_, _, let style) = $0 { style.lineWidth } else { nil }
            }.first
        }
        let cross = Image(systemName: "xmark").font(.system(size: 30))
        let regular = pen(cross) ?? 0
        #expect(regular > 0)
        #expect((pen(cross.fontWeight(.black)) ?? 0) > 1.5 * regular)
        #expect((pen(cross.bold()) ?? 0) > regular)
    }

    @Test("A symbol is painted in the foreground style")
    func paint() {
        func paints(_ view: some View) -> [Paint] {
            TextStage(view).imageCommands.compactMap {
                switch $0 {
                case .fill(_, let paint, _), .stroke(_, let paint, _): paint
                case .glyphs, .image: nil
                }
            }
        }
        let plus = Image(systemName: "plus.circle.fill")
        #expect(paints(plus) == [.color(.black)])
        #expect(paints(plus.foregroundStyle(.white)) == [.color(.white)])
        #expect(Set(paints(plus.foregroundStyle(.white, .black))) == [.color(.white), .color(.black)])
        #expect(paints(plus.foregroundStyle(.white, .black).symbolRenderingMode(.monochrome)) == [.color(.white)])
        let half = ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0.5)
        #expect(Set(paints(plus.symbolRenderingMode(.hierarchical))) == [.color(.black), .color(half)])
        #expect(Set(paints(plus.symbolRenderingMode(.hierarchical))).count == 2)
    }

    @Test("A symbol beside text is centered on its capital letters", .fact("symbol.size"))
    func baseline() {
        let stage = TextStage(
            HStack(alignment: .firstTextBaseline) {
                Image(systemName: "star")
                Text("a")
            })
        // The baseline is 16 below the text's top; capitals are 17 · 1443/2048 high.
        let middle = stage.textFrame.minY + 16 - 17 * 1443 / 2048 / 2
        #expect(abs(stage.imageFrame.midY - middle) < 0.01)
    }

    @Test("A resizable symbol takes what it is offered")
    func resizable() {
        let stage = TextStage(Image(systemName: "heart").resizable().frame(width: 50, height: 20))
        #expect(stage.imageFrame.size == CGSize(width: 50, height: 20))
        let bounds = stage.imageCommands.reduce(CGRect.null) { bounds, command in
            switch command {
            case .fill(let path, _, _), .stroke(let path, _, _): bounds.union(path.boundingRect)
            case .glyphs, .image: bounds
            }
        }
        #expect(bounds.width > 35 && bounds.width <= 50)
        #expect(bounds.height > 14 && bounds.height <= 20)
    }

    @Test("A variable value leaves the last parts of a symbol behind, in its own color")
    func variableValues() {
        func paints(_ image: Image) -> Set<String> {
            Set(TextStage(image.foregroundStyle(.blue)).imageCommands.compactMap { $0.paint.map { "\($0)" } })
        }
        #expect(paints(Image(systemName: "wifi")).count == 1)
        #expect(paints(Image(systemName: "wifi", variableValue: 0.4)).count == 2)
        #expect(paints(Image(systemName: "wifi", variableValue: 1)).count == 1)
        #expect(paints(Image(systemName: "heart", variableValue: 0.4)).count == 1)
    }

    @Test("Variants add up, and those that do not exist change nothing")
    func variants() {
        let names = [
            SymbolVariants.fill.name(of: "heart"), SymbolVariants.circle.fill.name(of: "heart"),
            SymbolVariants.fill.circle.name(of: "heart"), SymbolVariants.slash.name(of: "bell"),
            SymbolVariants.rectangle.name(of: "no heart"), SymbolVariants.none.name(of: "heart"),
        ]
        #expect(
            names
                == ["heart.fill", "heart.circle.fill", "heart.circle.fill", "bell.slash", "no heart", "heart"])
        #expect(SymbolVariants.circle.fill.contains(.fill))
        #expect(!SymbolVariants.circle.contains(.fill))
        let nested = TextStage(Group { Image(systemName: "heart").symbolVariant(.fill) }.symbolVariant(.circle))
        let named = TextStage(Image(systemName: "heart.circle.fill"))
        #expect(nested.imageCommands == named.imageCommands)
    }

    @Test("A symbol that is not known is reported and drawn as a box")
    func unknown() {
        let stage = TextStage(Image(systemName: "no.such.symbol"))
        #expect(stage.graph.issues.first?.kind == .missingAsset)
        #expect(!stage.imageCommands.isEmpty)
    }

    @Test("The symbols that the apps show are all known")
    func known() {
        for name in [
            "plus.circle.fill", "line.horizontal.3", "mappin.and.ellipse", "heart.circle.fill", "xmark", "heart",
            "x.circle", "heart.circle", "star.circle.fill", "cart.fill", "app.gift.fill", "headphones", "tv",
            "airplane", "dollarsign.circle.fill", "plus.circle", "xmark.circle", "checkmark.circle",
        ] {
            #expect(SymbolLibrary.symbol(named: name) != nil, "\(name)")
        }
    }
}
