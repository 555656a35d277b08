import Foundation
import RiffleGeometry

/// One file of a picture that exists in several.
struct ImageVariant: Sendable, Hashable {
    var file: URL
    /// Pixels per point; nil for the single file that serves all.
    var scale: Double?
    /// nil for both appearances.
    var isDark: Bool?
    var idiom: CatalogIdiom
    /// Top, left, bottom, right in pixels of the file.
    var capInsetsInPixels: EdgeInsets?

    init(file: URL, scale: Double?, isDark: Bool?, idiom: CatalogIdiom, capInsetsInPixels: EdgeInsets? = nil) {
        self.file = file
        self.scale = scale
        self.isDark = isDark
        self.idiom = idiom
        self.capInsetsInPixels = capInsetsInPixels
    }
}

/// All files of one picture and how it wants to be drawn.
struct ImageSet: Sendable {
    var variants: [ImageVariant]
    var renderingIntent: ImageAsset.RenderingIntent?
    var preservesVector = false

    init(variants: [ImageVariant]) { self.variants = variants }

    init(name: String, folder: URL, contents: ImageSetContents, issues: AssetIssueLog) {
        variants = []
        renderingIntent = contents.properties?.renderingIntent.flatMap(ImageAsset.RenderingIntent.init)
        preservesVector = contents.properties?.preservesVector ?? false
        for entry in contents.images ?? [] {
            let (applies, isDark) = entry.appearances.isDark
            guard applies, let fileName = entry.filename, !fileName.isEmpty else { continue }
            guard Self.isPlainName(fileName) else {
                issues.report(
                    .brokenCatalog, "\(folder.path)/\(fileName)",
                    "The image set \"\(name)\" names the file \"\(fileName)\", which lies outside \(folder.path);"
                        + " it is not used. Put the file into that folder and name it without a path.")
                continue
            }
            let insets = entry.resizing?.capInsets.map {
                EdgeInsets(top: $0.top ?? 0, leading: $0.left ?? 0, bottom: $0.bottom ?? 0, trailing: $0.right ?? 0)
            }
            variants.append(
                ImageVariant(
                    file: folder.appendingPathComponent(fileName), scale: Self.scale(entry.scale), isDark: isDark,
                    idiom: CatalogIdiom(entry.idiom), capInsetsInPixels: insets))
        }
    }

    /// The file for a display, or nil where the set is empty: the appearance counts most, then the idiom, then the
    /// scale: exact, else the next larger, else the largest there is.
    func variant(scale: Double, isDark: Bool) -> ImageVariant? {
        let matching = variants.filter { $0.isDark == isDark }
        let candidates = matching.isEmpty ? variants.filter { $0.isDark == nil } : matching
        let usable = candidates.isEmpty ? variants : candidates
        guard let idiom = usable.map(\.idiom).min() else { return nil }
        let sorted = usable.filter { $0.idiom == idiom }.sorted { ($0.scale ?? 0) < ($1.scale ?? 0) }
        if let single = sorted.first(where: { $0.scale == nil && $0.file.pathExtension.lowercased() == "svg" }) {
            return single
        }
        return sorted.first { ($0.scale ?? 1) >= scale } ?? sorted.last
    }

    private static func scale(_ text: String?) -> Double? {
        guard let text, text.hasSuffix("x"), let value = Double(text.dropLast()), value > 0 else { return nil }
        return value
    }

    static func isPlainName(_ name: String) -> Bool { !name.contains("/") && !name.contains("\0") && name != ".." }
}
