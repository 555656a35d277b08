import Foundation

/// What `riffle dev` is started with.
package struct LiveOptions: Sendable {
    /// The folder of the user's project, and that of its manifest, which may be another one.
    package var folder: URL
    package var package: URL
    /// Where the package is built; nil for its own `.build`.
    package var scratch: URL?
    /// The program, where there are several.
    package var product: String?
    /// The port of the page; nil takes 8080, or the next one that is free.
    package var port: Int?
    /// Riffle's checkout.
    package var library: URL
    /// Makes a program for a package that has none; nil for others.
    package var previews: PreviewPackage?
    /// Handed to the program.
    package var arguments: [String] = []

    package init(folder: URL, library: URL) throws {
        self.folder = folder.standardizedFileURL
        self.library = library.standardizedFileURL
        let apart = self.folder.appending(path: ".riffle/package")
        let files = FileManager.default
        func has(_ url: URL, _ name: String) -> Bool {
            files.fileExists(atPath: url.appending(path: name).path(percentEncoded: false))
        }
        guard files.fileExists(atPath: self.folder.path(percentEncoded: false)) else {
            throw LiveError("There is no folder \(folder.path(percentEncoded: false)).")
        }
        if has(apart, "Package.swift") {
            package = apart
        } else if has(self.folder, "Package.swift") {
            package = self.folder
            if PreviewPackage.isWanted(for: self.folder) {
                let previews = PreviewPackage(for: self.folder, library: self.library)
                package = previews.folder
                self.previews = previews
            }
        } else {
            let names = (try? files.contentsOfDirectory(atPath: self.folder.path(percentEncoded: false))) ?? []
            let isXcode = names.contains {
                $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") || $0 == "project.yml"
            }
            let path = folder.path(percentEncoded: false)
            throw LiveError(
                isXcode
                    ? "\(path) has a project of Xcode's and no Package.swift. Make it buildable first: riffle import \"\(path)\""
                    : "\(path) has no Package.swift. Pass the folder of a package, or write a new app with: riffle new MyApp"
            )
        }
    }
}
