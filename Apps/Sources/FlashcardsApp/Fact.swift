import Foundation

/// A question and its answer.
struct Fact: Identifiable, Equatable, Sendable {
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
    /// The facts that the app starts with.
    static let samples = [
        Fact("Which planet turns the other way around?", "Venus"),
        Fact("What is the largest lake by volume?", "Lake Baikal"),
        Fact("Who wrote the first algorithm for a machine?", "Ada Lovelace"),
        Fact("What does a luthier make?", "String instruments"),
        Fact("How many hearts has an octopus?", "Three"),
        Fact("What is the capital of Bhutan?", "Thimphu"),
        Fact("Which metal is liquid at room temperature?", "Mercury"),
        Fact("In which year did the Berlin Wall fall?", "1989"),
        Fact("What is the only mammal that truly flies?", "The bat"),
        Fact("What is the square root of 289?", "17"),
        Fact("Which language has the most native speakers?", "Mandarin Chinese"),
        Fact("What do you call a word that reads the same backward?", "A palindrome"),
    ]
}
