import Testing

/// Whatever takes a title by its key takes one as a `LocalizedStringResource`, as Xcode makes of string catalogs.
@Suite struct ResourceTitlesTests {
    /// What Apple deprecated before there were resources, or has in a framework besides SwiftUI; types that the compiler
    /// refuses.
    private static let exempt: [(type: String?, text: String)] = [
        (nil, "func navigationBarTitle("), (nil, "onCommit:"), ("TextField", "onEditingChanged:"),
        ("NavigationLink", "isActive:"), ("NavigationLink", "tag:"), ("NavigationLink", "destination: Destination"),
        ("PhotosPicker", ""), ("Text", ""), ("AccessibilityRotorEntry", ""), ("TableColumn", ""),
    ]

    @Test("Whatever takes a title by its key takes one as a resource, too")
    func twins() {
        let declarations = Repository.swiftFiles.filter { $0.path.hasPrefix("Sources/") }
            // What Apple's other frameworks take is for them to say.
            .filter { !$0.path.hasPrefix("Sources/Charts/") }
            // The declarations of all others are many, and of no interest.
            .filter { $0.text.contains("LocalizedString") }.flatMap(\.titleDeclarations)
        let keyed = declarations.filter { declaration in
            declaration.text.contains("LocalizedStringKey")
                && !Self.exempt.contains {
                    ($0.type ?? declaration.type) == declaration.type
                        && ($0.text.isEmpty || declaration.text.contains($0.text))
                }
        }
        // So that a mistake in reading does not pass for a complete library.
        #expect(keyed.count > 100)
        let resources = Set(declarations.filter { $0.text.contains("LocalizedStringResource") }.map(\.signature))
        for declaration in keyed where !resources.contains(declaration.signature) {
            Issue.record(
                """
                \(declaration.path): \(declaration.type) takes a key in \(declaration.text), and no resource. Add the \
                same with a LocalizedStringResource, disfavored, to the module's LocalizedResources.swift
                """)
        }
    }

    @Test("A title without a resource is found, and one with it is not")
    func planted() {
        let file = SourceFile(
            path: "Sources/Planted/Card.swift",
            text: """
                extension Card where Label == Text {
                    /// A card.
                    public init(_ titleKey: LocalizedStringKey, value: Int) {}

                    /// A card of a resource.
                    @_disfavoredOverload
                    public init(_ titleResource: LocalizedStringResource, value: Int) {}

                    /// A card that turns.
                    public init(
                        _ titleKey: LocalizedStringKey, onTurn: @escaping (Bool) -> Void = { _ in }
                    ) {}

                    @available(*, unavailable)
                    public func deal(_ key: LocalizedStringKey) {}
                }
                """)
        let signatures = file.titleDeclarations.map(\.signature)
        #expect(signatures.count == 3)
        #expect(signatures[0] == signatures[1] && signatures[1] != signatures[2])
    }
}

/// A public function or initializer that takes words of an app.
private struct TitleDeclaration {
    let path: String
    let type: String
    /// As far as its body or its first closure.
    let text: String

    /// What tells it from others, whichever kind of words it takes and whatever they are called inside.
    var signature: String {
        let words = text.replacing(/LocalizedString(Key|Resource)/, with: "Words")
            .replacing("nonisolated ", with: "")
            .replacing(/(\w+) \w+:\s/) { "\($0.output.1): " }
        return "\(type).\(words.filter { !$0.isWhitespace })"
    }
}

extension SourceFile {
    fileprivate var titleDeclarations: [TitleDeclaration] {
        var found: [TitleDeclaration] = []
        var type = ""
        var isUnavailable = false
        var open: String?
        for (_, line) in codeLines {
            let text = line.trimmingCharacters(in: [" "])
            if let first = line.first, first != " ", first != "}" {
                let match = line.firstMatch(of: /(?:extension|struct|class|enum|protocol) (\w+)/)
                if let match { type = String(match.output.1) }
            }
            if text.isEmpty || text.hasPrefix("}") { isUnavailable = false }
            if text.contains("unavailable") { isUnavailable = true }
            let isStart = text.firstMatch(of: /\bpublic (?:nonisolated )?(?:init|func \w+)/) != nil
            guard isStart || open != nil else { continue }
            var declaration = open.map { "\($0) \(text)" } ?? text
            open = declaration
            guard let end = declaration.firstIndex(of: "{") else { continue }
            declaration = declaration[..<end].trimmingCharacters(in: [" "])
            open = nil
            guard !isUnavailable, declaration.contains("LocalizedString") else { continue }
            found.append(
                TitleDeclaration(path: path, type: type, text: declaration))
        }
        return found
    }
}
