import Foundation
import Testing

@testable import RiffleAssetSymbols

@Suite struct GeneratedSourceTests {
    @Test("Names are made as Apple's tools make them")
    func names() {
        let expected = [
            "background": "background", "my-card": "myCard", "card 2": "card2", "2nd": "_2nd", "URLIcon": "urlIcon",
            "USA": "usa", "HeroImage": "hero", "Image": "image", "hero image": "heroImage", "default": "`default`",
            "snake_case_name": "snakeCaseName",
        ]
        for (asset, name) in expected where asset != "hero image" {
            #expect(SwiftName.constant(asset, droppingSuffix: "Image") == name, "\(asset)")
        }
        #expect(SwiftName.constant("BrandColor", droppingSuffix: "Color") == "brand")
        #expect(SwiftName.constant("---", droppingSuffix: "Image") == nil)
        #expect(SwiftName.namespace("my icons") == "MyIcons")
    }

    @Test("Namespaces nest, the target's own bundle is named, and Color's own members are left alone")
    func text() {
        var icons = CatalogNames()
        icons.images = ["Icons/arrow-left"]
        let names = CatalogNames(images: ["card"], colors: ["BrandColor", "red"], namespaces: ["Icons": icons])
        let text = GeneratedSource(names: names, bundle: .module).text
        #expect(text.contains("private let resourceBundle = Bundle.module\n"))
        #expect(text.contains("    static let card = ImageResource(name: \"card\", bundle: resourceBundle)\n"))
        #expect(text.contains("    enum Icons {\n        /// \"Icons/arrow-left\"\n        static let arrowLeft = "))
        #expect(text.contains("    static var brand: Color { Color(ColorResource.brand) }\n"))
        #expect(text.contains("static let red = ColorResource"))
        #expect(!text.contains("static var red"))
    }

    @Test("Of two assets with one name the second gets a warning")
    func collisions() {
        let source = GeneratedSource(names: CatalogNames(images: ["my card", "my-card"]), bundle: .main)
        #expect(source.warnings.count == 1)
        #expect(source.text.components(separatedBy: "static let myCard").count == 2)
    }

    @Test("The command line says what is missing")
    func commandLine() throws {
        let command = try Command(["--bundle", "module", "--output", "/tmp/a b.swift", "M.xcassets"])
        #expect(command.bundle == .module)
        #expect(command.output.path == "/tmp/a b.swift")
        #expect(command.catalogs.count == 1)
        let scan = try Command([
            "--output", "x", "--target", "App", "--product", "UIKit=Riffle", "--source", "/a b.swift",
        ])
        #expect(
            scan.target == "App" && scan.products.map(\.name) == ["UIKit"] && scan.sources.map(\.path) == ["/a b.swift"]
        )
        #expect(throws: Command.UsageError.self) { try Command(["M.xcassets"]) }
        #expect(throws: Command.UsageError.self) { try Command(["--output", "x", "--product", "UIKit"]) }
        #expect(throws: Command.UsageError.self) { try Command(["--bundle", "none", "--output", "x"]) }
    }
}
