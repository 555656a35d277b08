import CRifflePango
import Foundation

/// What fontconfig says of one face.
struct FontPattern {
    let pattern: OpaquePointer

    init(_ pattern: OpaquePointer) {
        self.pattern = pattern
    }

    func string(_ property: String, at index: Int = 0) -> String? {
        var value: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pattern, property, Int32(index), &value) == FcResultMatch, let value else {
            return nil
        }
        return String(cString: value)
    }

    func integer(_ property: String) -> Int? {
        var value: Int32 = 0
        return FcPatternGetInteger(pattern, property, 0, &value) == FcResultMatch ? Int(value) : nil
    }

    func bool(_ property: String) -> Bool {
        var value: FcBool = 0
        return FcPatternGetBool(pattern, property, 0, &value) == FcResultMatch && value != 0
    }

    func face(features: [String]) -> FontFace {
        var weight = 80.0
        FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight)
        let index = integer(FC_INDEX) ?? 0
        return FontFace(
            family: string(FC_FAMILY) ?? "", weight: Int(clamping: FcWeightToOpenTypeDouble(weight).rounded()),
            isItalic: (integer(FC_SLANT) ?? 0) > 0, file: string(FC_FILE) ?? "", faceIndex: index & 0xFFFF,
            variations: string(FC_FONT_VARIATIONS) ?? "", features: features)
    }
}
