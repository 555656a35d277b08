import Foundation
import GalleryApp
import SwiftUITesting

extension Screenshots {
    /// The gallery on a desk and on a phone.
    @MainActor
    static func gallery(into folder: URL, _ colorScheme: ColorScheme) async throws {
        let suffix = colorScheme == .dark ? "-dark" : ""
        let desk = ViewTester(GalleryView(), size: CGSize(width: 1440, height: 900), scale: 1.5) {
            $0.colorScheme = colorScheme
        }
        try await desk.settle()
        try save(desk, "gallery\(suffix)", in: folder)

        let phone = ViewTester(GalleryView()) { $0.colorScheme = colorScheme }
        try await phone.settle()
        try save(phone, "gallery-phone\(suffix)", in: folder)
    }
}
