import Assets

private struct AssetLibraryKey: EnvironmentKey {
    static let defaultValue = AssetLibrary()
}

extension EnvironmentValues {
    /// Where pictures and colors are found by name. Hosts set one that reports what is missing.
    package var assetLibrary: AssetLibrary {
        get { self[AssetLibraryKey.self] }
        set { self[AssetLibraryKey.self] = newValue }
    }
}
