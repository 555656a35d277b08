import NIOCore
import RiffleLayers

/// Which fonts and pictures of a page come in packs: those of its first picture.
struct PageParts {
    private let store: PackStore
    /// Nil where nothing is learned from the page.
    private let scale: Int?
    private let former: [String]?
    private let until: NIODeadline
    /// What the page has asked for already, and in which pack.
    private let ahead: (name: String, parts: Set<String>)?
    private var told: Set<String> = []
    private var shown: [String] = []

    /// - Parameters:
    ///   - scale: pixels per point.
    ///   - isStranger: whether nothing is known of who looks at the page.
    ///   - ahead: the name of the pack that the page has asked for.
    ///   - now: when the page was welcomed.
    init(_ store: PackStore, scale: Double, isStranger: Bool, ahead: String?, now: NIODeadline) {
        self.store = store
        // Displays have 1 to 4, and browsers enlarge pages.
        let hundredths = Int(clamping: (min(max(scale, 0), WebLimits.scale) * 100).rounded())
        self.scale = isStranger ? hundredths : nil
        former = isStranger ? store.first.latest(scale: hundredths) : nil
        until = now + .seconds(WebLimits.firstPictureSeconds)
        self.ahead = ahead.flatMap { name in store.parts(of: name).map { (name, Set($0)) } }
    }

    /// The packs in which the page finds what it is about to be told of.
    ///
    /// - Parameter parts: paths, fonts first: text waits for its font.
    mutating func packs(for parts: [String], now: NIODeadline) -> [PackMessage] {
        let new = parts.filter { told.insert($0).inserted }
        guard !new.isEmpty, now < until else { return [] }
        shown += new
        if let scale { store.first.note(shown, scale: scale, after: former) }
        var messages: [PackMessage] = []
        let known = new.filter { ahead?.parts.contains($0) == true }
        if let ahead, !known.isEmpty { messages.append(PackMessage(url: "pack/\(ahead.name)", parts: known)) }
        let rest = new.filter { ahead?.parts.contains($0) != true }
        if rest.count > 1 { messages.append(PackMessage(url: "pack/\(store.name(of: rest))", parts: rest)) }
        return messages
    }
}

/// Where a page finds fonts and pictures that come together.
struct PackMessage: Encodable, Hashable, Sendable {
    /// A path on this server.
    var url: String
    /// The paths under which these are known.
    var parts: [String]
}

extension LayerChange {
    /// Paths of the pictures that the page has to show and that stand for themselves: what others are cut out by, or what is
    /// repeated, browsers load by an address of the server's.
    ///
    /// - Parameter scale: pixels per point.
    func picturePaths(scale: Double) -> [String] {
        let contents: [DrawCommand]
        switch self {
        case .insert(let layer): contents = layer.contents
        case .update(let layer, let fields): contents = fields.contains(.contents) ? layer.contents : []
        case .remove: contents = []
        }
        return contents.compactMap { command in
            guard case .image(let image) = command, image.tint == nil, case .stretch = image.fitting else { return nil }
            // Others are paths of files, which have to be written otherwise in an address.
            guard image.image.allSatisfy(\.isHexDigit) else { return nil }
            let name = PictureName(id: image.image, halvings: PictureName.halvings(of: image, scale: scale))
            return "image/\(name)"
        }
    }
}
