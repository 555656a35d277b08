import Foundation
import SwiftText
import XcodeProjects

/// What is known of source files, each of which is read once.
final class SourceCache {
    struct Source {
        var text: String
        var imports: [SwiftImport]
        /// Whether it is compiled as a copy because of its conditions.
        var isRewritten: Bool
        /// The outermost declaration that the program starts with.
        var entry: String?
    }

    private var sources: [String: Source] = [:]

    func source(_ path: String) -> Source {
        if let known = sources[path] { return known }
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        var source = Source(
            text: text, imports: SwiftImport.all(in: SwiftTokens(text)), isRewritten: SourceRewriter.concerns(text))
        if path.hasSuffix("/main.swift") {
            source.entry = ""
        } else if text.contains("@main") || text.contains("@UIApplicationMain") {
            source.entry =
                DeclarationScan(text).declarations.first {
                    $0.header.contains("@main") || $0.header.contains("@UIApplicationMain")
                }?.name
        }
        sources[path] = source
        return source
    }

    /// The modules that a unit's file imports as an app for iOS, without those behind conditions that are false.
    func activeImports(_ path: String, of unit: Unit, isMissing: (String) -> Bool) -> [SwiftImport] {
        source(path).imports.filter { found in
            found.conditions.allSatisfy { condition in
                let truth = PlatformConditions.evaluate(condition.text) { name in
                    if let known = PlatformConditions.truth(of: name) { return known }
                    if name.hasPrefix("canImport(") {
                        let module = name.dropFirst(10).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                        return !isMissing(String(module))
                    }
                    return name.contains("(") ? nil : unit.conditions.contains(name)
                }
                return truth != !condition.holds
            }
        }
    }
}
