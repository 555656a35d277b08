import RiffleChromiumDriver
import Foundation
import Testing

/// Two visitors of one served process: what the code of one page asks for, however it comes to run, reaches that page only.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct VisitorsTests {
    /// The ways in which the example program runs code later, and whether the code belongs to the page that asked for it.
    private static let ways: [(name: String, belongsToPage: Bool)] =
        [
            "task", "detached", "mainQueue", "delayed", "globalQueue", "workItem", "dispatchSource", "thread",
            "mainOperation", "operation", "timer", "runLoop", "transfer", "receiveOn", "debounce", "timerPublisher",
            "notification",
        ].map { ($0, true) } + ["singletonLoop", "singletonTimer"].map { ($0, false) }

    private static let operations = [
        "open", "openKept", "copy", "feel", "awake", "announce", "attend", "share", "store", "keep", "paste", "screen",
        "scene", "post", "style",
    ]

    /// A page, with what it showed last.
    @MainActor
    private final class Visitor {
        let page: PlayedPage
        private var time = 1000.0
        private(set) var shown: [String: String] = [:]

        init(_ port: Int, width: Float, height: Float) async throws {
            page = try await PlayedPage(port: port)
            page.send { $0.hello(width: width, height: height) }
            try await look()
        }

        func open(_ address: String) {
            time += 20
            page.send { $0.open(address, time: time) }
        }

        func look() async throws {
            try await page.settle()
            page.acknowledge()
            let words = page.lastLabel.split(separator: " ").map(String.init)
            for word in words {
                let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
                shown[parts.count == 2 ? parts[0] : Int(word) == nil ? "scheme" : "count"] = parts.last
            }
        }

        /// Lets frames pass until a number of operations have run.
        func look(untilCount count: Int) async throws {
            repeat { try await look() } while shown["count"] != "\(count)"
            time += 20
            page.send { $0.tick(time) }
            try await look()
        }
    }

    /// What an operation has done to a page: what the page was asked, and what it shows that it did not before.
    private func traces(_ visitor: Visitor, since before: [String: String]) -> [String] {
        let requests = visitor.page.requests.map(\.text)
        let changes = visitor.shown.filter { $0.key != "count" && before[$0.key] != $0.value }
        return requests + changes.map { "\($0.key)=\($0.value)" }.sorted()
    }

    @Test("what a page's code asks for reaches that page and no other, however the code comes to run")
    func table() async throws {
        let program = try ServedProgram("ExampleProgram", environment: ["EXAMPLE": "visitors"])
        defer { program.stop() }
        let port = try #require(program.port)
        let first = try await Visitor(port, width: 393, height: 852)
        let second = try await Visitor(port, width: 900, height: 500)
        first.open("visit://prepare/first")
        second.open("visit://prepare/second")
        try await first.look()
        try await second.look()
        var count = 0
        for way in Self.ways {
            var wrong: [String] = []
            for operation in Self.operations {
                count += 1
                let token = "t\(count)"
                if operation == "paste" {
                    first.open("visit://prepare/first")
                    try await first.look()
                }
                first.page.requests = []
                second.page.requests = []
                let (ofFirst, ofSecond) = (first.shown, second.shown)
                first.open("visit://\(way.name):\(port)/\(operation)?\(token)")
                // Whoever is first to make a frame gets what belongs to nobody.
                try await first.look(untilCount: count)
                try await second.look(untilCount: count)
                try await first.look(untilCount: count)
                let own = traces(first, since: ofFirst)
                let others = traces(second, since: ofSecond)
                if let fault = fault(operation, token, own, others, belongs: way.belongsToPage) {
                    wrong.append(fault)
                }
            }
            #expect(wrong.isEmpty, "\(way.name): \(wrong.joined(separator: "; "))")
        }
        // What belonged to nobody was reported, each call once.
        let lines = program.errors.split(separator: "\n")
        for call in [
            "UIApplication.open", "UIPasteboard", "UIFeedbackGenerator", "UserDefaults.standard", "UIScreen.main",
        ] {
            #expect(lines.count { $0.contains("\(call) ") && $0.contains("belongs to no window") } >= 1, "\(lines)")
        }
        #expect(lines.count == Set(lines).count, "\(lines)")
    }

    /// What is wrong with what an operation has done; nil where nothing is.
    private func fault(
        _ operation: String, _ token: String, _ own: [String], _ others: [String], belongs: Bool
    ) -> String? {
        // What nobody posts concerns all.
        if operation == "post", !belongs {
            return own.count == 1 && others.count == 1 ? nil : "post reached \(own) and \(others)"
        }
        guard others.isEmpty else { return "\(operation) reached the other page: \(others)" }
        let expected: [String] =
            switch operation {
            case "paste" where belongs: ["read=\(token):first"]
            case "screen": ["read=\(token):393"]
            case "scene": ["read=\(token):portrait"]
            default: []
            }
        if !expected.isEmpty { return own == expected ? nil : "\(operation) gave \(own)" }
        // Values that belong to nobody are kept by the process, as its clipboard is; a model's own property stays its own.
        guard belongs else {
            if operation == "paste" { return own.contains { $0.contains("first") } ? "paste gave \(own)" : nil }
            return own.isEmpty || operation == "openKept" || operation == "keep"
                ? nil : "\(operation) reached the page: \(own)"
        }
        return own.count == 1 ? nil : "\(operation) reached no page: \(own)"
    }
}
