import Facts
import Foundation
import SwiftUITesting
import Testing

@MainActor @Suite struct DefaultsFactsTests {
    private struct Settings: View {
        @AppStorage("count") private var count = 0
        @AppStorage("name", store: .standard) private var name = "nobody"
        @AppStorage("day") private var day: Date?
        @AppStorage("registered") private var registered = "in code"
        @State private var read = ""

        var body: some View {
            VStack {
                Text("\(count) \(name) \(day.map { Int($0.timeIntervalSince1970) } ?? -1) \(registered)")
                Text("read \(read)")
                Button("Write") {
                    UserDefaults.standard.set(count + 1, forKey: "count")
                    UserDefaults.standard.set("Ada", forKey: "name")
                    UserDefaults.standard.set(Date(timeIntervalSince1970: 60), forKey: "day")
                }
                Button("Read") {
                    count = 7
                    read = "\(UserDefaults.standard.integer(forKey: "count"))"
                }
                Button("Forget") { UserDefaults.standard.removeObject(forKey: "count") }
            }
        }
    }

    @Test("`AppStorage` and the standard user defaults have the same values", .fact("state.defaults"))
    func same() async throws {
        let tester = ViewTester(Settings())
        _ = try tester.find(.text("0 nobody -1 in code"))
        await tester.tap(try tester.find(.label("Write")))
        _ = try tester.find(.text("1 Ada 60 in code"))
        await tester.tap(try tester.find(.label("Read")))
        _ = try tester.find(.text("read 7"))
        await tester.tap(try tester.find(.label("Forget")))
        _ = try tester.find(.text("0 Ada 60 in code"))
        // Each tester keeps its own.
        _ = try ViewTester(Settings()).find(.text("0 nobody -1 in code"))
    }

    private struct Registering: View {
        @AppStorage("DefaultsFactsTests.registered") private var value = "in code"

        init() { UserDefaults.standard.register(defaults: ["DefaultsFactsTests.registered": "registered"]) }

        var body: some View { Text(value) }
    }

    @Test(
        "what is registered stands for what is not kept, and comes before the value in the code",
        .fact("state.defaults"))
    func registered() throws {
        _ = try ViewTester(Registering()).find(.text("registered"))
    }

    private struct Kinds: View {
        let log: (String) -> Void

        var body: some View {
            Button("Keep") {
                let defaults = UserDefaults.standard
                defaults.set(1, forKey: "one")
                log("\(defaults.integer(forKey: "one")) \(defaults.bool(forKey: "one"))")
                log("\(defaults.object(forKey: "one") as? Int ?? 0) \(defaults.string(forKey: "one") ?? "none")")
                defaults.set(2.5, forKey: "half")
                log("\(defaults.double(forKey: "half")) \(defaults.integer(forKey: "half"))")
                defaults.set(["a", "b"], forKey: "list")
                log(defaults.stringArray(forKey: "list")?.joined() ?? "none")
                defaults.set(["key": ["inner": 3]], forKey: "table")
                let table = defaults.dictionary(forKey: "table")?["key"] as? [String: Int]
                log("\(table?["inner"] ?? 0)")
                defaults.set(URL(string: "https://example.org/a"), forKey: "url")
                log("\(defaults.url(forKey: "url")?.absoluteString ?? "none")")
                defaults.set(Data([1, 2]), forKey: "data")
                log("\(defaults.data(forKey: "data")?.count ?? 0)")
                log("\(defaults.dictionaryRepresentation().keys.filter { $0.count == 3 }.sorted())")
                for key in defaults.dictionaryRepresentation().keys { defaults.removeObject(forKey: key) }
                log("\(defaults.object(forKey: "one") == nil)")
            }
        }
    }

    @Test("the standard user defaults keep what a property list may have", .fact("state.defaults"))
    func kinds() async throws {
        var lines: [String] = []
        let tester = ViewTester(Kinds { lines.append($0) })
        await tester.tap(try tester.find(.label("Keep")))
        #expect(
            lines == [
                "1 true", "1 1", "2.5 2", "ab", "3", "https://example.org/a", "2", "[\"one\", \"url\"]", "true",
            ])
    }

    private struct Unkept: View {
        private struct Point {
            var x = 1
        }

        let log: (String) -> Void

        var body: some View {
            Button("Keep") {
                UserDefaults.standard.set("before", forKey: "point")
                UserDefaults.standard.set(Point(), forKey: "point")
                log(UserDefaults.standard.string(forKey: "point") ?? "none")
            }
        }
    }

    @Test("what a property list may not have is not kept, and ends nothing")
    func unkept() async throws {
        var lines: [String] = []
        let tester = ViewTester(Unkept { lines.append($0) })
        await tester.tap(try tester.find(.label("Keep")))
        #expect(lines == ["before"])
    }
}
