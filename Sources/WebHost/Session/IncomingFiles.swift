/// Files that a page sends piece by piece, one after the other: which bytes belong to which.
package struct IncomingFiles {
    /// Bytes of one of the files, to be added to what there is of it.
    package struct Part: Hashable, Sendable {
        package let file: Int
        package let bytes: [UInt8]

        package init(file: Int, bytes: [UInt8]) {
            self.file = file
            self.bytes = bytes
        }
    }

    /// What they are called in the program; no two are the same.
    package let names: [String]
    private var rest: [Int]
    private var current = 0

    /// nil where the files are more, or larger, than what may be sent.
    package init?(_ files: [AnnouncedFile], limit: Int = WebLimits.chosenBytes) {
        guard files.count <= Int(WebLimits.filesAtOnce) else { return nil }
        var total = 0
        for file in files {
            guard file.size >= 0, file.size <= limit - total else { return nil }
            total += file.size
        }
        rest = files.map(\.size)
        var taken: Set<String> = []
        names = files.map { file in
            let name = Self.plain(file.name)
            var unique = name
            var number = 2
            while !taken.insert(unique.lowercased()).inserted {
                unique = "\(number) \(name)"
                number += 1
            }
            return unique
        }
    }

    /// Bytes that are still to come.
    package var remaining: Int { rest.reduce(0, +) }

    /// Takes the next bytes; those beyond the last file's end belong to none.
    package mutating func take(_ bytes: [UInt8]) -> [Part] {
        var parts: [Part] = []
        var bytes = bytes[...]
        while current < rest.count, !bytes.isEmpty {
            let count = min(rest[current], bytes.count)
            if count > 0 { parts.append(Part(file: current, bytes: Array(bytes.prefix(count)))) }
            bytes = bytes.dropFirst(count)
            rest[current] -= count
            if rest[current] == 0 { current += 1 }
        }
        return parts
    }

    /// A name that leads nowhere: no folders, nothing that cannot be seen, and not too long, with its ending.
    package static func plain(_ name: String) -> String {
        let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init) ?? ""
        let visible = String(
            String.UnicodeScalarView(
                last.unicodeScalars.filter {
                    $0.value >= 0x20 && $0.value != 0x7F && $0.properties.generalCategory != .format
                }))
        let trimmed = visible.drop { $0 == "." || $0 == " " }
        guard !trimmed.isEmpty else { return "File" }
        var name = String(trimmed)
        let ending =
            name.lastIndex(of: ".").map { String(name[$0...]) }.flatMap { $0.utf8.count <= 20 ? $0 : nil } ?? ""
        var stem = name.dropLast(ending.count)
        while stem.utf8.count + ending.utf8.count > WebLimits.fileNameBytes, !stem.isEmpty { stem = stem.dropLast() }
        name = stem + ending
        return name
    }
}
