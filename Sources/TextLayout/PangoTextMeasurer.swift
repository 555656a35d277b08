import Foundation

/// Measures and lays out text with the installed fonts. One serves a whole process.
package final class PangoTextMeasurer: TextMeasurer {
    private let cache: TextLayoutCache
    /// The faces of the families that stand for the system font's designs, by family, file and index.
    package let faces: [FontFace]

    /// The measurer over the system's fonts, made when first asked for, or what is missing.
    package static let shared = Result {
        try PangoTextMeasurer(
            catalog: FontCatalog(directories: FontCatalog.systemDirectories + AppFonts.directories()))
    }

    /// Throws `MissingFontsError` when a required family is not installed. `cacheSize` is in bytes, estimated.
    package init(catalog: FontCatalog = FontCatalog(), cacheSize: Int = 16 << 20) throws {
        let shaper = try PangoShaper(catalog)
        faces = FontCatalog.required.flatMap { shaper.library.faces(of: $0.name) }
        library = shaper.library
        cache = TextLayoutCache(shaper: shaper, capacity: cacheSize)
    }

    // Its names are found when it is made, and never changed.
    nonisolated(unsafe) private let library: FontLibrary

    /// Whether `TextStyle.Design.custom(family)` is set in a family of that name rather than in the system's.
    package func hasFamily(_ family: String) -> Bool { library.family(named: family) != nil }

    /// The PostScript names of a family's faces, sorted; none where it is not installed.
    package func faceNames(of family: String) -> [String] {
        library.family(named: family).map(library.faceNames) ?? []
    }

    /// The names of all families that can be asked for, sorted.
    package var familyNames: [String] { library.families.sorted() }

    package func measure(_ request: TextRequest, width: CGFloat?, height: CGFloat?) -> CGSize {
        cache.layout(request, width: width, height: height).size
    }

    package func layout(_ request: TextRequest, width: CGFloat?, height: CGFloat?) -> LaidOutText {
        cache.layout(request, width: width, height: height)
    }

    package func metrics(of style: TextStyle) -> FontMetrics {
        cache.metrics(of: style)
    }

    /// How many layouts were made rather than remembered, since the start.
    package var layoutCount: Int {
        cache.layoutCount
    }

    /// Estimated bytes of what is remembered.
    package var cachedBytes: Int {
        cache.byteCount
    }
}
