/// Plurals of English nouns, for text that agrees with a number.
///
/// The rules are those of school grammars; of what does not follow them, the most common words are listed.
enum EnglishPlural {
    private static let irregular = [
        "person": "people", "man": "men", "woman": "women", "child": "children", "foot": "feet", "tooth": "teeth",
        "goose": "geese", "mouse": "mice", "ox": "oxen", "die": "dice", "leaf": "leaves", "life": "lives",
        "knife": "knives", "wife": "wives", "half": "halves", "shelf": "shelves", "wolf": "wolves", "loaf": "loaves",
        "thief": "thieves", "calf": "calves", "self": "selves", "elf": "elves", "potato": "potatoes",
        "tomato": "tomatoes", "hero": "heroes", "echo": "echoes", "quiz": "quizzes", "sheep": "sheep", "fish": "fish",
        "deer": "deer", "series": "series", "species": "species", "aircraft": "aircraft", "people": "people",
        "children": "children", "men": "men", "women": "women",
    ]

    /// A phrase with its last word in the plural; of `slice of bread`, the word before `of`.
    static func ofLastWord(in phrase: String) -> String {
        var end = phrase.range(of: " of ")?.lowerBound ?? phrase.endIndex
        while end > phrase.startIndex, !phrase[phrase.index(before: end)].isLetter { end = phrase.index(before: end) }
        var start = end
        while start > phrase.startIndex, phrase[phrase.index(before: start)].isLetter {
            start = phrase.index(before: start)
        }
        return phrase[..<start] + of(String(phrase[start..<end])) + phrase[end...]
    }

    /// The plural of a noun; what seems to be one stays as it is.
    static func of(_ noun: String) -> String {
        let word = noun.lowercased()
        guard let first = noun.first else { return noun }
        if let plural = irregular[word] {
            return first.isUppercase ? plural.prefix(1).uppercased() + plural.dropFirst() : plural
        }
        if ["ss", "us", "is", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) { return noun + "es" }
        if word.hasSuffix("s") { return noun }
        let isAfterConsonant = word.count > 1 && !"aeiou".contains(word.dropLast().last!)
        return word.hasSuffix("y") && isAfterConsonant ? noun.dropLast() + "ies" : noun + "s"
    }
}

extension Markdown.Span {
    /// The text, its last word in the plural where it agrees with a number other than one and is English.
    func text(for arguments: [LocalizedStringKey.Argument], in locale: Locale) -> String {
        guard let agreement, locale.language.languageCode == .english else { return text }
        let numbers = agreement.lazy.filter { $0 < arguments.count }.compactMap { index -> LocalizedStringKey.Number? in
            if case .number(let number, _) = arguments[index] { number } else { nil }
        }
        guard let number = numbers.first, !number.isOne else { return text }
        let end = text.lastIndex(of: LocalizedStringKey.placeholder).map { text.index(after: $0) }
        let tail = text[(end ?? text.startIndex)...]
        return text.dropLast(tail.count) + EnglishPlural.ofLastWord(in: String(tail))
    }
}
