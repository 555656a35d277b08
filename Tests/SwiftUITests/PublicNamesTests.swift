import Foundation
import Testing

/// Source for Apple's SwiftUI must not find names here that Apple has not, so that none of them can hide one of its own.
///
/// The sources are read, rather than the compiler's symbol graphs: every public declaration says `public` by house rule.
/// Names with an underscore in front are the engine's seams; `SwiftUITesting` may have names of its own.
struct PublicNamesTests {
    /// The modules that `import SwiftUI` brings along.
    private static let modules = [
        "Geometry", "Motion", "Painting", "Gestures", "Assets", "Semantics", "SwiftUICore", "Containers", "Interaction",
        "Drawing", "TextAndImages", "Canvases", "AccessibilityModifiers", "Appearances", "Scenes", "Storage",
        "Animators",
        "Controls", "TextInput", "Presentations", "DragAndDrop", "NavigationStacks", "Lists", "Tabs", "Pickers",
        "Sharing",
        "SymbolEffects", "FoundationParity", "AbsentFrameworks", "UIKitViews", "SwiftUI",
    ]
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    @Test("every public name of SwiftUI is one of Apple's")
    func names() throws {
        // So that a mistake in reading does not pass for an orderly package.
        #expect(try Self.check(Self.modules, by: "SwiftUITests/apple-names.txt") > 500)
    }

    @Test("every public name of SwiftData is one of Apple's")
    func namesOfSwiftData() throws {
        // Members of types whose names begin with an underscore.
        let seams: Set<String> = ["empty", "make", "needsCare", "set", "value", "visit", "willRead"]
        let count = try Self.check(["Models", "SwiftData"], by: "SwiftDataTests/swiftdata-names.txt", besides: seams)
        #expect(count > 150)
    }

    @Test("every public name of TipKit is one of Apple's")
    func namesOfTipKit() throws {
        #expect(try Self.check(["TipKit"], by: "TipKitTests/tipkit-names.txt") > 80)
    }

    @Test("every public name of the frameworks around SwiftUI is one of Apple's")
    func namesOfFrameworks() throws {
        let modules = ["CoreLocation", "LocalAuthentication", "MessageUI"]
        #expect(try Self.check(modules, by: "SwiftUITests/framework-names.txt") > 150)
    }

    @Test("every public name of Charts is one of Apple's")
    func namesOfCharts() throws {
        #expect(try Self.check(["Charts"], by: "ChartsTests/charts-names.txt") > 200)
    }

    /// - Returns: how many names there are.
    private static func check(_ modules: [String], by file: String, besides seams: Set<String> = []) throws -> Int {
        let list = try String(contentsOf: root.appendingPathComponent("Tests/\(file)"), encoding: .utf8)
        let known = Set(list.split(separator: "\n").map(String.init))
        var count = 0
        for module in modules {
            for (path, text) in try Self.sources(of: module) {
                for name in Self.publicNames(in: text) {
                    count += 1
                    if name.hasPrefix("_") || known.contains(name) || seams.contains(name) { continue }
                    Issue.record(
                        """
                        \(path) makes \(name) public, which Apple has not as far as \(file) knows. Make \
                        it package, or put it into Riffle; if Apple has it, add it to that list.
                        """)
                }
            }
        }
        return count
    }

    @Test("a name that Apple has not is found")
    func planted() {
        let text = """
            /// public struct NotThis {}
            public struct Card: View {
                package var hidden = 1
                @inlinable public static func deal(_ count: Int) {}
                nonisolated public var `repeat`: Int { 0 }
                public static prefix func - (value: Card) -> Card { value }
            }
            """
        #expect(Self.publicNames(in: text) == ["Card", "deal", "repeat"])
    }

    private static func sources(of module: String) throws -> [(path: String, text: String)] {
        let folder = root.appendingPathComponent("Sources/\(module)")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let urls = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
        return try urls.map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }.sorted {
            $0.0 < $1.0
        }
    }

    /// The names that are declared public, but for operators.
    private static func publicNames(in text: String) -> [String] {
        let keywords: Set<String> = [
            "struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor", "macro",
        ]
        var names: [String] = []
        for line in text.split(separator: "\n") where line.contains("public ") {
            let words = line.prefix { $0 != "{" && $0 != "=" }.split(separator: " ")
            guard let start = words.firstIndex(of: "public"), !words[..<start].contains(where: { $0.hasPrefix("//") })
            else { continue }
            let rest = words[start...]
            guard let keyword = rest.lastIndex(where: { keywords.contains(String($0)) && !$0.hasSuffix(":") }),
                let first = rest.firstIndex(where: { keywords.contains(String($0)) })
            else { continue }
            // `class func` and `class var` declare what comes second.
            let isSecond = rest[first] == "class" && keyword == first + 1
            let index = (isSecond ? keyword : first) + 1
            guard index < rest.endIndex else { continue }
            let name = rest[index].drop { $0 == "`" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            if !name.isEmpty { names.append(String(name)) }
        }
        return names
    }
}
