import Testing
import RiffleWebHost

@Suite struct ServerLimitsTests {
    @Test("Each limit is set by its name, bytes with K, M and G")
    func setting() throws {
        var limits = ServerLimits()
        try limits.set(["sessions=500", "page-memory=64M", "visitor-values=300K", "all-files=2G", "memory=1000000"])
        #expect(limits.sessions == 500 && limits.pageMemory == 64 << 20 && limits.visitorValues == 300 << 10)
        #expect(limits.allFiles == 2 << 30 && limits.processMemory() == 1_000_000)
    }

    @Test(
        "What sets no limit is refused, with the names that there are",
        arguments: [
            "", "sessions", "sessions=", "sessions=0", "sessions=-1", "sessions=5K", "rooms=5", "page-memory=1",
            "page-memory=1T", "memory=99999999999G", "sessions=1=2", "sessions= 5",
        ])
    func nonsense(_ text: String) {
        var limits = ServerLimits()
        let error = #expect(throws: ServerLimits.Invalid.self) { try limits.set([text]) }
        #expect(error?.description.contains("sessions-per-address") == true)
        #expect(limits == ServerLimits())
    }

    @Test("Where nothing is said, the process may have a part of what the machine has")
    func memory() {
        #expect(ServerLimits().processMemory() > 64 << 20)
    }
}
