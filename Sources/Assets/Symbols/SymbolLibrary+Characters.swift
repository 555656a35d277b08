import RiffleGeometry

extension SymbolLibrary {
    /// The drawing of one letter or of a number up to 99, which names such as `7.circle` and `a.square` are made of.
    static func character(named name: String) -> SymbolSketch? {
        if name.count == 1, let strokes = strokes[name] {
            return SymbolSketch([.stroke(strokes)], enclosedScale: 0.62)
        }
        guard name.count == 2, name.allSatisfy(\.isNumber) else { return nil }
        let digits = name.compactMap { strokes[String($0)] }
        guard digits.count == 2 else { return nil }
        let marks = zip(digits, [-25.0, 25]).map { SymbolMark.stroke($0.0).placed(scale: 0.85, dx: $0.1) }
        return SymbolSketch(marks, enclosedScale: 0.56)
    }

    /// Digits and letters as strokes, as high as capital letters.
    private static let strokes: [String: String] = [
        "0": "M0-36C-30-36-30 36 0 36C30 36 30-36 0-36Z",
        "1": "M-14-22L6-36V36",
        "2": "M-22-16C-22-46 24-44 22-14C20 6-22 20-22 36H24",
        "3": "M-20-26C-12-42 22-40 20-17C19-4 2-3-4-3C4-3 24 0 23 17C21 42-16 40-23 23",
        "4": "M12 36V-36L-26 16H26",
        "5": "M20-36H-16L-20-4C-8-16 24-12 23 13C22 40-14 40-23 24",
        "6": "M18-28C2-44-24-34-23 12C-22 44 22 44 23 14C23-12-18-14-23 12",
        "7": "M-24-36H24L-8 36",
        "8": "M0-3C-24-3-26-36 0-36C26-36 24-3 0-3C-30-3-32 36 0 36C32 36 30-3 0-3Z",
        "9": "M-18 28C-2 44 24 34 23-12C22-44-22-44-23-14C-23 12 18 14 23-12",
        "a": "M-28 36L0-36L28 36M-19 13H19",
        "b": "M-20-36V36H6C30 36 30-2 6-2H-20M-20-36H3C24-36 24-2 3-2",
        "c": "M26-22C14-44-28-40-28 0C-28 40 14 44 26 22",
        "d": "M-24-36V36H-4C36 36 36-36-4-36Z",
        "e": "M20-36H-20V36H20M-20-1H15",
        "f": "M20-36H-18V36M-18-1H14",
        "g": "M26-22C14-44-28-40-28 0C-28 42 26 44 28 6H4",
        "h": "M-24-36V36M24-36V36M-24-1H24",
        "i": "M0-36V36",
        "j": "M16-36V14C16 42-18 42-20 18",
        "k": "M-20-36V36M22-36L-20 8M-6-6L24 36",
        "l": "M-16-36V36H20",
        "m": "M-32 36V-36L0 16L32-36V36",
        "n": "M-25 36V-36L25 36V-36",
        "o": "M0-37C-42-37-42 37 0 37C42 37 42-37 0-37Z",
        "p": "M-20 36V-36H4C30-36 30 4 4 4H-20",
        "q": "M0-37C-42-37-42 37 0 37C42 37 42-37 0-37ZM8 16L32 42",
        "r": "M-20 36V-36H4C28-36 28 2 4 2H-20M2 2L24 36",
        "s": "M23-20C18-44-24-40-22-16C-20 6 24-4 23 19C22 44-20 42-24 18",
        "t": "M-28-36H28M0-36V36",
        "u": "M-24-36V10C-24 46 24 46 24 10V-36",
        "v": "M-28-36L0 36L28-36",
        "w": "M-40-36L-20 36L0-28L20 36L40-36",
        "y": "M-28-36L0 2L28-36M0 2V36",
        "z": "M-24-36H24L-24 36H24",
    ]
}
