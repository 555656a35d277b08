import Foundation
import GRDB

extension FlashcardsStore {
    /// Keeps an answer and what the schedule makes of it.
    func keep(_ answer: StudySession.Answer) {
        agenda(of: nil).change { database in
            try answer.after.save(of: answer.fact.id, answer.score, database)
            try database.execute(
                sql: "INSERT INTO flashReview (fact, date, rating, wasNew) VALUES (?, ?, ?, ?)",
                arguments: [
                    answer.fact.id, answer.after.lastReview.timeIntervalSince1970, answer.rating.rawValue,
                    answer.before == nil,
                ])
        }
    }

    /// Takes back an answer that was kept.
    func takeBack(_ answer: StudySession.Answer) {
        let date = answer.after.lastReview.timeIntervalSince1970
        agenda(of: nil).change { database in
            if let before = answer.before {
                let right = answer.score.right - (answer.rating.isRight ? 1 : 0)
                try before.save(
                    of: answer.fact.id, .init(shown: answer.score.shown - 1, right: right), database)
            } else {
                try database.execute(sql: "DELETE FROM flashMemory WHERE fact = ?", arguments: [answer.fact.id])
            }
            try database.execute(
                sql: """
                    DELETE FROM flashReview WHERE id =
                    (SELECT MAX(id) FROM flashReview WHERE fact = ? AND date = ? AND rating = ?)
                    """, arguments: [answer.fact.id, date, answer.rating.rawValue])
        }
    }
}
