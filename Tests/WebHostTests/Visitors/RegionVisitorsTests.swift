import PageRecords
import Testing

/// Two visitors of one served process who read different languages in different time zones.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct RegionVisitorsTests {
    private static let ways = [
        "task", "detached", "mainQueue", "globalQueue", "thread", "mainOperation", "operation", "timer", "transfer",
        "receiveOn", "notification",
    ]

    private static let german = """
        de_DE|de_DE|de-DE|America/New_York|America/New_York|22|19|19|26.Nov.2026,19:00|26.Nov.|26.November2026um19:00|\
        1.234,5|1.234|0,5
        """
    private static let japanese = """
        ja_JP|ja_JP|ja-JP|Asia/Tokyo|Asia/Tokyo|11|9|9|2026年11月27日9:00|11月27日|2026年11月27日9:00|1,234.5|1,234|0.5
        """

    /// What the program asks, run by one page in a way; as that page shows it.
    private func read(_ page: PlayedPage, _ way: String, _ port: Int, _ token: String) async throws -> String {
        page.send { $0.open("visit://\(way):\(port)/region?\(token)", time: 2000) }
        var time = 2000.0
        while !page.lastLabel.contains("read=\(token):") {
            try await page.settle()
            page.acknowledge()
            time += 20
            page.send { $0.tick(time) }
        }
        let words = page.lastLabel.split(separator: " ").filter { $0.hasPrefix("read=") }
        return words.first.map { String($0.dropFirst("read=\(token):".count)) } ?? ""
    }

    @Test(
        "what Foundation says of the user is each page's own, however its code comes to run; nobody's is the process's")
    func visitors() async throws {
        let program = try ServedProgram(
            "ExampleProgram", environment: ["EXAMPLE": "visitors"],
            arguments: ["--locale", "ar_EG", "--time-zone", "Africa/Cairo"])
        defer { program.stop() }
        let port = try #require(program.port)
        let first = try await PlayedPage(port: port)
        first.send { $0.hello(region: PageRegion("de-DE,en", "America/New_York")) }
        let second = try await PlayedPage(port: port)
        second.send { $0.hello(region: PageRegion("ja-JP", "Asia/Tokyo")) }
        for (index, way) in Self.ways.enumerated() {
            let (ofFirst, ofSecond) = (
                try await read(first, way, port, "a\(index)"), try await read(second, way, port, "b\(index)")
            )
            #expect(ofFirst == Self.german, "\(way)")
            #expect(ofSecond == Self.japanese, "\(way)")
        }
        let nobody = try await read(first, "singletonTimer", port, "n")
        #expect(nobody.hasPrefix("ar_EG|ar_EG|ar-EG|Africa/Cairo|Africa/Cairo|77|2|2|"), "\(nobody)")
        // The document follows, once for each page.
        #expect(first.requests.map(\.text) == [#"{"language":"de","rightToLeft":false}"#])
        #expect(second.requests.map(\.text) == [#"{"language":"ja","rightToLeft":false}"#])
    }

    @Test(
        "a page that changes its languages and time zone is shown in the new ones, and one that says nonsense in the process's"
    )
    func changes() async throws {
        let program = try ServedProgram(
            "ExampleProgram", environment: ["EXAMPLE": "visitors"],
            arguments: ["--locale", "de", "--time-zone", "America/New_York"])
        defer { program.stop() }
        let port = try #require(program.port)
        let long = String(repeating: "Aa", count: 5000)
        let page = try await PlayedPage(port: port)
        page.send {
            $0.hello(
                region: PageRegion(
                    "\(long),xx-YY,,-,\u{0}", "../\(long)", hourCycle: long, calendar: long, digits: "../..",
                    firstWeekday: 255))
        }
        let process = try await read(page, "task", port, "a")
        #expect(process.hasPrefix("de_DE|de_DE|de-DE|America/New_York|"))
        page.send { $0.resize(width: 393, height: 852, time: 2500, region: PageRegion("ja-JP", "Asia/Tokyo")) }
        let japanese = try await read(page, "task", port, "b")
        #expect(japanese == Self.japanese)
        page.send { $0.resize(width: 393, height: 852, time: 2600, region: PageRegion("ar-SA", "Asia/Riyadh")) }
        let arabic = try await read(page, "task", port, "c")
        #expect(arabic.hasPrefix("ar_SA|ar_SA|ar-SA|Asia/Riyadh|"))
        let told = page.requests.map(\.text)
        #expect(told == ["de", "ja", "ar-SA"].map { #"{"language":"\#($0)","rightToLeft":\#($0 == "ar-SA")}"# })
    }
}
