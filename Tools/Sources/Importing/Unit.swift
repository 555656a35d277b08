import Foundation
import XcodeProjects

/// A target of the package that is made, before it is known which of its files stay where they are.
struct Unit {
    enum Kind: String {
        case app, library, tests
        /// What the compiler runs for macros, what the package manager runs for each build, and what that runs.
        case macro, plugin, tool

        /// Whether it runs while the others are built: it is no code for iOS, and knows nothing of views.
        var runsInBuilds: Bool { self == .macro || self == .plugin || self == .tool }
    }

    /// Of the target and of its module.
    var name: String
    var kind: Kind
    /// Where it comes from, for the report: `target Notes`, `package NotesKit`.
    var origin: String
    var sources: [URL]
    var resources: [URL]
    /// Names of other units.
    var units: [String] = []
    /// Products of remote packages, with the package.
    var products: [RemoteProduct] = []
    /// Plugins of the project's own packages that run for it.
    var plugins: [String] = []
    /// Arguments of `swiftSettings`.
    var settings: [String]
    /// Names that are true in `#if`.
    var conditions: Set<String> = ["DEBUG"]
    /// Whether it runs the app in a process of its own.
    var hasUITests = false
    /// The keys of the bundle's Information Property List.
    var info: [String: Any] = [:]
}

/// A product of a package at an address.
struct RemoteProduct: Hashable {
    var name: String
    var package: String
}

/// Something that is not in the package that was made, and why.
struct LeftOut: Hashable, Codable {
    enum Part: String, Codable {
        case target, package, file, declaration, body, piece, `import`, resource
    }

    var part: Part
    /// From the project's folder; of a target or a package its name.
    var place: String
    /// From 1; 0 where there is none.
    var line = 0
    /// The declaration, if it is one.
    var name = ""
    /// The first line of the part of it, if it is one.
    var text = ""
    /// What is missing: a module, a type, a member. Reports count these.
    var missing: String
    /// In the compiler's words, or in ours.
    var reason: String
}
