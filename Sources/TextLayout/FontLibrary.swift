import CRifflePango
import Foundation

/// The fonts of a catalog, loaded by fontconfig and Pango with a configuration of our own.
///
/// Neither the user's fontconfig files nor the locale has a say, so that text measures alike everywhere. Not safe for
/// use by two threads at a time; its owner locks.
final class FontLibrary {
    let map: OpaquePointer
    let context: OpaquePointer
    private let configuration: OpaquePointer
    /// Every family that can be asked for by name.
    let families: Set<String>
    /// The families by all names that code may have for them: without spaces, and by the names of their faces.
    private let familiesByOtherNames: [String: String]
    /// The PostScript names of the faces of each family.
    private let faceNames: [String: Set<String>]

    /// Throws `MissingFontsError` if a required family is in none of the directories.
    init(_ catalog: FontCatalog) throws {
        guard let configuration = FcConfigCreate() else {
            preconditionFailure("fontconfig could not create a configuration: out of memory")
        }
        let xml = FontLibrary.configuration(catalog.directories)
        FcConfigParseAndLoadFromMemory(configuration, xml, 1)
        FcConfigBuildFonts(configuration)
        let installed = FontLibrary.patterns(configuration).reduce(into: Set<String>()) { names, pattern in
            for index in 0..<8 {
                guard let name = pattern.string(FC_FAMILY, at: index) else { break }
                names.insert(name)
            }
        }
        let missing = FontCatalog.required.filter { !installed.contains($0.name) }
        guard missing.isEmpty else {
            FcConfigDestroy(configuration)
            throw MissingFontsError(families: missing, directories: catalog.directories)
        }
        self.configuration = configuration
        self.families = installed
        let patterns = FontLibrary.patterns(configuration)
        familiesByOtherNames = FontLibrary.otherNames(patterns, installed)
        faceNames = patterns.reduce(into: [:]) { names, pattern in
            guard let family = pattern.string(FC_FAMILY) else { return }
            names[family, default: []].insert(pattern.string(FC_POSTSCRIPT_NAME) ?? family)
        }
        self.map = OpaquePointer(cpango_font_map_new(configuration))
        self.context = pango_font_map_create_context(UnsafeMutablePointer(map))
        pango_context_set_language(context, PangoConstants.language)
        pango_context_set_round_glyph_positions(context, 0)
    }

    deinit {
        cpango_unref(UnsafeMutableRawPointer(context))
        cpango_unref(UnsafeMutableRawPointer(map))
        FcConfigDestroy(configuration)
    }

    /// The family that a name stands for: one's own name, written with or without spaces, or the PostScript name or full
    /// name of one of its faces; nil where there is none.
    func family(named name: String) -> String? {
        families.contains(name) ? name : familiesByOtherNames[FontLibrary.plain(name)]
    }

    /// The PostScript names of a family's faces, sorted; none where it is not installed.
    func faceNames(of family: String) -> [String] { faceNames[family, default: []].sorted() }

    private static func otherNames(_ patterns: [FontPattern], _ families: Set<String>) -> [String: String] {
        var names: [String: String] = [:]
        for family in families.sorted() where names[plain(family)] == nil { names[plain(family)] = family }
        let sorted = patterns.sorted { ($0.string(FC_FILE) ?? "") < ($1.string(FC_FILE) ?? "") }
        for pattern in sorted {
            guard let family = pattern.string(FC_FAMILY) else { continue }
            for other in [pattern.string(FC_POSTSCRIPT_NAME), pattern.string(FC_FULLNAME)].compactMap(\.self)
            where names[plain(other)] == nil { names[plain(other)] = family }
        }
        return names
    }

    private static func plain(_ name: String) -> String {
        name.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }
    }

    /// The faces of a family, by file name and place in the file.
    func faces(of family: String) -> [FontFace] {
        FontLibrary.patterns(configuration)
            .filter { pattern in (0..<8).contains { pattern.string(FC_FAMILY, at: $0) == family } }
            .map { $0.face(features: []) }
            .sorted { ($0.file, $0.faceIndex, $0.variations) < ($1.file, $1.faceIndex, $1.variations) }
    }

    private static func patterns(_ configuration: OpaquePointer) -> [FontPattern] {
        guard let fonts = FcConfigGetFonts(configuration, FcSetSystem) else { return [] }
        return (0..<Int(fonts.pointee.nfont)).map { FontPattern(fonts.pointee.fonts[$0]!) }
    }

    /// The package's caches spare reading hundreds of files at every start; they do not change what is found.
    private static func configuration(_ directories: [String]) -> String {
        let escaped = directories.map {
            $0.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
        }
        return """
            <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
            \(escaped.map { "<dir>\($0)</dir>" }.joined(separator: "\n"))
            <cachedir>/var/cache/fontconfig</cachedir><cachedir prefix="xdg">fontconfig</cachedir>
            <alias binding="same"><family>emoji</family><prefer><family>\(FontCatalog.emoji)</family></prefer></alias>
            </fontconfig>
            """
    }
}
