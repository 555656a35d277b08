import Foundation
import SeededNumbers

/// A random interface and what happens to it.
package struct RandomScript: Codable, Hashable, Sendable {
    package var view: ViewSpec
    package var interactions: [Interaction]

    package init(view: ViewSpec, interactions: [Interaction]) {
        self.view = view
        self.interactions = interactions
    }

    /// The script that follows from a seed.
    ///
    /// - Parameter hasFamilies: whether there may be lists, screens, sheets, fields and choices, and inputs that aim at
    ///   elements rather than at places.
    package init(seed: UInt64, interactions count: Int, hasFamilies: Bool = true) {
        var random = SeededGenerator(seed: seed)
        view = .randomInterface(hasFamilies: hasFamilies, using: &random)
        interactions = (0..<count).map { _ in .random(aims: hasFamilies, using: &random) }
    }

    /// Where the interface that only does what has changed shows something else than the one that makes each frame from
    /// nothing; nil where both agree to the end.
    @MainActor
    package func firstDifference() -> Difference? {
        let frugal = Player(view, forgets: false)
        let forgetful = Player(view, forgets: true)
        if let difference = Difference(after: -1, frugal, forgetful) { return difference }
        for (index, interaction) in interactions.enumerated() {
            frugal.play(interaction)
            forgetful.play(interaction)
            if let difference = Difference(after: index, frugal, forgetful) { return difference }
        }
        return nil
    }

    /// What both interfaces show after the last interaction, and whether they agree after each.
    @MainActor
    package var transcript: String {
        let frugal = Player(view, forgets: false)
        let forgetful = Player(view, forgets: true)
        var lines = ["first frame: \(frugal.output == forgetful.output)"]
        for interaction in interactions {
            frugal.play(interaction)
            forgetful.play(interaction)
            lines.append("\(interaction): \(frugal.output == forgetful.output)")
        }
        lines += ["as kept:", frugal.output, "from nothing:", forgetful.output]
        return (lines + frugal.session.graph.issues.map { "\($0)" }).joined(separator: "\n")
    }

    /// A line of JSON, for keeping.
    package var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "\(self)"
    }

    package init(json: String) throws {
        self = try JSONDecoder().decode(RandomScript.self, from: Data(json.utf8))
    }
}

/// The first frame in which two interfaces that got the same input differ.
package struct Difference: CustomStringConvertible {
    /// The place of the interaction after which they do; -1 for the first frame.
    package let interaction: Int
    package let description: String

    @MainActor
    init?(after interaction: Int, _ frugal: Player, _ forgetful: Player) {
        let (kept, fresh) = (frugal.output, forgetful.output)
        guard kept != fresh else { return nil }
        self.interaction = interaction
        let lines = (kept.split(separator: "\n"), fresh.split(separator: "\n"))
        let place =
            zip(lines.0, lines.1).enumerated().first { $1.0 != $1.1 }?.offset ?? min(lines.0.count, lines.1.count)
        func line(_ lines: [Substring]) -> Substring { place < lines.count ? lines[place] : "(no line)" }
        description = """
            after interaction \(interaction), line \(place):
              as kept:    \(line(lines.0))
              from nothing: \(line(lines.1))
            """
    }
}
