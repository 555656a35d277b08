import RiffleLayers
import RifflePainting

/// Tells one page where the font files are of the faces that its text is set in.
///
/// A file cut to the characters in use serves until text needs others; that text then gets a new cut, and text that is
/// there keeps the old one, so that nothing flickers.
package struct FaceAnnouncer {
    private let fonts: FontStore
    /// By the faces' numbers: what a page has of each; nil for the whole file.
    private var announced: [Int: Set<UInt32>?] = [:]
    private var numbers: [FontFace: Int] = [:]
    private var numbered = 0

    package init(_ fonts: FontStore) { self.fonts = fonts }

    /// The sources to announce before these changes are sent.
    ///
    /// - Parameter faces: all that the encoder has numbered so far, those of `changes` included.
    package mutating func sources(for changes: [LayerChange], faces: [FontFace]) -> [FaceSource] {
        while numbered < faces.count {
            numbers[faces[numbered]] = numbered
            numbered += 1
        }
        var used: [Int: Set<UInt32>] = [:]
        for change in changes {
            for run in change.glyphRuns {
                guard let number = numbers[run.face] else { continue }
                if let known = announced[number], known == nil { continue }
                used[number, default: []].formUnion(run.text.unicodeScalars.lazy.map(\.value))
            }
            // Nobody knows what will be typed: letters, digits and signs of most languages written in Latin.
            if let number = change.editorFace.flatMap({ numbers[$0] }), announced[number].map({ $0 != nil }) ?? true {
                used[number, default: []].formUnion(0x20...0x17F)
            }
        }
        return used.keys.sorted().compactMap { source(of: $0, faces[$0], characters: used[$0] ?? []) }
    }

    private mutating func source(of number: Int, _ face: FontFace, characters: Set<UInt32>) -> FaceSource? {
        let known = announced[number].flatMap { $0 } ?? []
        guard !characters.isSubset(of: known) else { return nil }
        guard fonts.needsCut(face) else { return smallSource(of: number, face, characters: characters) }
        let wanted = known.count <= WebLimits.carriedCharacters ? known.union(characters) : characters
        announced[number] = .some(wanted)
        return fonts.name(face, characters: wanted).map { FaceSource(face: number, url: "font/\($0)") }
    }
}

extension FaceAnnouncer {
    /// Letters, digits and signs that nearly every text in Latin letters has: what is shown first needs no more.
    private static let usual = Set<UInt32>(0x20...0x7E)
    /// Those of most languages that are written in Latin letters.
    private static let latin = Set<UInt32>(0x20...0x17F).union(0x2010...0x2030).union([0x20AC, 0x2122, 0x2212])

    /// A file of a face that is not large: first for few letters, a tenth of it; then for most; then all of it. So a page asks
    /// three times for each face at most.
    private mutating func smallSource(of number: Int, _ face: FontFace, characters: Set<UInt32>) -> FaceSource? {
        let wanted =
            [Self.usual, Self.latin].first(where: characters.isSubset)
            ?? (announced[number] == nil && characters.count <= WebLimits.carriedCharacters
                ? Self.usual.union(characters) : nil)
        announced[number] = .some(wanted)
        let next = wanted.flatMap { $0 != Self.latin && $0.isSubset(of: Self.latin) ? Self.latin : nil }
        return fonts.name(face, characters: wanted).map { name in
            FaceSource(
                face: number, url: "font/\(name)",
                next: next.flatMap { fonts.name(face, characters: $0) }.map { "font/\($0)" })
        }
    }
}

extension LayerChange {
    /// What a text is set in that the page edits.
    fileprivate var editorFace: FontFace? {
        switch self {
        case .insert(let layer): layer.editor?.face
        case .update(let layer, let fields): fields.contains(.editor) ? layer.editor?.face : nil
        case .remove: nil
        }
    }

    /// The text that the page has to show anew.
    fileprivate var glyphRuns: [GlyphRun] {
        let contents: [DrawCommand]
        switch self {
        case .insert(let layer): contents = layer.contents
        case .update(let layer, let fields): contents = fields.contains(.contents) ? layer.contents : []
        case .remove: contents = []
        }
        return contents.compactMap { if case .glyphs(let run, _) = $0 { run } else { nil } }
    }
}
