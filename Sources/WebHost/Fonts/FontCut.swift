import CRiffleHarfBuzzSubset

/// Cuts a font file down to some characters, keeping everything that shaping them needs.
///
/// HarfBuzz does it, which shapes the text on the server too, so that what is left shapes alike.
enum FontCut {
    /// The bytes of a font file with these characters and their ligatures, or nil when the file is no font.
    ///
    /// - Parameter faceIndex: which face of a collection; the result is a plain font file.
    static func make(from file: String, faceIndex: Int, characters: Set<UInt32>) -> [UInt8]? {
        guard let blob = hb_blob_create_from_file_or_fail(file) else { return nil }
        defer { hb_blob_destroy(blob) }
        let face = hb_face_create(blob, UInt32(faceIndex))
        defer { hb_face_destroy(face) }
        guard let input = hb_subset_input_create_or_fail() else { return nil }
        defer { hb_subset_input_destroy(input) }
        let wanted = hb_subset_input_unicode_set(input)
        for character in characters { hb_set_add(wanted, character) }
        // Any feature may be asked for, not only those that are on by default.
        let features = hb_subset_input_set(input, HB_SUBSET_SETS_LAYOUT_FEATURE_TAG)
        hb_set_clear(features)
        hb_set_invert(features)
        guard let cut = hb_subset_or_fail(face, input) else { return nil }
        defer { hb_face_destroy(cut) }
        let result = hb_face_reference_blob(cut)
        defer { hb_blob_destroy(result) }
        var length: UInt32 = 0
        guard let bytes = hb_blob_get_data(result, &length), length > 0 else { return nil }
        return bytes.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
            Array(UnsafeBufferPointer(start: $0, count: Int(length)))
        }
    }
}
