import Foundation
import RiffleHosting
import Testing

@testable import RiffleWebHost

/// What pages may answer.
@MainActor
struct PageQuestionsTests {
    @MainActor
    private final class Heard {
        var answers: [String] = []
    }

    private func questions(_ heard: Heard) -> PageQuestions {
        PageQuestions(OfferedFiles()) { id, answer in heard.answers.append("\(id) \(answer)") }
    }

    @Test("a page's dialog answers once, whatever the page says after that")
    func once() {
        let heard = Heard()
        let questions = questions(heard)
        _ = questions.messages([
            .ask(7, .readClipboard), .ask(8, .chooseFiles(extensions: [], mediaTypes: [], allowsSeveral: false)),
        ])
        questions.take(.text("copied"), to: 7)
        questions.take(.text("again"), to: 7)
        questions.take(.cancelled, to: 7)
        questions.take(.cancelled, to: 8)
        questions.take(.cancelled, to: 8)
        questions.begin([AnnouncedFile(name: "late.txt", size: 3)], for: 8)
        questions.take([1, 2, 3], for: 8)
        questions.cancelAll()
        #expect(heard.answers.count == 2)
        #expect(heard.answers.first?.contains("copied") == true && heard.answers.last?.contains("cancelled") == true)
    }

    @Test("a page says where its device is, and a page that is gone has not declined")
    func places() {
        let heard = Heard()
        let questions = questions(heard)
        let asked = questions.messages([
            .ask(7, .locate(.current, isPrecise: true)), .ask(8, .locate(.next, isPrecise: true)),
            .ask(9, .locate(.allowed, isPrecise: false)),
        ])
        #expect(asked.map(\.locate?.awaited) == [.current, .next, .allowed])
        #expect(questions.isAsking)
        questions.take(.place(DevicePlace(latitude: 48.25, longitude: 16.5, horizontalAccuracy: 7)), to: 7)
        #expect(heard.answers.count == 1 && heard.answers[0].contains("48.25"))
        // Those that stay open keep no page awake.
        #expect(!questions.isAsking)
        questions.cancelAll()
        #expect(heard.answers.count == 3 && heard.answers.dropFirst().allSatisfy { $0.contains("failed") })
        questions.take(.place(nil), to: 8)
        #expect(heard.answers.count == 3)
    }

    @Test("a question that is taken back is not answered, and a place answers no other question")
    func withdrawn() {
        let heard = Heard()
        let questions = questions(heard)
        _ = questions.messages([.ask(3, .locate(.next, isPrecise: true)), .ask(4, .readClipboard)])
        #expect(questions.messages([.withdraw(3)]).map(\.withdraw) == [3])
        questions.take(.place(nil), to: 3)
        #expect(heard.answers.isEmpty)
        questions.take(.place(nil), to: 4)
        #expect(heard.answers == ["4 cancelled"])
    }

    @Test("what nobody has asked is answered by nothing, and an answer of another kind is none")
    func unasked() {
        let heard = Heard()
        let questions = questions(heard)
        questions.take(.done, to: 3)
        questions.take([1], for: 3)
        #expect(heard.answers.isEmpty)
        _ = questions.messages([.ask(4, .chooseFiles(extensions: [], mediaTypes: [], allowsSeveral: true))])
        questions.take(.text("a text"), to: 4)
        #expect(heard.answers == ["4 cancelled"])
    }
}
