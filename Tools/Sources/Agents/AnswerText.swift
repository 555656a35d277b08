import Foundation
import RiffleDriverMessages

/// Answers of apps in a few lines, for agents and for people.
enum AnswerText {
    /// What is to be seen, or what went wrong; and what else the app has to say.
    static func text(of answer: DriverAnswer) -> String {
        var lines: [String] = []
        if let error = answer.error {
            lines.append("\(error.kind.rawValue): \(error.message)")
            lines += (error.candidates ?? []).map { "  " + $0 }
        } else if let element = answer.element {
            lines += element.lines()
        } else if let elements = answer.elements {
            lines += elements.flatMap { $0.lines() }
        } else {
            lines += answer.digest ?? []
        }
        for (name, texts) in [
            ("issue", answer.issues), ("request", answer.requests), ("still working", answer.working),
        ] {
            lines += (texts ?? []).map { "\(name): \($0)" }
        }
        return lines.joined(separator: "\n")
    }

    /// Mistakes, what moves and what is waited for.
    static func status(_ answer: DriverAnswer) -> String {
        let lines = [
            ("issue", answer.issues), ("moves", answer.moving), ("waits", answer.waiting), ("works", answer.working),
        ].flatMap { name, texts in (texts ?? []).map { "\(name): \($0)" } }
        return lines.isEmpty ? "All is at rest, and nothing is wrong." : lines.joined(separator: "\n")
    }

    /// What an audit has found, a line each.
    static func findings(_ answer: DriverAnswer) -> String {
        let lines = (answer.findings ?? []).map {
            "\($0.rule.rawValue): \($0.element): \($0.message) \($0.remedy)"
        }
        return lines.isEmpty ? "Nothing was found." : lines.joined(separator: "\n")
    }

    /// The names of previews.
    static func previews(_ answer: DriverAnswer) -> String {
        let names = answer.previews ?? []
        return names.isEmpty ? "There are none." : names.joined(separator: "\n")
    }
}
