import Foundation

/// A fact that a test says it holds, found in the test's source.
struct HeldFact {
    var name: String
    /// The sentence that names the test.
    var test: String
    /// The file that the test is in, without its folder.
    var file: String
    var isWithFixedMetrics: Bool

    /// The facts that a source's tests hold, in their order.
    ///
    /// A trait stands behind the sentence of its test, and both are written as literals.
    static func all(in source: String, of file: String) -> [HeldFact] {
        source.components(separatedBy: "@Test(").dropFirst().flatMap { rest -> [HeldFact] in
            // What stands before the function is the test's sentence and its traits.
            guard let head = rest.range(of: "func ").map({ rest[..<$0.lowerBound] }) else { return [] }
            let parts = head.components(separatedBy: ".fact(")
            let sentence = literals(in: parts[0]).first ?? ""
            return parts.dropFirst().flatMap { part in
                let arguments = part.prefix { $0 != ")" }
                let isFixed = arguments.contains("metrics: .fixed")
                return literals(in: String(arguments)).map {
                    HeldFact(name: $0, test: sentence, file: file, isWithFixedMetrics: isFixed)
                }
            }
        }
    }

    /// Every fact that a test below a folder holds, in the order of the files' paths.
    static func all(below folder: URL) -> [HeldFact] {
        let paths = (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).sorted()
        return paths.filter { $0.hasSuffix("Tests.swift") }.flatMap { path -> [HeldFact] in
            let file = folder.appending(path: path)
            guard let source = try? String(contentsOf: file, encoding: .utf8) else { return [] }
            return all(in: source, of: file.deletingPathExtension().lastPathComponent)
        }
    }

    private static func literals(in text: String) -> [String] {
        text.split(separator: "\"", omittingEmptySubsequences: false).enumerated().compactMap { index, part in
            index % 2 == 1 ? String(part) : nil
        }
    }
}
