import Foundation

/// What the manifest of a package says, as `swift package dump-package` prints it.
package struct LocalPackage {
    package struct Target {
        package enum Kind: String { case regular, executable, test, macro, plugin, system, binary, other }

        package var name: String
        package var kind: Kind
        package var folder: URL
        package var sources: [URL] = []
        /// Files and folders that are resources.
        package var resources: [URL] = []
        /// Plugins that run for it: their names, and the package of those of another one.
        package var plugins: [(name: String, package: String?)] = []
        /// Whether it is a plugin that runs with each build, rather than when somebody asks for it.
        package var isBuildTool = false
        /// Names of targets of the same package.
        package var targets: [String] = []
        /// Names of products of others.
        package var products: [String] = []
        /// Arguments of `swiftSettings`.
        package var settings: [String] = []
    }

    package var name: String
    package var folder: URL
    package var targets: [Target]
    /// The targets of each product.
    package var products: [String: [String]]
    package var localPackages: [URL]
    package var remotePackages: [RemotePackage]
    /// As in `swift-tools-version`.
    package var toolsVersion: String
    /// Nil where the manifest says nothing.
    package var languageMode: String?

    package func target(named name: String) -> Target? { targets.first { $0.name == name } }
}
