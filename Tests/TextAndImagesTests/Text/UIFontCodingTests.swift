import Foundation
import Testing

@testable import RiffleTextAndImages

struct UIFontCodingTests {
    @Test("fonts and their descriptions come back from archives")
    func archives() throws {
        let rounded = try #require(UIFont.systemFont(ofSize: 20).fontDescriptor.withDesign(.rounded))
        let fonts: [UIFont] = [
            .systemFont(ofSize: 22), .boldSystemFont(ofSize: 13), .italicSystemFont(ofSize: 17.5),
            .monospacedDigitSystemFont(ofSize: 15, weight: .medium), .preferredFont(forTextStyle: .headline),
            UIFont(descriptor: rounded, size: 0),
            UIFont(descriptor: UIFontDescriptor(name: "Garamond-BoldItalic", size: 12), size: 0),
        ]
        for font in fonts {
            let data = try NSKeyedArchiver.archivedData(withRootObject: font, requiringSecureCoding: true)
            #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data) == font)
            let description = try NSKeyedArchiver.archivedData(
                withRootObject: font.fontDescriptor, requiringSecureCoding: false)
            let back = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFontDescriptor.self, from: description)
            #expect(back == font.fontDescriptor)
        }
    }

    @Test("archives without a finite size give no font", arguments: [nil, Double.infinity, .nan])
    func wrongArchives(_ size: Double?) throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        if let size { archiver.encode(size, forKey: "UIFontPointSize") }
        #expect(UIFont(coder: try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)) == nil)
    }
}
