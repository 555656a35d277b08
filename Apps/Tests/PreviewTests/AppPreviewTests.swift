import ControlsApp
import FiltersApp
import FlashcardsApp
import GalleryApp
import SwiftUITesting
import Testing
import TripsApp
import WalletApp
import WalletCards

/// The previews of the apps: none has a mistake in any surroundings, and each looks as it did.
@Suite("Previews of the apps")
@MainActor
struct AppPreviewTests {
    nonisolated static let modules = [
        "WalletCards", "TripsApp", "FlashcardsApp", "FiltersApp", "GalleryApp", "ControlsApp",
    ]

    @Test("Every app has previews")
    func all() {
        let previews = TestedPreview.all(in: Self.modules)
        #expect(Set(previews.map(\.module)) == Set(Self.modules))
    }

    @Test(
        "A preview shows no mistake, whatever the appearance, the text and the language",
        arguments: TestedPreview.all(in: modules))
    func surroundings(_ preview: TestedPreview) async {
        await expectPreview(
            preview, in: [.standard, .dark, .largestText, .locale("ar"), .locale("de").and(.largeText)],
            checks: .issues)
    }

    /// The small ones, whose pictures are small: screens change with each of the things on them.
    nonisolated static let parts = TestedPreview.all(in: modules).filter { preview in
        ["TripCard", "FactCard", "CardFace", "CardPreview", "PaymentDetail"].contains(preview.source.fileName)
    }

    @Test("A part of an app looks as it did", arguments: parts)
    func picture(_ preview: TestedPreview) async {
        await expectPreview(preview, in: [.standard, .dark], checks: .picture, scale: 1)
    }
}

extension String {
    /// Of a path, without its ending.
    fileprivate var fileName: String {
        let name = split(separator: "/").last.map(String.init) ?? self
        return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    }
}
