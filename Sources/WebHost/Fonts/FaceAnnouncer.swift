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
        guard fonts.needsCut(face) else {
            announced[number] = .some(nil)
            return fonts.name(face, characters: nil).map { FaceSource(face: number, url: "font/\($0)") }
        }
        let known = announced[number].flatMap { $0 } ?? []
        guard !characters.isSubset(of: known) else { return nil }
        let wanted = known.count <= WebLimits.carriedCharacters ? known.union(characters) : characters
        announced[number] = .some(wanted)
        return fonts.name(face, characters: wanted).map { FaceSource(face: number, url: "font/\($0)") }
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
