import Foundation

extension AssetLibrary {
    /// The color that an app's own catalog gives all its controls; nil where there is none.
    ///
    /// Only the app's own catalogs count: those in the main bundle and in the resource bundles of `modules`, in that
    /// order. A build folder holds the bundles of other programs too, and their colors are not this app's.
    ///
    /// - Parameters:
    ///   - modules: the modules that the app is made of, the most specific first.
    ///   - name: of the color; nil for what the app says, or else Xcode's usual name. It is the same in all calls.
    package func accentColor(ofModules modules: [String], isDark: Bool, named name: String? = nil) -> AssetColor? {
        accentColorSet(ofModules: modules, named: name)?.color(isDark: isDark)
    }

    private func accentColorSet(ofModules modules: [String], named name: String?) -> ColorSet? {
        if let known = knownAccentColorSet(ofModules: modules) { return known }
        let own = places.filter { $0.bundleName == nil }
        let bundles = modules.flatMap { module in places.filter { $0.belongs(toModule: module) } }
        let name = name ?? AppInformation.current.accentColorName
        let set = (own + bundles).lazy.compactMap { self.catalog(of: $0).colors[name] }.first
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
