import RiffleWebHost
import SeededNumbers
import Testing

/// How components stand in the path of a page.
struct PagePathTests {
    @Test(
        "components come back from their path as they were",
        arguments: [
            [], ["books", "42"], ["a b", "ü", "日本"], ["a/b", "c"], [""], ["", "x"], [".", ".."], ["~", "~a"],
            ["font", "inter"],
            ["session"], ["x", "session"], ["100%", "%2F"], ["a:b"], ["q?x=1", "#y"], ["+", "&=;"],
        ])
    func roundTrip(_ components: [String]) {
        let path = PagePath.path(of: components)
        #expect(PagePath.components(of: path) == components)
        #expect(!path.contains("?") && !path.contains("#") && !path.contains(":"))
        #expect(path.split(separator: "/").allSatisfy { $0 != "." && $0 != ".." })
    }

    @Test("random components come back")
    func random() {
        var numbers = SeededGenerator(seed: 30)
        let letters = Array("ab/.~%? #é語+:")
        for _ in 0..<500 {
            let components = (0..<Int.random(in: 0...4, using: &numbers)).map { _ in
                String(
                    (0..<Int.random(in: 0...5, using: &numbers)).map { _ in
                        letters.randomElement(using: &numbers) ?? "a"
                    })
            }
            #expect(PagePath.components(of: PagePath.path(of: components)) == components)
        }
    }

    @Test("what lies beside the page is not where a screen is")
    func reserved() {
        #expect(PagePath.path(of: ["font", "inter"]) == "~font/inter")
        #expect(PagePath.path(of: ["books", "font"]) == "books/font")
    }

    @Test(
        "what is no path of components leads nowhere",
        arguments: ["a//b", "%ZZ", "/", "%FF", String(repeating: "a/", count: 33), String(repeating: "a", count: 2049)])
    func bad(_ path: String) { #expect(PagePath.components(of: path) == nil) }
}
