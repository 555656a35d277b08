import Foundation
import Testing

@Suite struct HouseRulesTests {
    @Test("No Swift file is longer than 700 lines")
    func length() {
        for file in Repository.swiftFiles {
            let count = file.text.utf8.count { $0 == UInt8(ascii: "\n") }
            #expect(count <= 700, "\(file.path) has \(count) lines: split it by topic, as Type+Topic.swift")
        }
    }

    @Test("No module declares a type of its own name, which would hide the module's other names")
    func moduleNames() {
        for file in Repository.swiftFiles where file.path.hasPrefix("Sources/") {
            // Nobody writes the name of a program in front of its types.
            guard let module = file.module, !["AssetSymbols", "SourceRewriting"].contains(module) else {
                continue
            }
            #expect(
                !file.outermostTypes.contains(module),
                "\(file.path): \(module).\(module) makes \(module).Other a member of the type; rename the type"
            )
        }
    }

    @Test("No file name occurs twice in a module")
    func fileNames() {
        var seen: [String: String] = [:]
        for file in Repository.swiftFiles {
            guard let module = file.module, let name = file.path.split(separator: "/").last else { continue }
            let key = "\(file.path.split(separator: "/")[0])/\(module)/\(name)"
            if let other = seen[key] { Issue.record("\(file.path) and \(other) have the same name") }
            seen[key] = file.path
        }
    }

    @Test("Numbers become whole numbers by the conversion that clamps, as others end the process for what is too large")
    func conversions() throws {
        // These three depend on nothing that has the conversion.
        let apart = ["VirtualTime", "ChromiumDriver", "CardDecks"]
        let trapping = /\bU?Int(8|16|32|64)?\((?!clamping:|exactly:).*\.rounded\(/
        for file in Repository.swiftFiles where file.path.hasPrefix("Sources/") {
            guard let module = file.module, !apart.contains(module) else { continue }
            for (index, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                guard line.contains(trapping) else { continue }
                Issue.record("\(file.path):\(index + 1): write Int(clamping:) instead of Int()")
            }
        }
        #expect("Int((x * 2).rounded())".contains(trapping))
        #expect(!"Int(clamping: (x * 2).rounded())".contains(trapping))
    }

    @Test("Each phase of a frame and each state machine has a test file of its name")
    func machines() {
        let tests = Set(Repository.swiftFiles.filter { $0.path.contains("Tests/") }.compactMap(\.name))
        var count = 0
        for file in Repository.swiftFiles where file.path.hasPrefix("Sources/") {
            guard let name = file.name, Self.isPhase(file, name) || Self.isStateMachine(file, name) else { continue }
            count += 1
            #expect(tests.contains("\(name)Tests"), "\(file.path) wants a \(name)Tests.swift")
        }
        #expect(count > 20)
    }

    private static func isPhase(_ file: SourceFile, _ name: String) -> Bool {
        file.path.contains("/Frame/") && name.hasSuffix("Phase")
    }

    /// Structs that take events are named for what they follow or decide.
    private static func isStateMachine(_ file: SourceFile, _ name: String) -> Bool {
        let endings = [
            "Tracker", "Sanitizer", "Lifecycle", "Motion", "Taps", "Pacing", "Order", "Budget", "Heartbeat", "Sequence",
            "Queue", "Stage", "Entries", "EditingState", "Clock", "Places",
        ]
        return endings.contains { name.hasSuffix($0) } && file.text.contains("struct \(name)")
            && file.text.contains("mutating func ")
    }

    @Test("What a phase keeps is in a state object of its own, not in the graph")
    func graphIsNoHub() throws {
        let file = try #require(Repository.swiftFiles.first { $0.path.hasSuffix("Graph/ViewGraph.swift") })
        let body = try #require(file.text.components(separatedBy: "\n}\n").first)
        let stored = body.split(separator: "\n").filter { line in
            line.hasPrefix("    ") && !line.hasPrefix("     ") && !line.contains("//") && !line.contains("{")
                && (line.contains(" var ") || line.contains(" let "))
        }
        #expect(stored.count > 10 && stored.count <= 20, "\(stored.count) stored properties: \(stored)")
    }

    @Test("Hosts know a session by what it shows them, and not the engine's graph behind it")
    func hosts() {
        let hosts: Set<String?> = ["WebHost", "WindowHost", "HeadlessHost", "RiffleServer", "Riffle", "SwiftUI"]
        for file in Repository.swiftFiles where file.path.hasPrefix("Sources/") && hosts.contains(file.module) {
            #expect(!file.text.contains("SessionInspection"), "\(file.path) looks into the engine")
        }
    }

    @Test("Nothing names a folder of the machine it was written on")
    func paths() {
        // The system's folders are the same everywhere; the checkout and people's own are not. A checkout right under
        // the root may well have a name that is a word of ours.
        let root = Repository.path.split(separator: "/")
        let places = ["/root/", "/Users/", "/home/"] + (root.count > 1 ? [Repository.path + "/"] : [])
        for file in Repository.textFiles where !file.path.hasSuffix("HouseRulesTests.swift") {
            for place in places where file.text.contains(place) {
                Issue.record("\(file.path) names \(place), which is of one machine only")
            }
        }
    }

    @Test("Addresses are those of public sites")
    func addresses() {
        for file in Repository.textFiles where !file.path.hasSuffix("HouseRulesTests.swift") {
            for host in Self.hosts(in: file.text) where !Self.isKnown(host) {
                Issue.record("\(file.path) names \(host): if it is public and will stay, add it to HouseRulesTests")
            }
        }
    }

    @Test("A planted address is found")
    func plantedAddress() {
        let hosts = Self.hosts(in: "see https://registry.corp.internal:8081/x and ws://127.0.0.1/ and http://a.b")
        #expect(hosts == ["registry.corp.internal", "127.0.0.1", "a.b"])
        #expect(hosts.filter { !Self.isKnown($0) } == ["registry.corp.internal", "a.b"])
    }

    @Test("Names say what a thing is, and nothing is left for later")
    func words() {
        for file in Repository.swiftFiles where !file.path.hasSuffix("HouseRulesTests.swift") {
            for word in ["TODO", "FIXME", "fatalError(\"unimplemented\")"] where file.text.contains(word) {
                Issue.record("\(file.path) says \(word): do it, or leave it out and list it as a gap")
            }
            // Names of Apple's.
            let known = ["UndoManager", "UIStatusBarManager", "CLLocationManager"]
            for name in file.outermostTypes where !known.contains(name) {
                for ending in ["Manager", "Helper", "Helpers", "Utils", "Utilities"] where name.hasSuffix(ending) {
                    Issue.record("\(file.path): \(name) does not say what it does")
                }
            }
        }
    }

    /// The hosts of the addresses in a text, in order.
    private static func hosts(in text: String) -> [String] {
        // Searching by regular expression is slow in a debug build, and few files have any address.
        guard text.contains("://") else { return [] }
        return text.matches(of: /(?:https?|wss?):\/\/([A-Za-z0-9.\-]+)/).map { String($0.output.1) }
    }

    private static func isKnown(_ host: String) -> Bool {
        // `.example` is nobody's, by RFC 2606.
        host.hasSuffix(".example") || publicSites.contains { host == $0 || host.hasSuffix("." + $0) }
    }

    private static let publicSites = [
        "127.0.0.1", "localhost", "example.com", "example.org", "github.com", "apple.com", "swift.org",
        "keepachangelog.com", "semver.org", "w3.org", "apache.org", "wikipedia.org", "ietf.org", "rfc-editor.org",
        "unicode.org", "mozilla.org", "freedesktop.org", "gnome.org", "cairographics.org", "debian.org",
        "bottosson.github.io",
    ]
}
