import RiffleCaching
import Foundation
import RiffleHosting
import RifflePainting
import Synchronization

/// The font files that pages may ask for: the very files that text was measured with, big ones cut to what is used.
///
/// A file is served only after a session has named its face, under a name that changes with the contents, so that
/// browsers keep it for good.
package final class FontStore: Sendable {
    /// What a name stands for.
    struct Entry: Sendable {
        var file: String
        var faceIndex: Int
        /// nil for the whole file.
        var characters: Set<UInt32>?
    }

    private struct State {
        var entries: [String: Entry] = [:]
        /// Names of cut fonts, oldest first.
        var cuts: [String] = []
        var bytes = LeastRecentlyUsedCache<String, [UInt8]>(capacity: WebLimits.fontCutBytes)
        var stamps: [String: String?] = [:]
    }

    private let state = Mutex(State())
    /// What comes together with fonts.
    package let packs = PackStore()

    package init() {}

    /// Whether a face is always cut: its file is big, or holds other faces. Others are whole once a page shows much in them.
    func needsCut(_ face: FontFace) -> Bool {
        face.faceIndex != 0 || face.file.hasSuffix(".ttc") || size(of: face.file) > WebLimits.wholeFontBytes
    }

    /// A name for the face's file, or for a cut of it to some characters; nil when there is no such file.
    func name(_ face: FontFace, characters: Set<UInt32>?) -> String? {
        guard let stamp = stamp(of: face.file) else { return nil }
        var digest = Digest()
        digest.add(stamp)
        digest.add("\(face.faceIndex)")
        if let characters { for character in characters.sorted() { digest.add(String(character)) } }
        let name = digest.hex
        state.withLock { state in
            guard state.entries[name] == nil else { return }
            state.entries[name] = Entry(file: face.file, faceIndex: face.faceIndex, characters: characters)
            guard characters != nil else { return }
            state.cuts.append(name)
            guard state.cuts.count > WebLimits.fontCuts else { return }
            let oldest = state.cuts.removeFirst()
            state.entries[oldest] = nil
            state.bytes.remove(oldest)
        }
        return name
    }

    /// The bytes that a name stands for. Reads and cuts files, so it is for threads that may wait.
    package func bytes(_ name: String) -> (bytes: [UInt8], mediaType: String)? {
        let (entry, kept) = state.withLock { ($0.entries[name], $0.bytes.value(for: name)) }
        guard let entry else { return nil }
        if let kept { return (kept, Self.mediaType(entry.file)) }
        guard let characters = entry.characters else {
            guard let data = FileManager.default.contents(atPath: entry.file) else { return nil }
            return ([UInt8](data), Self.mediaType(entry.file))
        }
        guard let cut = FontCut.make(from: entry.file, faceIndex: entry.faceIndex, characters: characters) else {
            return nil
        }
        state.withLock { $0.bytes.insert(cut, for: name, cost: cut.count) }
        return (cut, Self.mediaType(entry.file))
    }

    private static func mediaType(_ file: String) -> String {
        // A cut of a collection is an OpenType file, too; browsers look at the contents.
        file.hasSuffix(".ttf") ? "font/ttf" : "font/otf"
    }

    private func size(of file: String) -> Int {
        (try? FileManager.default.attributesOfItem(atPath: file)[.size] as? Int) ?? 0
    }

    /// Path, size and time of change: another file under the same name has another stamp.
    private func stamp(of file: String) -> String? {
        if let known = state.withLock({ $0.stamps[file] }) { return known }
        let attributes = try? FileManager.default.attributesOfItem(atPath: file)
        let stamp = attributes.map {
            "\(file) \($0[.size] as? Int ?? 0) \(($0[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0)"
        }
        state.withLock { $0.stamps[file] = .some(stamp) }
        return stamp
    }
}
