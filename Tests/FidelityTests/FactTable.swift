import Foundation

/// The facts of `facts.txt`: what is known of Apple's SwiftUI and concerns what is built.
///
/// A line that begins with `##` is a section. A fact's name stands on a line of its own, and what it says is indented
/// below it; `Not held:` begins why a fact is not held.
struct FactTable {
    struct Fact {
        var name: String
        var text: String
        /// Why the fact is not held; nil when tests have to hold it.
        var reason: String?
    }

    struct Section {
        var title: String
        var facts: [Fact] = []
    }

    private(set) var sections: [Section] = []

    var facts: [Fact] { sections.flatMap(\.facts) }

    init(text: String) {
        for line in text.split(separator: "\n") {
            let words = line.trimmingCharacters(in: .whitespaces)
            if line.hasPrefix("## ") {
                sections.append(Section(title: String(line.dropFirst(3))))
            } else if !line.hasPrefix(" ") {
                sections[sections.count - 1].facts.append(Fact(name: words, text: ""))
            } else {
                take(words)
            }
        }
    }

    private mutating func take(_ words: String) {
        let section = sections.count - 1
        let last = sections[section].facts.count - 1
        let mark = "Not held: "
        if words.hasPrefix(mark) {
            sections[section].facts[last].reason = String(words.dropFirst(mark.count))
        } else if let reason = sections[section].facts[last].reason {
            sections[section].facts[last].reason = "\(reason) \(words)"
        } else {
            let text = sections[section].facts[last].text
            sections[section].facts[last].text = text.isEmpty ? words : "\(text) \(words)"
        }
    }
}
