import SwiftUICore
import Testing

@Suite struct ResolvedTextTests {
    @Test("A text's characters come without marks, and with its values put in")
    func plainString() {
        #expect(Text(verbatim: "a *b* c").plainString == "a *b* c")
        #expect(Text("a b c").plainString == "a b c")
        #expect(Text("a *b* c").plainString == "a b c")
        #expect(Text("a \(3) \("*c*")").plainString == "a 3 *c*")
        #expect((Text("a ") + Text(verbatim: "b").bold()).plainString == "a b")
        #expect(Text("").plainString == "")
    }
}
