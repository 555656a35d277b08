import Foundation

/// The imports of a source file.
struct ImportScan {
    /// An import that is always compiled.
    struct Import: Equatable {
        /// The module, without the parts of it that are named after a dot.
        var module: String
        /// From 1.
        var line: Int
    }

    /// Those of the file, in order, but for those inside `#if`, where code says itself what it can do without.
    private(set) var imports: [Import] = []

    private static let kinds: Set<Substring> = [
        "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
    ]
    private static let levels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]

    /// - Complexity: O(*n*) in the length of the text.
    init(_ text: String) {
        var depth = 0
        var isComment = false
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = line.drop { $0 == " " || $0 == "\t" }
            if isComment {
                isComment = !line.contains("*/")
                continue
            }
            if line.hasPrefix("/*") {
                isComment = !line.contains("*/")
            } else if line.hasPrefix("#if") {
                depth += 1
            } else if line.hasPrefix("#endif") {
                depth -= 1
            } else if depth == 0, let module = Self.module(importedBy: line) {
                imports.append(Import(module: module, line: index + 1))
            }
        }
    }

    private static func module(importedBy line: Substring) -> String? {
        // Most lines are none, and are not taken apart.
        guard line.contains("import ") else { return nil }
        var words = line.split(whereSeparator: \.isWhitespace)[...]
        while let word = words.first, word.hasPrefix("@") || levels.contains(word) { words = words.dropFirst() }
        guard words.popFirst() == "import", let first = words.popFirst() else { return nil }
        guard let path = kinds.contains(first) ? words.first : first else { return nil }
        let name = path.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return name.isEmpty ? nil : String(name)
    }
}

/// A product whose module has its name, of a package that the target's package depends on. The target does not use it.
struct UnusedProduct: Equatable {
    /// Of the product and of its module.
    var name: String
    /// What the package is called where its products are named.
    var package: String

    /// Reads `UIKit=Riffle`; nil for anything else.
    init?(_ argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return nil }
        (name, package) = (parts[0], parts[1])
    }

    /// What to say of files that import it, each with the line.
    static func warnings(of products: [UnusedProduct], in text: String, of file: String, target: String) -> [String] {
        ImportScan(text).imports.compactMap { found in
            products.first { $0.name == found.module }.map { product in
                "\(file):\(found.line): warning: the target \(target) imports \(product.name) and does not depend on it. Add "
                    + ".product(name: \"\(product.name)\", package: \"\(product.package)\") to its dependencies in "
                    + "Package.swift"
            }
        }
    }
}
