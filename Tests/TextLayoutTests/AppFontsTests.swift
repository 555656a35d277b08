import Foundation
import RiffleTextLayout
import Testing

@Suite("Fonts that an app brings along")
struct AppFontsTests {
    @Test("are found in the resource bundles beside the program, and by all their names")
    func found() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID())")
        let inner = folder.appendingPathComponent("App_App.resources/Fonts")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("Empty_Empty.resources"), withIntermediateDirectories: true)
        // A font that no text is set in unless it is asked for by name.
        let file = "/usr/share/fonts/truetype/noto/NotoSerifDisplay-Bold.ttf"
        try FileManager.default.copyItem(atPath: file, toPath: inner.appendingPathComponent("Display.ttf").path)
        let directories = AppFonts.directories(beside: folder.appendingPathComponent("App"))
        #expect(directories.map { URL(fileURLWithPath: $0).lastPathComponent }.contains("App_App.resources"))
        #expect(!directories.contains { $0.contains("Empty_Empty") })
        let measurer = try PangoTextMeasurer(
            catalog: FontCatalog(directories: FontCatalog.systemDirectories + directories))
        for name in ["Noto Serif Display", "NotoSerifDisplay", "NotoSerifDisplay-Bold", "Noto Serif Display Bold"] {
            #expect(measurer.hasFamily(name), "\(name)")
        }
        #expect(!measurer.hasFamily("Nothing Like It"))
    }
}
