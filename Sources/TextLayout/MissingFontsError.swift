import Foundation

/// Text cannot be measured because fonts are not installed.
package struct MissingFontsError: Error, CustomStringConvertible, Sendable {
    package var families: [FontCatalog.Family]
    package var directories: [String]

    package var description: String {
        let names = families.map { "'\($0.name)'" }.joined(separator: ", ")
        let packages = families.map(\.package).joined(separator: " ")
        return """
            Text cannot be measured: the font families \(names) are in none of \(directories.joined(separator: ", ")). \
            Install them with: apt-get install \(packages)
            """
    }
}
