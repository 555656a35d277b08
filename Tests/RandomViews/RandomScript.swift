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
        firstDifference(between: players)
    }

    /// The same for another view that should show what this one does.
    @MainActor
    package func firstDifference(from other: ViewSpec) -> Difference? {
        firstDifference(between: (Player(view, .never), Player(other, .never)))
    }

    @MainActor
    private func firstDifference(between players: (Player, Player)) -> Difference? {
        if let difference = Difference(after: -1, players.0, players.1) { return difference }
        for (index, interaction) in interactions.enumerated() {
            players.0.play(interaction)
            players.1.play(interaction)
            if let difference = Difference(after: index, players.0, players.1) { return difference }
        }
        return nil
    }

    /// One that only does what has changed, and one that makes frames from nothing: for some views all of them, for
    /// most, which take less time so, each after which both are compared.
    @MainActor
    private var players: (frugal: Player, forgetful: Player) {
        (Player(view, .never), Player(view, view.count % 4 == 0 ? .always : .last))
    }

    /// What both interfaces show after the last interaction, and whether they agree after each.
    @MainActor
    package var transcript: String {
        let (frugal, forgetful) = players
        var lines = ["first frame: \(Difference(after: -1, frugal, forgetful) == nil)"]
        for interaction in interactions {
            frugal.play(interaction)
            forgetful.play(interaction)
            lines.append("\(interaction): \(Difference(after: 0, frugal, forgetful) == nil)")
        }
        lines += ["as kept:", frugal.output, "from nothing:", forgetful.output]
        return (lines + frugal.session.issues.map { "\($0)" }).joined(separator: "\n")
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
        guard !frugal.matches(forgetful) else { return nil }
        let (kept, fresh) = (frugal.output, forgetful.output)
        self.interaction = interaction
        let lines = (kept.split(separator: "\n"), fresh.split(separator: "\n"))
        let place =
            zip(lines.0, lines.1).enumerated().first { !String($1.0).differsAtMostInRounding(from: String($1.1)) }?
            .offset
            ?? min(lines.0.count, lines.1.count)
        func line(_ lines: [Substring]) -> Substring { place < lines.count ? lines[place] : "(no line)" }
        description = """
            after interaction \(interaction), line \(place):
              as kept:    \(line(lines.0))
              from nothing: \(line(lines.1))
            """
    }
}

extension String {
    /// Whether two texts are the same but for numbers that are a thousandth apart: one that lies in the middle between
    /// two thousandths is rounded up in the one and down in the other where it was added up in another order.
    func differsAtMostInRounding(from other: String) -> Bool {
        if self == other { return true }
        func tokens(_ text: String) -> [Substring] { text.split(whereSeparator: { " \n()[],".contains($0) }) }
        let (mine, others) = (tokens(self), tokens(other))
        return mine.count == others.count && zip(mine, others).allSatisfy { $0.isRounded(like: $1) }
    }
}

extension Substring {
    fileprivate func isRounded(like other: Substring) -> Bool {
        if self == other { return true }
        // In paths a number stands behind a letter.
        guard prefix(while: \.isLetter) == other.prefix(while: \.isLetter),
            let first = Double(drop(while: \.isLetter)), let second = Double(other.drop(while: \.isLetter))
        else { return false }
        return abs(first - second) < 0.0011
    }
}
