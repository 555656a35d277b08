import Testing

@testable import RiffleWebHost

@Suite struct ClientBundleTests {
    private static let sources = [
        "root.js": """
        // Begins here.
        import { b, c as d } from "./middle.js";
        import "./side.js";

        /**
         * Says `it`.
         */
        export function root() {
          // Why.
          return `${b}
            // no comment
          ${d}`;
        }
        """,
        "middle.js": """
        import { leaf } from "./leaf.js";
        export const b = leaf(1);
        export class Unused {}
        const c = leaf(2);
        export { c };
        """,
        "side.js": "import { leaf } from \"./leaf.js\";\nleaf(3);",
        "leaf.js": "export async function leaf(x) { return x; }",
    ]

    @Test("What a module imports stands before it, once, and what is on the page already not at all")
    func order() {
        #expect(
            ClientBundle(from: "root.js", in: Self.sources).names == ["leaf.js", "middle.js", "side.js", "root.js"])
        #expect(
            ClientBundle(from: "root.js", in: Self.sources, without: ["leaf.js", "middle.js"]).names
                == ["side.js", "root.js"])
    }

    @Test("Comments and space before lines are left out, but for those within a text")
    func text() {
        #expect(
            ClientBundle(from: "root.js", in: Self.sources, without: ["middle.js", "side.js"]).asModule
                == """
                const modules = globalThis.riffleModules;
                modules["root.js"] = (() => {
                const { b, c: d } = modules["middle.js"];
                export
                """.replacing(
                    "export",
                    with: """
                        function root() {
                        return `${b}
                            // no comment
                          ${d}`;
                        }
                        return { root };
                        })();

                        """))
    }

    @Test("All modules of the client are in it, and each name that one imports another exports")
    func client() throws {
        let files = ClientFiles.shared
        let start = ClientBundle(from: "start.js", in: files.sources)
        let client = ClientBundle(from: "client.js", in: files.sources, without: start.names)
        let live: Set = ["guard.js", "inspector.js", "kept-focus.js", "live.js"]
        #expect(Set(start.names + client.names).union(live) == Set(files.sources.keys.filter { $0.hasSuffix(".js") }))
        for (name, source) in files.sources where name.hasSuffix(".js") {
            for match in source.matches(of: /(?m)^import \{ (.*) \} from "\.\/(.*)";$/) {
                let other = try #require(files.sources[String(match.2)], "\(name)")
                for imported in match.1.split(separator: ", ") {
                    let exported = imported.split(separator: " ")[0]
                    let pattern = try Regex("(?m)^export (.* )?\(exported)\\b")
                    #expect(other.contains(pattern), "\(name) imports \(exported) from \(match.2)")
                }
            }
            // The joined script knows imports and exports by lines that begin so.
            #expect(
                source.matches(of: /(?m)^\s*import\b/).count == source.matches(of: /(?m)^import .*";$/).count, "\(name)"
            )
        }
    }

    @Test("The page names a script by the digest that its policy has")
    func policy() {
        // The example of the specification (Content Security Policy, level 3).
        #expect(InlineText("doSomething();").source == "'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc='")
    }
}
