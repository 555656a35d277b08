/// Text that needs no analysis of scripts and directions: Latin letters, digits and common punctuation.
enum SimpleText {
    /// Whether all characters are ASCII, Latin-1, Latin Extended A and B, dashes, quotes, bullets, an ellipsis or the
    /// euro sign.
    static func covers(_ bytes: ContiguousArray<UInt8>.SubSequence) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            var i = 0
            while i < bytes.count {
                switch bytes[i] {
                case 0x20...0x7E: i += 1
                case 0xC2 where bytes[i + 1] >= 0xA0 && bytes[i + 1] != 0xA9 && bytes[i + 1] != 0xAE: i += 2
                case 0xC3...0xC9: i += 2
                case 0xE2 where bytes[i + 1] == 0x80 && (0x90...0xA6).contains(bytes[i + 2]): i += 3
                case 0xE2 where bytes[i + 1] == 0x82 && bytes[i + 2] == 0xAC: i += 3
                default: return false
                }
            }
            return true
        }
    }
}
