import Foundation
import XcodeProjects

/// Packages at addresses that Riffle has one of its own for, with the same identity, the same products and the same names
/// for the tests that use them.
enum SubstitutePackage {
    /// For each identity the products, which are called as their modules.
    private static let products = [
        "swift-snapshot-testing": ["SnapshotTesting", "InlineSnapshotTesting", "SnapshotTestingCustomDump"]
    ]

    /// The products of Riffle's package that takes the place of one; nil where none does.
    static func products(of package: RemotePackage) -> [String]? { products[package.identity.lowercased()] }

    /// Where Riffle's package is, in a checkout at a path; nil where there is none.
    static func path(of package: RemotePackage, in library: String) -> String? {
        products(of: package).map { _ in "\(library)/Compatibility/\(package.identity.lowercased())" }
    }
}
