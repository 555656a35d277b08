import Foundation

/// The texts that are constants of a program, as its file has them (ELF, 64 bits).
///
/// They tell which of the resource bundles beside a program are its own. Where several programs are built into one folder, all
/// bundles lie there, and what others say must not be taken for translations of this one's keys.
struct ProgramConstants {
    private let data: Data
    private let range: Range<Int>

    /// Nil where the file cannot be read, or is of another kind.
    init?(file: URL) {
        guard let data = Self.mapped(file), let range = Self.constants(in: data) else { return nil }
        self.data = data
        self.range = range
    }

    /// The bytes of a file, of which only those are read that somebody looks at: programs have tens of megabytes.
    ///
    /// Foundation's own mapping reads all of it.
    private static func mapped(_ file: URL) -> Data? {
        let descriptor = open(file.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else {
            return nil
        }
        let size = Int(status.st_size)
        guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED else {
            return nil
        }
        return Data(bytesNoCopy: start, count: size, deallocator: .unmap)
    }

    /// Whether a text is among them, or the end of one of them.
    func contains(_ text: String, isWhole: Bool) -> Bool {
        let wanted = Array(text.utf8) + (isWhole ? [0] : [])
        return data.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress, let first = wanted.first else { return false }
            var place = start + range.lowerBound
            let end = start + range.upperBound
            while end - place >= wanted.count, let found = memchr(place, Int32(first), end - place - wanted.count + 1) {
                if memcmp(found, wanted, wanted.count) == 0 { return true }
                place = UnsafeRawPointer(found) + 1
            }
            return false
        }
    }

    /// Where the section `.rodata` is.
    private static func constants(in data: Data) -> Range<Int>? {
        data.withUnsafeBytes { bytes -> Range<Int>? in
            func number<Value: FixedWidthInteger>(_ type: Value.Type, at offset: Int) -> Int? {
                guard offset >= 0, offset + MemoryLayout<Value>.size <= bytes.count else { return nil }
                return Int(exactly: Value(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: Value.self)))
            }
            guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]), let table = number(UInt64.self, at: 0x28),
                let size = number(UInt16.self, at: 0x3A), let count = number(UInt16.self, at: 0x3C),
                let namesIndex = number(UInt16.self, at: 0x3E), table < bytes.count,
                let names = number(UInt64.self, at: table + namesIndex * size + 24), names < bytes.count
            else { return nil }
            for index in 0..<count {
                let section = table + index * size
                guard let name = number(UInt32.self, at: section), let start = number(UInt64.self, at: section + 24),
                    let length = number(UInt64.self, at: section + 32), start < bytes.count,
                    length <= bytes.count - start, names + name + 8 <= bytes.count
                else { continue }
                if bytes[(names + name)..<(names + name + 8)].elementsEqual(Array(".rodata".utf8) + [0]) {
                    return start..<start + length
                }
            }
            return nil
        }
    }
}

extension AssetPlace {
    /// The places of a program's own translations: its main bundle, and the resource bundles of targets that it has.
    static func ofTranslations() -> [AssetPlace] {
        let places = standard()
        guard places.contains(where: { $0.folder.pathExtension == "resources" }) else { return places }
        let file = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        guard let program = ProgramConstants(file: file) else { return places }
        let libraries = AssetCatalogReader.entries(of: file.deletingLastPathComponent(), withExtensions: "so")
            .compactMap { ProgramConstants(file: $0) }
        return places.filter { place in
            guard place.folder.pathExtension == "resources" else { return true }
            let bundle = place.folder.deletingPathExtension().lastPathComponent
            // Such as Package_Target, where either may have hyphens that modules have not.
            let target = bundle.split(separator: "_", maxSplits: 1).last.map(String.init) ?? bundle
            let module = target.replacingOccurrences(of: "-", with: "_")
            return ([program] + libraries).contains {
                // The bundle's accessor names it; a release may have left that out, but not the names of its types' module.
                $0.contains(bundle + ".resources", isWhole: false) || $0.contains(module, isWhole: true)
            }
        }
    }
}
