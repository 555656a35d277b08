import BrowserTesting
import Foundation
import RiffleAssets
import RiffleChromiumDriver
import RiffleWebHost
import SwiftUI
import Testing

/// A picture that is larger than what shows it, in Chromium.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10)), browserTests) struct ShownSizeTests {
    private struct Thumbnail: View {
        let picture: UIImage
        @State private var isLarge = false

        var body: some View {
            Image(uiImage: picture).resizable()
                .frame(width: isLarge ? 320 : 40, height: isLarge ? 160 : 20)
                .onTapGesture { isLarge.toggle() }
        }
    }

    @Test("is sent as small as it is shown, and whole once it grows, without going away in between")
    func grows() async throws {
        let (width, height) = (640, 320)
        let pixels = (0..<width * height).flatMap { place -> [UInt8] in
            [UInt8(place % 251), UInt8(place / width % 256), UInt8(place % 7), 255]
        }
        let asset = try #require(ImageAsset(rgba: pixels, width: width, height: height))
        let picture = try #require(UIImage(data: try asset.encodedBytes().data))
        try await ServedPage.with(scale: 1, view: Thumbnail(picture: picture)) { test in
            let shown = "document.querySelector('#layers img')"
            #expect(try await test.page.evaluate("\(shown).decode().then(() => \(shown).naturalWidth)").number == 80)
            #expect(try await test.page.evaluate("\(shown).dataset.halvings").string == "3")
            try await test.page.click(196, 426)
            try await test.wait(until: "\(shown).naturalWidth === 640")
            #expect(try await test.page.evaluate("\(shown).getBoundingClientRect().width").number == 320)
            try await test.page.click(196, 426)
            try await test.settle()
            #expect(try await test.page.evaluate("\(shown).naturalWidth").number == 640)
        }
    }
}
