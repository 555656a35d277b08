import RiffleAssets

private struct AppModulesKey: EnvironmentKey {
    static let defaultValue: [String] = []
}

extension EnvironmentValues {
    /// The modules that the app on the screen is made of, the one that the app is named in first.
    package var appModules: [String] {
        get { self[AppModulesKey.self] }
        set { self[AppModulesKey.self] = newValue }
    }

    /// The color named "AccentColor" of the app's own catalog; nil where it has none.
    var appAccentColor: ResolvedColor? {
        assetLibrary.accentColor(ofModules: appModules, isDark: colorScheme == .dark).map { ResolvedColor($0) }
    }
}

/// A root view that stands for other types, in which the app's modules are named.
@MainActor
package protocol AppModuleSource {
    /// The types to look at, in order.
    static var appTypes: [Any.Type] { get }
}

/// The modules that the type of a root view names, each once, in the order in which they appear in its full name.
///
/// `AppRoot<MyApp.Main>` names MyApp: that is how a program and its tests, which are linked otherwise, both know whose
/// catalogs are the app's.
@MainActor
package func appModules(of root: Any.Type) -> [String] {
    let types = (root as? any AppModuleSource.Type)?.appTypes ?? [root]
    var modules: [String] = []
    for type in types {
        var name = Substring(String(reflecting: type))
        while let start = name.firstIndex(where: { $0.isLetter || $0 == "_" }) {
            name = name[start...]
            let word = name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            // What follows the module up to the type itself: members of members are no modules.
            let path = name.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
            if path.count > word.count, !modules.contains(String(word)) { modules.append(String(word)) }
            name = name.dropFirst(path.count)
        }
    }
    return modules
}
