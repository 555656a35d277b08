@testable import RiffleAssets
import Testing

@Suite struct SymbolLibraryTests {
    @Test(
        "The names that the example apps use are there",
        arguments: [
            "plus.circle.fill", "line.horizontal.3", "mappin.and.ellipse", "heart.circle.fill", "xmark", "heart",
            "x.circle", "heart.circle", "star.circle.fill", "cart.fill", "app.gift.fill", "headphones", "tv",
            "airplane",
            "dollarsign.circle.fill", "plus.circle", "xmark.circle", "checkmark.circle", "person.crop.circle",
            "ellipsis.circle", "mappin.circle.fill", "eye.slash", "gear", "speaker.wave.2.fill", "bell.slash.fill",
        ])
    func required(name: String) {
        #expect(SymbolLibrary.symbol(named: name) != nil)
    }

    @Test(
        "Names are composed with badges, enclosures, letters and digits",
        arguments: [
            "bell.badge", "bell.badge.fill", "folder.badge.plus", "person.crop.circle.badge.checkmark",
            "person.crop.circle.fill.badge.plus", "7.circle", "12.square.fill", "a.circle.fill", "plus.app",
            "checkmark.shield.fill", "xmark.octagon.fill", "star.bubble", "play.rectangle.fill", "gobackward.15",
            "goforward.30", "plus.message.fill", "photo.on.rectangle.angled", "cloud.moon", "delete.backward.fill",
            "bolt.horizontal.circle", "cone.fill", "pip", "doc.viewfinder", "fireworks", "flowchart.fill", "smiley",
            "backward.end.alt.fill", "forward.end.alt.fill", "speaker.3", "person.2.crop.square.stack.fill",
            "square.and.arrow.up.on.square.fill", "text.page.fill", "circle.lefthalf.fill",
        ])
    func composed(name: String) { #expect(SymbolLibrary.symbol(named: name) != nil) }

    @Test("There are drawings of the most used six hundred, and their parts that show a share are counted")
    func count() throws {
        #expect(SymbolLibrary.names.count > 600)
        let wifi = try #require(SymbolLibrary.symbol(named: "wifi"))
        #expect([0, 0.1, 0.5, 0.9, 1].map { wifi.shownLevels($0) } == [0, 1, 2, nil, nil])
        #expect(wifi.shownLevels(nil) == nil && wifi.shownLevels(.nan) == nil)
        let share = wifi.layout(pointSize: 20, variableValue: 0.5).parts.map(\.role)
        #expect(share.contains(.inactive) && share.contains(.primary))
    }

    @Test(
        "A name that cannot be composed is not known",
        arguments: ["", ".circle", ".fill", "nothing", "nothing.circle.fill", "circle.circle.circle.circle.x", "slash"])
    func unknown(name: String) {
        #expect(SymbolLibrary.symbol(named: name) == nil)
    }

    @Test("Every drawing's path data is read to its end")
    func pathData() {
        for name in SymbolLibrary.names {
            for mark in SymbolLibrary.sketches[name]?.marks ?? [] { #expect(!mark.outline.isEmpty, "\(name)") }
        }
    }

    @Test(
        "symbols that were asked for",
        arguments: [
            "hourglass.tophalf.fill", "hourglass.bottomhalf.fill", "mustache.fill", "bold.underline",
            "bold.italic.underline", "figure.climbing", "figure.golf", "figure.martial.arts", "figure.table.tennis",
            "figure.skiing.downhill", "surfboard.fill", "american.football", "menucard", "film.stack", "level.fill",
            "swatchpalette", "toilet", "telescope.fill", "globe.desk", "lightbulb.max.fill", "light.beacon.max.fill",
            "xmark.bin.fill", "sos.circle", "zzz", "view.3d", "rectangle.expand.vertical", "person.icloud",
            "bubble.left.and.text.bubble.right.fill", "gauge.with.dots.needle.bottom.50percent", "eyedropper.full",
        ])
    func further(name: String) { #expect(SymbolLibrary.symbol(named: name) != nil) }
}
