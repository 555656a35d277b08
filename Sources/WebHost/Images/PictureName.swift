import RiffleLayers

/// What a page asks for a picture by: its id and, behind a hyphen, how often its sides are halved.
///
/// A photo that is shown as a thumbnail is sent in the size of one: `image/9F3A-3` has an eighth of its width and its height. The page
/// finds the number by the same rule (`halvings` of `contents.js`).
struct PictureName: Hashable, Sendable, LosslessStringConvertible {
    /// More makes a picture of the largest camera smaller than an icon.
    static let mostHalvings = 6

    var id: String
    var halvings = 0

    init(id: String, halvings: Int = 0) {
        self.id = id
        self.halvings = halvings
    }

    init?(_ text: String) {
        guard let mark = text.lastIndex(of: "-"), text[..<mark].allSatisfy(\.isHexDigit),
            let halvings = Int(text[text.index(after: mark)...]), 1...Self.mostHalvings ~= halvings,
            text.hasSuffix("-\(halvings)")
        else {
            id = text
            return
        }
        id = String(text[..<mark])
        self.halvings = halvings
    }

    var description: String { halvings == 0 ? id : "\(id)-\(halvings)" }

    /// How often the sides of a picture are halved for where it is shown: so often that at least two of its pixels are there for
    /// each that it takes along a side, as a view may be shown larger than it is laid out.
    ///
    /// - Parameter scale: pixels per point.
    static func halvings(of image: ImageCommand, scale: Double) -> Int {
        let (frame, natural) = (image.frame.size, image.naturalSize)
        guard image.tint == nil, case .stretch = image.fitting, natural.width > 0, natural.height > 0 else { return 0 }
        // Whoever wants single pixels wants those of the file.
        guard image.interpolation != .nearest else { return 0 }
        let share = max(frame.width / natural.width, frame.height / natural.height) * scale
        guard share > 0 else { return 0 }
        var halvings = 0
        while halvings < mostHalvings, share * Double(4 << halvings) <= 1 { halvings += 1 }
        return halvings
    }
}
