import Foundation

extension AssetLibrary {
    /// What Xcode calls the color of a catalog that tints a whole app.
    private static let accentColorName = "AccentColor"

    /// The color that an app's own catalog gives all its controls; nil where there is none.
    ///
    /// Only the app's own catalogs count: those in the main bundle and in the resource bundles of `modules`, in that
    /// order. A build folder holds the bundles of other programs too, and their colors are not this app's.
    ///
    /// - Parameter modules: the modules that the app is made of, the most specific first.
    package func accentColor(ofModules modules: [String], isDark: Bool) -> AssetColor? {
        accentColorSet(ofModules: modules)?.color(isDark: isDark)
    }

    private func accentColorSet(ofModules modules: [String]) -> ColorSet? {
        if let known = knownAccentColorSet(ofModules: modules) { return known }
        let own = places.filter { $0.bundleName == nil }
        let bundles = modules.flatMap { module in places.filter { $0.belongs(toModule: module) } }
        let set = (own + bundles).lazy.compactMap { self.catalog(of: $0).colors[Self.accentColorName] }.first
        keep(accentColorSet: set, ofModules: modules)
        return set
    }
}

extension AssetPlace {
    /// The name of a resource bundle: `Package_Target` of `Package_Target.resources`. nil for any other folder.
    var bundleName: String? {
        guard ["resources", "bundle"].contains(folder.pathExtension) else { return nil }
        return folder.deletingPathExtension().lastPathComponent
    }

    /// Whether this is the resource bundle of a module. Names of targets may have characters that those of modules
    /// have not: they are underscores there.
    func belongs(toModule module: String) -> Bool {
        guard let name = bundleName else { return false }
        let identifier = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return identifier.hasSuffix("_" + module)
    }
}
