import RiffleTextAndImages
import Testing

@Suite struct ResolvedTextTests {
    @Test("What is read out of a text comes without marks, with its values put in for the locale, in its own case")
    func spokenString() {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "de_DE")
        environment.textCase = .uppercase
        #expect(Text("a").spokenString(in: environment) == "a")
        #expect(Text("a \(1234)").spokenString(in: environment) == "a 1.234")
    }

    @Test("A text's characters come without marks, and with its values put in")
    func plainString() {
        let environment = EnvironmentValues()
        #expect(Text(verbatim: "a *b* c").spokenString(in: environment) == "a *b* c")
        #expect(Text("a b c").spokenString(in: environment) == "a b c")
        #expect(Text("a *b* c").spokenString(in: environment) == "a b c")
        #expect(Text("a \(3) \("*c*")").spokenString(in: environment) == "a 3 *c*")
        #expect((Text("a ") + Text(verbatim: "b").bold()).spokenString(in: environment) == "a b")
        #expect(Text("").spokenString(in: environment) == "")
    }
}
