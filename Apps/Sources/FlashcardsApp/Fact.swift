import SwiftUI

/// A question and its answer.
struct Fact: Identifiable, Equatable, Codable, Sendable {
    let id: String
    var prompt: String
    var answer: String

    init(id: String, prompt: String, answer: String) {
        self.id = id
        self.prompt = prompt
        self.answer = answer
    }

    init(_ prompt: String, _ answer: String) { self.init(id: prompt, prompt: prompt, answer: answer) }
}

extension Fact {
    /// The facts that the app starts with, in the user's language.
    static var samples: [Fact] {
        [
            sample("Which planet turns the other way around?", "Venus"),
            sample("What is the largest lake by volume?", "Lake Baikal"),
            sample("Who wrote the first algorithm for a machine?", "Ada Lovelace"),
            sample("What does a luthier make?", "String instruments"),
            sample("How many hearts has an octopus?", "Three"),
            sample("What is the capital of Bhutan?", "Thimphu"),
            sample("Which metal is liquid at room temperature?", "Mercury"),
            sample("In which year did the Berlin Wall fall?", "1989"),
            sample("What is the only mammal that truly flies?", "The bat"),
            sample("What is the square root of 289?", "17"),
            sample("Which language has the most native speakers?", "Mandarin Chinese"),
            sample("What do you call a word that reads the same backward?", "A palindrome"),
        ]
    }

    /// Known by its English question, in whatever language it is asked.
    private static func sample(_ prompt: String, _ answer: String) -> Fact {
        Fact(
            id: prompt, prompt: String(localized: String.LocalizationValue(prompt)),
            answer: String(localized: String.LocalizationValue(answer)))
    }
}
