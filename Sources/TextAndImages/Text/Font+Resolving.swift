import RiffleTextLayout

extension Font {
    /// The font as text is laid out in at a type size.
    package func resolved(in category: TypeSizeCategory) -> RiffleTextLayout.TextStyle {
        resolved(in: category, traits: FontTraits())
    }

    /// The font with what text modifiers ask for on top of it.
    func resolved(in category: TypeSizeCategory, traits: FontTraits) -> RiffleTextLayout.TextStyle {
        var font = ResolvingFont(base, in: category)
        for modifier in modifiers { font.apply(modifier) }
        font.apply(traits)
        return font.finished
    }
}

/// What modifiers of a text or view ask of its font, whatever the font is; nil where they do not.
struct FontTraits: Hashable, Sendable {
    var weight: Font.Weight?
    var isBold: Bool?
    var isItalic: Bool?
    /// nil inside: the font's own design, whatever is asked for further out.
    var design: Font.Design??
    var isMonospaced: Bool?
    var hasMonospacedDigits: Bool?
    var width: Font.Width?
    var scale: Text.Scale?

    /// Whether bold is asked for; asking for it takes a weight asked for further out away.
    var boldness: Bool? {
        get { isBold }
        set {
            isBold = newValue
            if newValue == true { weight = nil }
        }
    }

    /// Takes what is not asked for from further out. Bold here keeps a weight there away.
    func inheriting(_ outer: FontTraits) -> FontTraits {
        var traits = self
        if isBold != true || weight != nil { traits.weight = weight ?? outer.weight }
        traits.isBold = isBold ?? outer.isBold
        traits.isItalic = isItalic ?? outer.isItalic
        traits.design = design ?? outer.design
        traits.isMonospaced = isMonospaced ?? outer.isMonospaced
        traits.hasMonospacedDigits = hasMonospacedDigits ?? outer.hasMonospacedDigits
        traits.width = width ?? outer.width
        traits.scale = scale ?? outer.scale
        return traits
    }
}

/// A font on its way from what was asked for to what is laid out.
private struct ResolvingFont {
    var style: RiffleTextLayout.TextStyle
    /// Bold weighs differently in the text styles.
    private let boldWeight: Int
    private var width = Font.Width.standard

    init(_ base: Font.Base, in category: TypeSizeCategory) {
        boldWeight =
            switch base {
            case .style(let style, _, _): style.role.boldWeight
            case .surrounding: TextRole.body.boldWeight
            default: 700
            }
        switch base {
        case .surrounding:
            style = TextRole.body.style(in: category)
        case .style(let textStyle, let design, let weight):
            style = textStyle.role.style(in: category)
            set(design, weight)
        case .system(let size, let design, let weight):
            style = RiffleTextLayout.TextStyle(size: size)
            set(design, weight)
        case .custom(let name, let size, let textStyle):
            let scale = textStyle.map { $0.role.size(in: category) / $0.role.size() } ?? 1
            let face = NamedFace(name)
            style = RiffleTextLayout.TextStyle(
                design: face.design, size: size * scale, weight: face.weight, isItalic: face.isItalic)
        case .exact(let exact):
            style = exact
        }
    }

    private mutating func set(_ design: Font.Design?, _ weight: Font.Weight?) {
        if let design { style.design = design.layoutDesign }
        if let weight { style.weight = weight.value }
    }

    mutating func apply(_ modifier: Font.Modifier) {
        switch modifier {
        case .weight(let weight): style.weight = weight.value
        case .bold: style.weight = max(style.weight, boldWeight)
        case .italic: style.isItalic = true
        case .monospaced: style.design = .monospaced
        case .features(let features): style.features.formUnion(features)
        case .leading(let leading): style.leadingChange = leading.change
        case .width(let width): self.width = width
        }
    }

    /// Of a weight and bold that one text asks for, the weight counts, in whatever order they were asked for. Of views
    /// inside each other, the inner one counts: `boldness` and `inheriting` leave only one of the two.
    mutating func apply(_ traits: FontTraits) {
        if let weight = traits.weight {
            style.weight = weight.value
        } else if traits.isBold == true {
            apply(.bold)
        }
        if let isItalic = traits.isItalic { style.isItalic = isItalic }
        if case .some(.some(let design)) = traits.design { style.design = design.layoutDesign }
        if traits.isMonospaced == true { style.design = .monospaced }
        if traits.hasMonospacedDigits == true { style.features.insert(.monospacedDigit) }
        if let width = traits.width { self.width = width }
        if let scale = traits.scale { style.size *= scale.factor }
    }

    /// The style with what depends on its size.
    var finished: RiffleTextLayout.TextStyle {
        guard width != .standard else { return style }
        var style = style
        style.kerning += width.tracking * style.effectivePointSize
        return style
    }
}

/// A PostScript-like name of a face, such as `Avenir-HeavyOblique`, taken apart.
struct NamedFace: Equatable {
    var family: String
    var weight = 400
    var isItalic = false

    private static let weights: [(name: String, weight: Int)] = [
        ("ultralight", 100), ("extralight", 200), ("thin", 200), ("light", 300), ("regular", 400), ("book", 400),
        ("roman", 400), ("medium", 500), ("semibold", 600), ("demibold", 600), ("extrabold", 800), ("bold", 700),
        ("heavy", 800), ("black", 900),
    ]

    init(_ name: String) {
        family = name
        guard let dash = name.lastIndex(of: "-") else { return }
        var rest = name[name.index(after: dash)...].lowercased()
        if rest.hasSuffix("mt") { rest.removeLast(2) }
        var isItalic = false
        for slant in ["italic", "oblique"] where rest.hasSuffix(slant) {
            isItalic = true
            rest.removeLast(slant.count)
        }
        let known = NamedFace.weights.first { $0.name == rest }
        guard known != nil || (isItalic && rest.isEmpty) else { return }
        family = String(name[..<dash])
        weight = known?.weight ?? 400
        self.isItalic = isItalic
    }

    /// The family, or what stands for it where it is one of the phone's that is not installed here.
    var design: RiffleTextLayout.TextStyle.Design {
        isInstalled ? .custom(family) : PhoneFonts.standIn(for: family) ?? .custom(family)
    }

    var isInstalled: Bool { (TextMeasurement.standard as? PangoTextMeasurer)?.hasFamily(family) ?? false }
}

extension RiffleTextLayout.TextStyle {
    /// The size, 0 for one that cannot be shown.
    fileprivate var effectivePointSize: CGFloat { size.isFinite ? max(size, 0) : 0 }
}
