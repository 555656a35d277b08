import RiffleLayers
import RiffleTextLayout

/// A text with everything put in that it takes from the environment.
package struct ResolvedText {
    /// What does not change the layout of a run of characters.
    package struct Appearance: Equatable {
        package var paint: StylePaint
        /// The font, for where lines go.
        package var style: RiffleTextLayout.TextStyle
        private var rare = RareValues<Rarities>()

        init(_ paint: StylePaint, _ style: RiffleTextLayout.TextStyle, _ rarities: Rarities) {
            self.paint = paint
            self.style = style
            rare = RareValues(rarities)
        }

        package var underline: Decoration? { rare.values.underline }
        package var strikethrough: Decoration? { rare.values.strikethrough }
        package var link: URL? { rare.values.link }
        package var background: StylePaint? { rare.values.background }
        package var image: TextImage? { rare.values.image }
        package var custom: CustomTextAttributes { rare.values.custom }

        struct Rarities: Defaulted, Equatable {
            var underline: Decoration?
            var strikethrough: Decoration?
            var link: URL?
            /// What the characters stand on.
            var background: StylePaint?
            /// What stands in place of the characters.
            var image: TextImage?
            /// What is noted for those who draw the text by hand.
            var custom = CustomTextAttributes()
        }
    }

    /// A line under or through text.
    package struct Decoration: Equatable {
        var pattern: Text.LineStyle.Pattern
        /// nil for the text's own.
        var paint: StylePaint?
    }

    package var request: TextRequest
    /// By the attribute of the request's runs.
    package var appearances: [Appearance]
    /// Shadows of the text.
    var effects: [LayerEffect]
    var blendMode: BlendMode
    /// How many lines' room is taken at least.
    var reservedLines: Int
    /// Whether lines are shown as blank shapes.
    package var isRedacted: Bool

    package init(_ text: Text, in environment: EnvironmentValues) {
        var resolver = TextResolver(environment)
        resolver.append(text, inheriting: environment.textAttributes)
        let limits = environment.lineLimits
        request = TextRequest(
            runs: resolver.runs,
            alignment: environment.multilineTextAlignment.layoutAlignment,
            lineLimit: limits.upper.map { max(1, $0) },
            lineSpacing: environment.lineSpacing,
            truncation: environment.truncationMode.layoutTruncation,
            layoutDirection: environment.layoutDirection,
            minimumScaleFactor: environment.minimumScaleFactor,
            allowsTightening: environment.allowsTightening,
            scale: environment.displayScale)
        appearances = resolver.appearances
        effects = resolver.effects
        blendMode = resolver.blendMode
        reservedLines = max(1, limits.lower ?? 1)
        isRedacted = environment.isRedacted
    }

    /// The characters, without attributes.
    var string: String {
        request.runs.reduce(into: "") { if appearances[$1.attribute].image == nil { $0 += $1.text } }
    }
}

extension Text {
    /// The characters without attributes, written for an environment.
    package func string(in environment: EnvironmentValues) -> String { ResolvedText(self, in: environment).string }

    /// The text as it is written for an environment, without attributes; one that changes with time keeps changing.
    package func plain(in environment: EnvironmentValues) -> Text {
        liveParts.isEmpty ? Text(verbatim: string(in: environment)) : self
    }

    /// What assistive technology reads out for an environment: the characters as they are spelled, whatever case text is
    /// shown in.
    package func spokenString(in environment: EnvironmentValues) -> String {
        switch storage {
        // Labels and names of actions: nearly all of them are these.
        case .verbatim(let string): return string
        case .localized(let key) where key.arguments.isEmpty && !Markdown.mayMark(key.template):
            let text = key.translated(for: environment.locale).template
            guard Markdown.mayMark(text) else { return text }
            return string(in: environment)
        default:
            var environment = environment
            environment.textCase = nil
            return string(in: environment)
        }
    }
}

/// Takes a text apart into runs of one style each.
private struct TextResolver {
    private let environment: EnvironmentValues
    private let category: TypeSizeCategory
    private let textCase: Text.Case?
    private(set) var runs: [TextRun] = []
    package private(set) var appearances: [ResolvedText.Appearance] = []
    /// Shadows that styles of the runs ask for.
    private(set) var effects: [LayerEffect]
    private(set) var blendMode: BlendMode

    package init(_ environment: EnvironmentValues) {
        self.environment = environment
        category = environment.dynamicTypeSize.category
        textCase = environment.textCase
        effects = environment.foregroundEffects
        blendMode = environment.foregroundBlendMode
    }

    mutating func append(_ text: Text, inheriting outer: TextAttributes) {
        // Texts inside texts, as values of keys have them, without end.
        guard !StackRoom.isShort else { return }
        let attributes = text.attributes.inheriting(outer)
        switch text.storage {
        case .verbatim(let string): append(string, attributes)
        case .localized(let key): append(key, attributes)
        case .formatted(let value): append(value.string(in: environment.textRegion), attributes)
        case .attributed(let string): append(string, attributes)
        case .live(let part):
            let date = environment.textDate ?? environment.startDate
            append(part.string(at: date, locale: environment.locale), attributes)
        case .image(let image): append(image, attributes)
        case .joined(let texts):
            for text in texts.texts { append(text, inheriting: attributes) }
        }
    }

    private mutating func append(_ string: String, _ attributes: TextAttributes) {
        var style = (attributes.font ?? .body).resolved(in: category, traits: attributes.traits)
        style.tracking = attributes.tracking ?? 0
        // Of the two the tracking counts.
        if style.tracking == 0 { style.kerning += attributes.kerning ?? 0 }
        style.baselineOffset = attributes.baselineOffset ?? 0
        style.lineHeight = environment.lineHeight?.points(ofSize: style.size)
        let appearance = ResolvedText.Appearance(
            paint(attributes), style,
            .init(
                underline: decoration(attributes.underline), strikethrough: decoration(attributes.strikethrough),
                link: attributes.link, background: attributes.background.map { environment.paint(of: $0) },
                custom: attributes.custom))
        let cased = cased(string)
        if appearances.last == appearance {
            runs[runs.count - 1].text += cased
            return
        }
        // An empty run would only be one more thing to compare, unless it is all there is: its font gives the height.
        if string.isEmpty, !runs.isEmpty { return }
        if let last = runs.last, last.text.isEmpty {
            runs.removeLast()
            appearances.removeLast()
        }
        runs.append(TextRun(cased, style: style, attribute: appearances.count))
        appearances.append(appearance)
    }

    /// An image takes the room of a space that is as wide.
    private mutating func append(_ image: Image, _ attributes: TextAttributes) {
        var inner = environment
        inner.textAttributes = attributes
        let content = TextImage(image, in: inner)
        var style = (attributes.font ?? .body).resolved(in: category, traits: attributes.traits)
        style.baselineOffset = attributes.baselineOffset ?? 0
        style.tracking = content.content.size.width - TextImage.width(of: style, environment.textMeasurer)
        if let last = runs.last, last.text.isEmpty {
            runs.removeLast()
            appearances.removeLast()
        }
        runs.append(TextRun(TextImage.space, style: style, attribute: appearances.count))
        appearances.append(
            ResolvedText.Appearance(
                paint(attributes), style,
                .init(link: attributes.link, image: content, custom: attributes.custom)))
    }

    private mutating func append(_ key: LocalizedStringKey, _ attributes: TextAttributes) {
        let key = key.translated(for: environment.locale)
        for span in Markdown.spans(of: key.template) {
            var inner = span.attributes.inheriting(attributes)
            if let link = span.link { inner.link = URL(string: address(link, key.arguments)) ?? inner.link }
            append(span, key.arguments, inner)
        }
    }

    private mutating func append(
        _ span: Markdown.Span, _ arguments: [LocalizedStringKey.Argument], _ attributes: TextAttributes
    ) {
        var indices = span.arguments.makeIterator()
        var literal = ""
        for character in span.text(for: arguments, in: environment.locale) {
            guard let argument = argument(for: character, &indices, arguments) else {
                literal.append(character)
                continue
            }
            if let string = string(for: argument) {
                literal += string
                continue
            }
            if !literal.isEmpty { append(literal, attributes) }
            literal = ""
            switch argument {
            case .text(let text): append(text, inheriting: attributes)
            case .formatted(let value): append(value.string(in: environment.textRegion), attributes)
            case .string, .number: break
            }
        }
        if !literal.isEmpty || runs.isEmpty { append(literal, attributes) }
    }

    /// A link's address with its values, which have no attributes there.
    private func address(_ link: Markdown.Link, _ arguments: [LocalizedStringKey.Argument]) -> String {
        var indices = link.arguments.makeIterator()
        return link.address.reduce(into: "") { address, character in
            switch argument(for: character, &indices, arguments) {
            case .text(let text): address += text.string(in: environment)
            case .formatted(let value): address += String(value.string(in: environment.textRegion).characters)
            case let argument?: address += string(for: argument) ?? ""
            case nil: address.append(character)
            }
        }
    }

    /// The value that a character stands for; nil for one that stands for itself.
    private func argument(
        for character: Character, _ indices: inout IndexingIterator<[Int]>,
        _ arguments: [LocalizedStringKey.Argument]
    ) -> LocalizedStringKey.Argument? {
        guard character == LocalizedStringKey.placeholder, let index = indices.next(), index < arguments.count else {
            return nil
        }
        return arguments[index]
    }

    /// An argument that has no attributes of its own.
    private func string(for argument: LocalizedStringKey.Argument) -> String? {
        switch argument {
        case .string(let string): string
        case .number(let number, let specifier): number.string(specifier: specifier, locale: environment.locale)
        case .formatted, .text: nil
        }
    }

    private mutating func append(_ string: AttributedString, _ attributes: TextAttributes) {
        if string.characters.isEmpty { return append("", attributes) }
        for run in string.runs {
            append(String(string[run.range].characters), TextAttributes(run.attributes).inheriting(attributes))
        }
    }

    private mutating func paint(_ attributes: TextAttributes) -> StylePaint {
        guard attributes.foreground != nil || attributes.link != nil else {
            return environment.foregroundStyle().forThinContent
        }
        let style = attributes.foreground.map(environment.resolved) ?? environment.resolved(TintShapeStyle())
        for effect in style.effects where !effects.contains(effect) { effects.append(effect) }
        if style.blendMode != .normal { blendMode = style.blendMode }
        return style.paint.isPicture ? environment.foregroundStyle().forThinContent : style.paint.forThinContent
    }

    private func decoration(_ style: Text.LineStyle??) -> ResolvedText.Decoration? {
        guard case .some(.some(let style)) = style else { return nil }
        return ResolvedText.Decoration(
            pattern: style.pattern, paint: style.color.map { environment.paint(of: $0).forThinContent })
    }

    private func cased(_ string: String) -> String {
        switch textCase {
        case nil: string
        case .uppercase: string.uppercased(with: environment.locale)
        case .lowercase: string.lowercased(with: environment.locale)
        }
    }
}
