import Foundation
import SwiftText

/// Where the types of a program are declared, for people who point at views.
///
/// Files are read again only when they have changed.
struct TypePlaces {
    private struct File {
        var date: Date
        var types: [(name: String, line: Int)]
    }

    private var files: [String: File] = [:]

    /// The places of all types that files declare, by the last part of their names; the first counts of several.
    ///
    /// - Parameters:
    ///   - paths: Swift files; those that cannot be read are left out.
    ///   - folder: what places are told from, with a slash at its end.
    mutating func find(in paths: [String], from folder: String) -> [String: String] {
        var known = files
        files = [:]
        var places: [String: String] = [:]
        for path in paths.sorted() where path.hasSuffix(".swift") {
            let date = (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
            guard let date else { continue }
            if known[path]?.date != date { known[path] = Self.read(path, date) }
            guard let file = known[path] else { continue }
            files[path] = file
            let name = path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
            for type in file.types where places[type.name] == nil { places[type.name] = "\(name):\(type.line)" }
        }
        return places
    }

    private static func read(_ path: String, _ date: Date) -> File? {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
        var types: [(name: String, line: Int)] = []
        func visit(_ declarations: [Declaration]) {
            for declaration in declarations where declaration.kind == .type {
                let isExtension = declaration.header.split(whereSeparator: \.isWhitespace).contains("extension")
                if !isExtension, let name = declaration.name.split(separator: ".").last {
                    types.append(
                        (name.split(separator: "#").first.map(String.init) ?? "", declaration.lines.lowerBound))
                }
                visit(declaration.members)
            }
        }
        visit(DeclarationScan(text).declarations)
        return File(date: date, types: types)
    }
}
