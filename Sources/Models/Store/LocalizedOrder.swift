import Foundation

/// Texts in the order in which people sort them: that of `localizedStandardCompare`.
///
/// Foundation takes some microseconds for each comparison, which a list of ten thousand names notices. Texts of ASCII are
/// compared here with the same result, in languages that sort them as the root of the collation rules of Unicode (UTS #10,
/// with numbers by their values) does.
enum LocalizedOrder {
    /// Whether the language of the code that asks is one of those.
    static var isRoot: Bool {
        guard let language = Locale.current.language.languageCode?.identifier else { return true }
        return ["en", "de", "fr", "it", "pt", "nl"].contains(language)
    }

    static func compare(_ first: String, _ second: String, isRoot: Bool) -> ComparisonResult {
        guard isRoot else { return first.localizedStandardCompare(second) }
        let quick = first.utf8.withContiguousStorageIfAvailable { a in
            second.utf8.withContiguousStorageIfAvailable { b in
                compare(UnsafeRawBufferPointer(a), UnsafeRawBufferPointer(b))
            }
        }
        if let result = quick??.flatMap({ $0 }) { return result }
        return first.localizedStandardCompare(second)
    }

    /// The order of printed characters, as ICU has it; digits and letters follow.
    private static let marks = Array(" _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$".utf8)

    /// Zero for what is compared by Foundation.
    private static let weights: [UInt8] = {
        var weights = [UInt8](repeating: 0, count: 256)
        for (index, mark) in marks.enumerated() { weights[Int(mark)] = UInt8(index + 1) }
        for digit in UInt8(ascii: "0")...UInt8(ascii: "9") { weights[Int(digit)] = 40 + digit - UInt8(ascii: "0") }
        for letter in UInt8(0)..<26 {
            weights[Int(UInt8(ascii: "a") + letter)] = 60 + letter
            weights[Int(UInt8(ascii: "A") + letter)] = 60 + letter
        }
        return weights
    }()

    /// Nil where one of the texts has anything but printed ASCII.
    static func compare(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> ComparisonResult? {
        weights.withUnsafeBufferPointer { weights in
            guard a.allSatisfy({ weights[Int($0)] != 0 }), b.allSatisfy({ weights[Int($0)] != 0 }) else { return nil }
            return compare(a, b, weights)
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte &- 48 < 10 }

    private static func compare(
        _ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer, _ weights: UnsafeBufferPointer<UInt8>
    ) -> ComparisonResult {
        var (i, j) = (0, 0)
        // What counts only between texts that are equal otherwise: the first difference of case, then that of zeros.
        var cases = 0
        while i < a.count && j < b.count {
            if isDigit(a[i]) && isDigit(b[j]) {
                let (first, second) = (number(a, &i), number(b, &j))
                if first.count != second.count {
                    return first.count < second.count ? .orderedAscending : .orderedDescending
                }
                for (x, y) in zip(first, second) where x != y { return x < y ? .orderedAscending : .orderedDescending }
                continue
            }
            let (x, y) = (weights[Int(a[i])], weights[Int(b[j])])
            if x != y { return x < y ? .orderedAscending : .orderedDescending }
            if cases == 0, a[i] != b[j] { cases = a[i] > b[j] ? -1 : 1 }
            i += 1
            j += 1
        }
        if i < a.count { return .orderedDescending }
        if j < b.count { return .orderedAscending }
        if cases != 0 { return cases < 0 ? .orderedAscending : .orderedDescending }
        let zeros = firstDifferenceOfZeros(a, b)
        return zeros == 0 ? .orderedSame : zeros < 0 ? .orderedAscending : .orderedDescending
    }

    /// The digits of a number without zeros in front.
    private static func number(_ text: UnsafeRawBufferPointer, _ position: inout Int) -> Slice<UnsafeRawBufferPointer> {
        while position < text.count, text[position] == 48 { position += 1 }
        let start = position
        while position < text.count, isDigit(text[position]) { position += 1 }
        return text[start..<position]
    }

    /// Where texts differ by nothing but zeros in front of numbers, fewer come first.
    private static func firstDifferenceOfZeros(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Int {
        var position = 0
        while position < a.count && position < b.count && a[position] == b[position] { position += 1 }
        if position == a.count || position == b.count { return a.count - b.count }
        return a[position] == 48 ? 1 : -1
    }
}
