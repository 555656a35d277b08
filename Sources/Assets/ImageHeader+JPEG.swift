extension ImageHeader {
    /// Walks the JPEG's segments to its frame header, noting the EXIF orientation on the way.
    /// Segment layout: ITU-T T.81, annex B.
    static func jpeg(_ bytes: ByteReader) throws(AssetError) -> ImageHeader {
        var offset = 2
        var swapsAxes = false
        while let marker = bytes.byte(at: offset + 1), bytes.byte(at: offset) == 0xFF {
            if marker == 0xFF {  // A fill byte.
                offset += 1
                continue
            }
            if marker == 0x01 || (0xD0...0xD8).contains(marker) {  // Markers without a length.
                offset += 2
                continue
            }
            guard let length = bytes.bigEndian16(at: offset + 2), length >= 2 else { break }
            if isFrameHeader(marker), let height = bytes.bigEndian16(at: offset + 5),
                let width = bytes.bigEndian16(at: offset + 7)
            {
                return ImageHeader(
                    format: .jpeg, width: Double(swapsAxes ? height : width),
                    height: Double(swapsAxes ? width : height), swapsAxes: swapsAxes)
            }
            if marker == 0xE1, let orientation = exifOrientation(bytes, at: offset + 4) {
                swapsAxes = (5...8).contains(orientation)
            }
            if marker == 0xDA { break }
            offset += 2 + length
        }
        throw AssetError("the JPEG has no frame header; the file is cut short or damaged")
    }

    /// SOF0...SOF15, less the three codes in that range that mean something else (DHT, JPG, DAC).
    private static func isFrameHeader(_ marker: UInt8) -> Bool {
        (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
    }

    /// The value of tag 0x0112 in the first directory of an APP1 "Exif" segment.
    private static func exifOrientation(_ bytes: ByteReader, at start: Int) -> Int? {
        guard bytes.text(at: start, length: 4) == "Exif" else { return nil }
        let tiff = start + 6
        let isLittleEndian = bytes.byte(at: tiff) == UInt8(ascii: "I")
        func number16(_ offset: Int) -> Int? {
            bytes.bigEndian16(at: offset).map { isLittleEndian ? ($0 & 0xFF) << 8 | $0 >> 8 : $0 }
        }
        func number32(_ offset: Int) -> Int? {
            guard let first = number16(offset), let second = number16(offset + 2) else { return nil }
            return isLittleEndian ? second << 16 | first : first << 16 | second
        }
        guard let directory = number32(tiff + 4), let count = number16(tiff + directory) else { return nil }
        for entry in 0..<count where number16(tiff + directory + 2 + entry * 12) == 0x0112 {
            return number16(tiff + directory + 2 + entry * 12 + 8)
        }
        return nil
    }
}
