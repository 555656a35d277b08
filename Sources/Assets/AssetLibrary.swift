import Foundation
import RiffleGeometry
import Synchronization

/// Finds pictures and colors by name in an ordered list of folders. Safe from any thread.
///
/// The folders are read once, at the first question; after that an answer costs two dictionary lookups.
/// What is missing or broken is told to `onIssue` once.
package final class AssetLibrary: Sendable {
    private struct Question: Hashable {
        let name: String
        let scale: Double
        let isDark: Bool
        let bundle: String?
    }

    /// A place by its path, which is quicker to look up than a URL.
    private struct Folder: Hashable {
        let path: String
        let isRecursive: Bool
    }

    private struct State {
        var merged: AssetCatalog?
        var catalogs: [Folder: AssetCatalog] = [:]
        /// By the modules asked for; nil inside: asked before, and there is none.
        var accentColorSets: [[String]: ColorSet?] = [:]
        /// nil inside: asked before, and there is none.
        var answers: [Question: ImageAsset?] = [:]
        /// One asset for a file, however many names and displays ask for it.
        var assets: [ImageVariant: ImageAsset?] = [:]
        /// Why files that are there cannot be used.
        var faults: [ImageVariant: String] = [:]
    }

    let places: [AssetPlace]
    private let issues: AssetIssueLog
    private let state = Mutex(State())

    /// `onIssue` may be called from any thread, never twice for one name or file.
    package init(
        places: [AssetPlace] = AssetPlace.standard(), onIssue: @escaping @Sendable (AssetIssue) -> Void = { _ in }
    ) {
        self.places = places
        issues = AssetIssueLog(receive: onIssue)
    }

    /// The folders searched, in order.
    package var searchedPlaces: [String] { places.map(\.folder.path) }

    /// The picture of a name for a display of `scale` pixels per point; nil, with an issue, where there is none or
    /// it cannot be read. `bundle` restricts the search to one bundle, and falls back to all places.
    package func image(named name: String, in bundle: Bundle? = nil, scale: CGFloat, isDark: Bool) -> ImageAsset? {
        let question = Question(
            name: name, scale: scale.isFinite ? Double(scale) : 1, isDark: isDark, bundle: bundle?.bundlePath)
        if let known = state.withLock({ $0.answers[question] }) { return known }
        let set = imageSet(named: name, inBundle: question.bundle)
        let asset: ImageAsset?
        if let set, let variant = set.variant(scale: question.scale, isDark: isDark) {
            asset = self.asset(for: variant, of: set)
        } else {
            asset = nil
            issues.report(.missingImage, name, missingText("image", name, isEmptySet: set != nil))
        }
        state.withLock { $0.answers[question] = .some(asset) }
        return asset
    }

    /// Why there is no picture of a name to show, and what to do about it.
    package func explanation(
        ofImage name: String, in bundle: Bundle? = nil, scale: CGFloat, isDark: Bool
    ) -> String {
        let set = imageSet(named: name, inBundle: bundle?.bundlePath)
        if let variant = set?.variant(scale: scale.isFinite ? Double(scale) : 1, isDark: isDark),
            let fault = state.withLock({ $0.faults[variant] })
        {
            return fault
        }
        return missingText("image", name, isEmptySet: set != nil)
    }

    /// Why there is no color of a name, and what to do about it.
    package func explanation(ofColor name: String) -> String { missingText("color", name, isEmptySet: false) }

    /// The color of a name; nil, with an issue, where there is none.
    package func color(named name: String, in bundle: Bundle? = nil, isDark: Bool) -> AssetColor? {
        let path = bundle?.bundlePath
        let own = path.flatMap { catalog(ofBundle: $0).colors[name] }
        if let set = own ?? mergedCatalog().colors[name] { return set.color(isDark: isDark) }
        issues.report(.missingColor, name, missingText("color", name, isEmptySet: false))
        return nil
    }

    /// The picture a generated name stands for.
    package func image(_ resource: ImageResource, scale: CGFloat, isDark: Bool) -> ImageAsset? {
        image(named: resource.name, in: resource.bundle, scale: scale, isDark: isDark)
    }

    /// The color a generated name stands for.
    package func color(_ resource: ColorResource, isDark: Bool) -> AssetColor? {
        color(named: resource.name, in: resource.bundle, isDark: isDark)
    }

    /// The drawing of a symbol; nil, with an issue, where it is not known: draw `SymbolDrawing.placeholder` then.
    package func symbol(named name: String) -> SymbolDrawing? {
        if let symbol = SymbolLibrary.symbol(named: name) { return symbol }
        issues.report(
            .missingSymbol, name,
            "There is no symbol named \"\(name)\"; a dashed box is drawn. Check the spelling, or take one of the names"
                + " that `SymbolLibrary.names` lists.")
        return nil
    }

    /// All picture names, sorted: for suggestions and tests.
    package var imageNames: [String] { mergedCatalog().images.keys.sorted() }

    /// All color names, sorted.
    package var colorNames: [String] { mergedCatalog().colors.keys.sorted() }
}

extension AssetLibrary {
    private func imageSet(named name: String, inBundle bundle: String?) -> ImageSet? {
        if let bundle, let set = catalog(ofBundle: bundle).images[name] { return set }
        return mergedCatalog().images[name]
    }

    private func asset(for variant: ImageVariant, of set: ImageSet) -> ImageAsset? {
        if let known = state.withLock({ $0.assets[variant] }) { return known }
        var asset: ImageAsset?
        do throws(AssetError) {
            let header = try ImageHeader(data: ImageAsset.bytes(of: variant.file))
            let scale = header.format == .svg ? 1 : (variant.scale ?? 1)
            let insets = variant.capInsetsInPixels.map {
                EdgeInsets(
                    top: $0.top / scale, leading: $0.leading / scale, bottom: $0.bottom / scale,
                    trailing: $0.trailing / scale)
            }
            asset = ImageAsset(
                source: .file(variant.file), header: header, scale: scale, renderingIntent: set.renderingIntent,
                capInsets: insets, preservesVector: set.preservesVector)
        } catch {
            let path = variant.file.path
            let fault = "\(path) cannot be used: \(error.reason). Open it in an image editor and export it again."
            state.withLock { $0.faults[variant] = fault }
            issues.report(.unreadableImage, path, fault)
        }
        return state.withLock { state in
            // Two threads may have read the header; the first asset stays, so that its id is computed once.
            if let known = state.assets[variant] { return known }
            state.assets[variant] = .some(asset)
            return asset
        }
    }

    private func mergedCatalog() -> AssetCatalog {
        if let known = state.withLock({ $0.merged }) { return known }
        let result = places.reduce(into: AssetCatalog()) { $0.merge(catalog(of: $1)) }
        return state.withLock { state in
            let kept = state.merged ?? result
            state.merged = kept
            return kept
        }
    }

    /// The catalogs of one place, read once.
    func catalog(of place: AssetPlace) -> AssetCatalog {
        catalog(of: Folder(path: place.folder.path, isRecursive: place.isRecursive))
    }

    private func catalog(ofBundle path: String) -> AssetCatalog {
        // The main bundle of a command-line build is the build folder itself.
        catalog(of: Folder(path: path, isRecursive: path != Bundle.main.bundlePath))
    }

    private func catalog(of folder: Folder) -> AssetCatalog {
        if let known = state.withLock({ $0.catalogs[folder] }) { return known }
        var reader = AssetCatalogReader(issues: issues)
        reader.read(AssetPlace(folder: URL(fileURLWithPath: folder.path), isRecursive: folder.isRecursive))
        let result = reader.catalog
        state.withLock { $0.catalogs[folder] = result }
        return result
    }

    /// The answer to an earlier question for the accent color: nil where it was not asked before.
    func knownAccentColorSet(ofModules modules: [String]) -> ColorSet?? {
        state.withLock { $0.accentColorSets[modules] }
    }

    func keep(accentColorSet set: ColorSet?, ofModules modules: [String]) {
        state.withLock { $0.accentColorSets[modules] = .some(set) }
    }

    private func missingText(_ sort: String, _ name: String, isEmptySet: Bool) -> String {
        if isEmptySet {
            return "The \(sort) set \"\(name)\" is there but has no file in it. Add one, for any scale."
        }
        let list = searchedPlaces.isEmpty ? "nowhere" : searchedPlaces.joined(separator: ", ")
        return "There is no \(sort) named \"\(name)\". Searched: \(list). Add it to an asset catalog or put a file of"
            + " that name into the target's resources, and declare them in Package.swift."
    }
}
