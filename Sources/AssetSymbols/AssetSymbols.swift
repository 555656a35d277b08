import Foundation

/// Writes the Swift names of a target's pictures and colors: `AssetSymbols --bundle module --output FILE CATALOG…`.
///
/// `--bundle module` makes them refer to the target's own resources, `--bundle main` to the app's. With `--target NAME`,
/// `--product UIKit=Riffle …` and `--source FILE …` it also warns of files that import what the target does not depend on.
@main
struct AssetSymbols {
    static func main() {
        do {
            let command = try Command(CommandLine.arguments.dropFirst())
            let names = command.catalogs.reduce(into: CatalogNames()) { $0.read(catalog: $1) }
            let source = GeneratedSource(names: names, bundle: command.bundle)
            for warning in source.warnings { complain("warning: \(warning)") }
            for file in command.sources {
                let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
                UnusedProduct.warnings(of: command.products, in: text, of: file.path, target: command.target)
                    .forEach(complain)
            }
            try write(source.text, to: command.output)
        } catch {
            complain("error: \(error)")
            exit(1)
        }
    }

    /// An unchanged file keeps its date, so that the target is not compiled again.
    private static func write(_ text: String, to file: URL) throws {
        if let old = try? String(contentsOf: file, encoding: .utf8), old == text { return }
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    private static func complain(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}

/// The command line, taken apart.
struct Command {
    var bundle = GeneratedSource.BundleChoice.main
    var output: URL
    var catalogs: [URL] = []
    var target = ""
    var sources: [URL] = []
    /// What the target could depend on, and does not.
    var products: [UnusedProduct] = []

    struct UsageError: Error, CustomStringConvertible {
        let description: String
    }

    init(_ arguments: some Sequence<String>) throws {
        var output: URL?
        var rest = Array(arguments)[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--output":
                output = rest.popFirst().map { URL(fileURLWithPath: $0) }
            case "--bundle":
                guard let bundle = rest.popFirst().flatMap(GeneratedSource.BundleChoice.init) else {
                    throw UsageError(description: "--bundle takes `module` or `main`")
                }
                self.bundle = bundle
            case "--target":
                target = rest.popFirst() ?? ""
            case "--source":
                if let file = rest.popFirst() { sources.append(URL(fileURLWithPath: file)) }
            case "--product":
                guard let product = rest.popFirst().flatMap(UnusedProduct.init) else {
                    throw UsageError(description: "--product takes a name and a package, such as `UIKit=Riffle`")
                }
                products.append(product)
            default:
                catalogs.append(URL(fileURLWithPath: argument))
            }
        }
        guard let output else { throw UsageError(description: "--output FILE is missing") }
        self.output = output
    }
}
