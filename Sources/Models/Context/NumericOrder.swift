/// The order of rows by columns of numbers.
///
/// SQLite sorts whole rows: it packs each one again, and takes it apart for every comparison. Numbers are compared here by
/// themselves, with the places of their rows, and the rows stay where they are.
struct NumericOrder {
    /// One column to sort by.
    struct Term {
        let column: Int32
        let isReal: Bool
        let isReversed: Bool
    }

    private let terms: [Term]
    /// What stands for the numbers of each row, as many as there are terms. Whole numbers that compare as the numbers do.
    private var ranks: [Int64] = []
    private var keys: [Int64] = []

    init(_ terms: [Term]) { self.terms = terms }

    /// Takes in the row of a statement; false where a column holds something else than its numbers, whose order is for
    /// SQLite to say.
    mutating func append(_ statement: Statement, _ key: Int64) -> Bool {
        for term in terms {
            guard let rank = Self.rank(statement.stored(term.column), term.isReal) else { return false }
            ranks.append(term.isReversed ? ~rank : rank)
        }
        keys.append(key)
        return true
    }

    /// NULL comes before all numbers.
    private static func rank(_ stored: StoredValue, _ isReal: Bool) -> Int64? {
        if isReal, let number = stored.double {
            // Of negative numbers, the bits go the other way. SQLite keeps one zero only.
            let bits = Int64(bitPattern: number.bitPattern)
            return bits < 0 ? bits ^ Int64.max : bits
        }
        if !isReal, let number = stored.int { return number == Int.min ? nil : Int64(number) }
        return stored.isNull ? Int64.min : nil
    }

    /// The places of the rows in order. Of equal ones, the lesser key comes first.
    func places() -> [Int] {
        if terms.count == 1 {
            var rows = ranks.enumerated().map { (rank: $1, place: $0) }
            rows.sort { $0.rank != $1.rank ? $0.rank < $1.rank : keys[$0.place] < keys[$1.place] }
            return rows.map(\.place)
        }
        return keys.indices.sorted { first, second in
            for term in terms.indices {
                let (a, b) = (ranks[first * terms.count + term], ranks[second * terms.count + term])
                if a != b { return a < b }
            }
            return keys[first] < keys[second]
        }
    }

    /// The keys of the rows in order.
    func sortedKeys() -> [Int64] { places().map { keys[$0] } }
}
