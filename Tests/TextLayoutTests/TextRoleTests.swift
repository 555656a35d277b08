import Facts
import Foundation
import RiffleTextLayout
import Testing

@Suite("Text styles")
struct TextRoleTests {
    @Test("Sizes at the size devices come with", .fact("text.body"), .fact("text.styles", metrics: .fixed))
    func large() {
        let sizes = TextRole.allCases.map { $0.size() }
        #expect(sizes == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
    }

    @Test("Body grows from 14 to 53, captions do not get smaller than 11", .fact("text.sizes"))
    func categories() {
        #expect(
            TypeSizeCategory.allCases.map { TextRole.body.size(in: $0) } == [
                14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53,
            ])
        #expect(TextRole.caption2.size(in: .extraSmall) == 11)
        #expect(TextRole.largeTitle.size(in: .accessibility5) == 60)
        for role in TextRole.allCases {
            let sizes = TypeSizeCategory.allCases.map { role.size(in: $0) }
            #expect(sizes == sizes.sorted())
        }
    }

    @Test("The headline is semibold; bold is bold for titles and semibold for the rest", .fact("text.bold"))
    func weights() {
        #expect(TextRole.allCases.filter { $0.weight != 400 } == [.headline])
        #expect(TextRole.allCases.filter { $0.boldWeight == 700 } == [.largeTitle, .title, .title2])
        #expect(TextRole.headline.style(in: .small) == TextStyle(size: 15, weight: 600))
    }

    @Test("Categories are ordered by size")
    func order() {
        #expect(TypeSizeCategory.large < .accessibility1 && TypeSizeCategory.allCases.count == 12)
    }
}
