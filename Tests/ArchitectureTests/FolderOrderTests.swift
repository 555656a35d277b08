import Testing

/// The order of the engine's folders.
@Suite struct FolderOrderTests {
    /// The types that a folder of the engine names and another one declares, by both folders.
    private static func names(in files: [SourceFile]) -> [FolderBorder: Set<String>] {
        let folders = files.compactMap { file in folder(of: file).map { (name: $0, file: file) } }
        var homes: [String: Set<String>] = [:]
        for (name, file) in folders {
            for type in file.visibleTypes { homes[type, default: []].insert(name) }
        }
        var names: [FolderBorder: Set<String>] = [:]
        for (name, file) in folders {
            for word in file.typeNames {
                // What several folders declare cannot be told apart by its name.
                guard let found = homes[word], found.count == 1, let home = found.first, home != name else { continue }
                names[FolderBorder(name, home), default: []].insert(word)
            }
        }
        return names
    }

    private static func folder(of file: SourceFile) -> String? {
        let parts = file.path.split(separator: "/")
        guard parts.starts(with: ["Sources", "SwiftUICore"]), parts.count > 3 else { return nil }
        return String(parts[2])
    }

    private static func upward(_ names: [FolderBorder: Set<String>]) -> [FolderBorder: Set<String>] {
        let heights = Dictionary(uniqueKeysWithValues: FolderOrder.engine.enumerated().map { ($1, $0) })
        return names.filter { border, _ in (heights[border.to] ?? 0) > (heights[border.from] ?? .max) }
    }

    @Test("Folders of the engine name only types of folders below them")
    func order() {
        let found = Self.upward(Self.names(in: Repository.swiftFiles))
        for (border, types) in found.sorted(by: { "\($0.key)" < "\($1.key)" }) {
            Issue.record("\(border) points up: \(types.sorted().joined(separator: ", "))")
        }
    }

    @Test("Every folder of the engine has its place in the order, once")
    func folders() {
        let there = Set(Repository.swiftFiles.compactMap { Self.folder(of: $0) })
        #expect(there == Set(FolderOrder.engine))
        #expect(FolderOrder.engine.count == there.count)
    }

    @Test("A planted name that points up is found, and what stands in comments and texts is none")
    func planted() {
        let files = [
            SourceFile(path: "Sources/SwiftUICore/Frame/Late.swift", text: "package final class LateThing {}"),
            SourceFile(
                path: "Sources/SwiftUICore/Graph/Early.swift",
                text: "// LateThing\nlet name = \"LateThing\"\nlet thing: LateThing? = nil // LateThing"),
            SourceFile(
                path: "Sources/SwiftUICore/State/Early.swift", text: "// LateThing\nlet name = \"a LateThing\""),
        ]
        let found = Self.upward(Self.names(in: files))
        #expect(found == [FolderBorder("Graph", "Frame"): ["LateThing"]])
    }
}

extension SourceFile {
    /// The types declared at the outermost level that other files can name.
    fileprivate var visibleTypes: [String] {
        let hidden = codeLines.filter { $0.text.hasPrefix("private ") || $0.text.hasPrefix("fileprivate ") }
        let names = Set(
            SourceFile(path: path, text: hidden.map { String($0.text) }.joined(separator: "\n")).outermostTypes)
        return outermostTypes.filter { !names.contains($0) }
    }

    /// The words of the code that types may be called.
    fileprivate var typeNames: Set<String> {
        var names: Set<String> = []
        for (_, line) in codeLines {
            var isInText = false
            var word: [UInt8] = []
            var before: UInt8 = 0
            func end() {
                if let first = word.first, (0x41...0x5A).contains(first) || first == 0x5F {
                    names.insert(String(decoding: word, as: UTF8.self))
                }
                word = []
            }
            for byte in line.utf8 {
                if byte == UInt8(ascii: "\""), before != UInt8(ascii: "\\") { isInText.toggle() }
                let isLetter = (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F
                if !isInText, isLetter || (0x30...0x39).contains(byte) { word.append(byte) } else { end() }
                if !isInText, byte == UInt8(ascii: "/"), before == byte { break }
                before = byte
            }
            end()
        }
        return names
    }
}
