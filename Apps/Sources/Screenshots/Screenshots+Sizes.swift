import FiltersApp
import FlashcardsApp
import Foundation
import GalleryApp
import SwiftUITesting
import TripsApp
import WalletApp

extension Screenshots {
    /// A size of a window, and what its user has asked the system for.
    private struct Setting {
        let name: String
        var size = CGSize(width: 393, height: 852)
        var change: (inout EnvironmentValues) -> Void = { _ in }
    }

    /// The sizes and settings in which every app has to be usable.
    @MainActor private static let settings: [Setting] = [
        Setting(name: "320 × 568", size: CGSize(width: 320, height: 568)),
        Setting(name: "393 × 852"),
        Setting(name: "852 × 393", size: CGSize(width: 852, height: 393)),
        Setting(name: "768 × 1024", size: CGSize(width: 768, height: 1024)),
        Setting(name: "1024 × 768", size: CGSize(width: 1024, height: 768)),
        Setting(name: "1440 × 900", size: CGSize(width: 1440, height: 900)),
        Setting(name: "1920 × 1080", size: CGSize(width: 1920, height: 1080)),
        Setting(name: "dark") { $0.colorScheme = .dark },
        Setting(name: "smallest type") { $0.dynamicTypeSize = .xSmall },
        Setting(name: "largest type") { $0.dynamicTypeSize = .accessibility5 },
        Setting(name: "largest type, small", size: CGSize(width: 320, height: 568)) {
            $0.dynamicTypeSize = .accessibility5
        },
        Setting(name: "largest type, wide", size: CGSize(width: 852, height: 393)) {
            $0.dynamicTypeSize = .accessibility5
        },
        Setting(name: "right to left") { $0.layoutDirection = .rightToLeft },
        Setting(name: "increased contrast") { $0._colorSchemeContrast = .increased },
        Setting(name: "increased contrast, dark") {
            $0.colorScheme = .dark
            $0._colorSchemeContrast = .increased
        },
        Setting(name: "reduced motion") { $0.accessibilityReduceMotion = true },
    ]

    /// A sheet for each app, with its first screen at every size and setting.
    @MainActor
    static func sizes(into folder: URL) async throws {
        try await sheet("wallet-sizes", in: folder) { AnyView(WalletView()) }
        try await sheet("wallet-open-sizes", in: folder) {
            AnyView(WalletView())
        } prepare: { tester in
            await tester.tap(try tester.find(.id("visa")))
        }
        try await sheet("trips-sizes", in: folder) { AnyView(TripsView()) }
        try await sheet("flashcards-sizes", in: folder) { AnyView(FlashcardsView()) }
        try await sheet("filters-sizes", in: folder) { AnyView(FiltersView()) }
        try await sheet("gallery-sizes", in: folder) { AnyView(GalleryView()) }
    }

    /// How large a sheet shows what it shows.
    private static let scale = 0.5
    private static let sheetWidth: CGFloat = 1800
    private static let gap: CGFloat = 20
    private static let captionHeight: CGFloat = 22

    private struct Picture {
        let name: String
        let image: UIImage
        let size: CGSize
    }

    @MainActor
    private static func sheet(
        _ name: String, in folder: URL, app: () -> AnyView, prepare: (ViewTester) async throws -> Void = { _ in }
    ) async throws {
        var rows: [[Picture]] = []
        var width = CGFloat.infinity
        for setting in settings {
            let tester = ViewTester(app(), size: setting.size, scale: 1, environment: setting.change)
            try await tester.settle()
            try await prepare(tester)
            try await tester.settle()
            guard let image = UIImage(data: try tester.snapshot().pngData) else { continue }
            let size = CGSize(width: setting.size.width * scale, height: setting.size.height * scale)
            if width + gap + size.width > sheetWidth - 2 * gap {
                rows.append([])
                width = -gap
            }
            width += gap + size.width
            rows[rows.count - 1].append(Picture(name: setting.name, image: image, size: size))
        }
        let height = rows.reduce(gap) { $0 + ($1.map(\.size.height).max() ?? 0) + captionHeight + gap }
        let sheet = VStack(alignment: .leading, spacing: gap) {
            ForEach(rows.indices, id: \.self) { row in
                HStack(alignment: .top, spacing: gap) {
                    ForEach(rows[row], id: \.name) { picture in
                        VStack(alignment: .leading, spacing: 4) {
                            Text(picture.name)
                                .font(.system(size: 13))
                                .lineLimit(1)
                                .frame(width: picture.size.width, height: captionHeight - 4, alignment: .leading)
                            Image(uiImage: picture.image)
                                .resizable()
                                .frame(width: picture.size.width, height: picture.size.height)
                                .border(Color.gray)
                        }
                    }
                }
            }
        }
        .padding(gap)
        .frame(width: sheetWidth, height: height, alignment: .topLeading)
        try save(ViewTester(sheet, size: CGSize(width: sheetWidth, height: height), scale: 1), name, in: folder)
    }
}
