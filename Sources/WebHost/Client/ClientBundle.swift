/// The client's modules joined to one script: a request, and not one for each of them.
///
/// Every module becomes a function, which gives what it exports, in an order in which what a module imports is before it. What
/// is left out is for readers only: comments on lines of their own, and the space before lines.
struct ClientBundle: Sendable {
    /// The modules in the order of the script.
    let names: [String]
    /// A script in strict mode, but for the object `modules` that it puts them into: see `asInline` and `asModule`.
    private let body: String

    /// - Parameters:
    ///   - root: the module that begins; all that it imports comes along.
    ///   - sources: all modules by their names. They import and export on lines that begin so, by names.
    ///   - known: names of modules that are on the page before.
    init(from root: String, in sources: [String: String], without known: [String] = []) {
        var order: [String] = []
        var seen = Set(known)
        var written: [String: String] = [:]
        func visit(_ name: String) {
            guard seen.insert(name).inserted, let source = sources[name] else { return }
            let module = JoinedModule(source)
            for imported in module.imports { visit(imported) }
            order.append(name)
            written[name] = module.function
        }
        visit(root)
        names = order
        body = order.map { "modules[\"\($0)\"] = \(written[$0] ?? "null");\n" }.joined()
    }

    /// For the page itself. Makes the modules known to `asModule`.
    var asInline: String { "(() => {\n\"use strict\";\nconst modules = globalThis.riffleModules = {};\n\(body)})();\n" }

    /// For a file of its own, which is a module: strict, and not run by browsers that are too old.
    var asModule: String { "const modules = globalThis.riffleModules;\n\(body)" }
}

/// A module as a function that gives what it exports.
private struct JoinedModule {
    private(set) var imports: [String] = []
    private var exports: [Substring] = []
    private var lines: [Substring] = []

    init(_ source: String) {
        var isInComment = false
        // Within a text that goes over several lines every space counts.
        var isInText = false
        for line in source.split(separator: "\n", omittingEmptySubsequences: true) {
            let isWithin = isInText
            let code = isWithin ? line : line.drop { $0 == " " }
            if isInComment {
                isInComment = !code.hasSuffix("*/")
                continue
            }
            if !isWithin {
                if code.isEmpty || code.hasPrefix("//") { continue }
                if code.hasPrefix("/*") {
                    isInComment = !code.hasSuffix("*/")
                    continue
                }
            }
            if code.utf8.reduce(0, { $0 + ($1 == UInt8(ascii: "`") ? 1 : 0) }) % 2 == 1 { isInText.toggle() }
            add(code)
        }
    }

    private mutating func add(_ code: Substring) {
        if code.hasPrefix("import ") {
            guard let name = code.split(separator: "\"").dropFirst().first?.dropFirst(2) else { return }
            imports.append(String(name))
            guard let names = Self.braced(code) else { return }
            let bound = names.replacing(" as ", with: ": ")
            lines.append("const {\(bound)} = modules[\"\(name)\"];")
        } else if code.hasPrefix("export {") {
            exports += (Self.braced(code) ?? "").split(separator: ",")
        } else if code.hasPrefix("export ") {
            let code = code.dropFirst("export ".count)
            let name = code.split { !($0.isLetter || $0.isNumber || $0 == "_") }.first { !Self.keywords.contains($0) }
            exports += name.map { [$0] } ?? []
            lines.append(code)
        } else {
            lines.append(code)
        }
    }

    private static let keywords: Set<Substring> = ["async", "class", "const", "function", "let"]

    private static func braced(_ code: Substring) -> Substring? {
        guard let start = code.firstIndex(of: "{"), let end = code.firstIndex(of: "}") else { return nil }
        return code[code.index(after: start)..<end]
    }

    var function: String {
        "(() => {\n\(lines.joined(separator: "\n"))\nreturn { \(exports.joined(separator: ", ")) };\n})()"
    }
}
