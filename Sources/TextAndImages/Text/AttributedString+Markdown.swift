extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Hashable, Sendable {
        /// Which of Markdown is read.
        public enum InterpretedSyntax: Int, Hashable, Sendable {
            /// Marks in lines and blocks. `Text` shows the characters of blocks one after the other, as on iOS.
            case full
            /// Marks in lines; what blocks begin with is text, and lines end with spaces.
            case inlineOnly
            /// Marks in lines; spaces and line ends stay as they are written.
            case inlineOnlyPreservingWhitespace
        }

        /// What happens where Markdown cannot be read, which does not occur: all text is Markdown.
        public enum FailurePolicy: Int, Hashable, Sendable {
            /// An error is thrown.
            case throwError
            /// What was read before is taken.
            case returnPartiallyParsedIfPossible
        }

        /// Whether Apple's attributes `^[text](inflect: true)` are read; without them they are text.
        public var allowsExtendedAttributes: Bool
        /// Which of Markdown is read.
        public var interpretedSyntax: InterpretedSyntax
        /// What happens where Markdown cannot be read.
        public var failurePolicy: FailurePolicy
        /// The language of the text, for the attributes of it; nothing depends on it.
        public var languageCode: String?

        /// How Markdown is read.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// The characters of a Markdown text, with attributes for emphasis, code, strikethrough and links.
    ///
    /// - Parameters:
    ///   - markdown: the text. Nothing is wrong in Markdown, so that nothing is ever thrown.
    ///   - options: how it is read.
    ///   - baseURL: where links without a place of their own begin.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init()
        for (index, block) in MarkdownBlocks.lines(of: markdown, options.interpretedSyntax).enumerated() {
            if index > 0, options.interpretedSyntax == .inlineOnlyPreservingWhitespace {
                append(AttributedString("\n"))
            }
            let text = options.allowsExtendedAttributes ? block : block.replacing("^[", with: "\\^[")
            for span in Markdown.spans(of: text) { append(AttributedString(span, baseURL)) }
        }
    }

    /// The characters of a Markdown text in UTF-8, with attributes for emphasis, code, strikethrough and links.
    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    init(_ span: Markdown.Span, _ baseURL: URL?, text: String? = nil) {
        self.init(text ?? span.text)
        typealias Scope = AttributeScopes.SwiftUIAttributes
        var intent: InlinePresentationIntent = []
        if span.attributes.traits.isBold == true { intent.insert(.stronglyEmphasized) }
        if span.attributes.traits.isItalic == true { intent.insert(.emphasized) }
        if span.attributes.traits.isMonospaced == true { intent.insert(.code) }
        if case .some(.some) = span.attributes.strikethrough { intent.insert(.strikethrough) }
        if !intent.isEmpty { self[Scope.InlinePresentationIntentAttribute.self] = intent }
        if let link = span.link, let url = URL(string: link.address, relativeTo: baseURL) {
            self[AttributeScopes.FoundationAttributes.LinkAttribute.self] = baseURL == nil ? url : url.absoluteURL
        }
    }
}

/// A Markdown text, taken apart into what is read line by line.
private enum MarkdownBlocks {
    static func lines(
        of text: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax
    ) -> [String] {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        switch syntax {
        // Marks may reach over line ends, which only pairs in one line do here.
        case .inlineOnlyPreservingWhitespace: return lines
        case .inlineOnly:
            return [lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }.joined(separator: " ")]
        case .full: return paragraphs(lines)
        }
    }

    /// Lines of a paragraph are joined by spaces; marks that only say what a block is are left out.
    private static func paragraphs(_ lines: [String]) -> [String] {
        var blocks: [String] = []
        var isOpen = false
        for line in lines {
            let content = line.trimmingCharacters(in: .whitespaces)
            guard !content.isEmpty else {
                isOpen = false
                continue
            }
            if let inside = contentOfBlock(content) {
                blocks.append(inside)
                isOpen = !content.hasPrefix("#")
            } else if isOpen {
                blocks[blocks.count - 1] += " " + content
            } else {
                blocks.append(content)
                isOpen = true
            }
        }
        return blocks
    }

    /// What stands after the mark of a heading, a list or a quotation; nil where there is no such mark.
    private static func contentOfBlock(_ line: String) -> String? {
        let marks = line.prefix(while: { $0 == "#" }).count
        if (1...6).contains(marks), line.dropFirst(marks).first == " " {
            return line.dropFirst(marks).trimmingCharacters(in: .whitespaces)
        }
        for mark in ["- ", "* ", "+ ", "> "] where line.hasPrefix(mark) {
            return line.dropFirst(2).trimmingCharacters(in: .whitespaces)
        }
        let number = line.prefix(while: \.isNumber)
        let rest = line.dropFirst(number.count)
        guard (1...9).contains(number.count), rest.hasPrefix(". ") || rest.hasPrefix(") ") else { return nil }
        return rest.dropFirst(2).trimmingCharacters(in: .whitespaces)
    }
}
