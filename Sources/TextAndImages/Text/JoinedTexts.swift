/// Texts that stand one after the other.
///
/// A loop that adds texts to a text would otherwise nest as many texts as it adds, and whatever looks at them would call
/// itself as often. The texts are kept in groups, of which neighbors of similar length become one, so that adding one text
/// to n copies log n of them on average.
struct JoinedTexts: Equatable, Sendable {
    private var groups: [[Text]]
    /// How many texts have been put into groups, for tests.
    private(set) var textsMoved = 1

    /// A text; the parts of one that consists of several and asks for nothing as a whole.
    init(_ text: Text) {
        if case .joined(let texts) = text.storage, !text.hasAttributes { self = texts } else { groups = [[text]] }
    }

    /// The texts in order.
    var texts: FlattenSequence<[[Text]]> { groups.joined() }

    static func + (first: JoinedTexts, second: JoinedTexts) -> JoinedTexts {
        var result = first
        result.textsMoved += second.textsMoved
        result.groups += second.groups
        var place = first.groups.count - 1
        while true {
            if result.isSimilar(place) {
                result.merge(place)
            } else if place > 0, result.isSimilar(place - 1) {
                place -= 1
                result.merge(place)
            } else {
                return result
            }
        }
    }

    /// Whether a group and the next are within a factor of two of each other.
    private func isSimilar(_ place: Int) -> Bool {
        guard place + 1 < groups.count else { return false }
        let (count, next) = (groups[place].count, groups[place + 1].count)
        return count <= 2 * next && next <= 2 * count
    }

    private mutating func merge(_ place: Int) {
        textsMoved += groups[place].count + groups[place + 1].count
        groups[place] += groups[place + 1]
        groups.remove(at: place + 1)
    }

    static func == (first: JoinedTexts, second: JoinedTexts) -> Bool { first.texts.elementsEqual(second.texts) }
}
