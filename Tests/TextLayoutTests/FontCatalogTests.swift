import Foundation
import RiffleTextLayout
import Testing

@Suite("Fonts that are installed")
struct FontCatalogTests {
    @Test("Missing families are named all at once, with the command that installs them")
    func missing() {
        do {
            _ = try PangoTextMeasurer(catalog: FontCatalog(directories: ["/usr/share/fonts/opentype/inter"]))
            Issue.record("Inter alone is not enough")
        } catch let error as MissingFontsError {
            #expect(error.families.map(\.name).contains("Quicksand") && !error.families.map(\.name).contains("Inter"))
            #expect(error.description.contains("apt-get install fonts-quicksand fonts-jetbrains-mono"))
        } catch {
            Issue.record("\(error)")
        }
    }

    @Test("Directories that are not there are passed over")
    func passedOver() throws {
        let directories = ["/nowhere & <else>"] + FontCatalog.systemDirectories
        _ = try PangoTextMeasurer(catalog: FontCatalog(directories: directories))
    }

    @Test("Faces have files, and weights from thin to black for Inter")
    func faces() throws {
        let faces = try PangoTextMeasurer.shared.get().faces
        #expect(faces.allSatisfy { FileManager.default.fileExists(atPath: $0.file) })
        let weights = Set(faces.filter { $0.family == "Inter" && !$0.isItalic }.map(\.weight))
        #expect(weights == [100, 200, 300, 400, 500, 600, 700, 800, 900])
    }
}
