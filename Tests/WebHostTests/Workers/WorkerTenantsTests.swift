import Testing

@testable import RiffleWebHost

/// Which visitors have a worker to themselves.
@Suite struct WorkerTenantsTests {
    private let patience = WebLimits.tenantMilliseconds

    @Test("Each visitor has a worker, and has it again")
    func own() {
        var tenants = WorkerTenants(count: 3)
        #expect(tenants.place("ada", from: .proxy, at: 0) { _ in 1 } == .worker(1))
        #expect(tenants.place("ben", from: .proxy, at: 0) { _ in 1 } == .worker(2))
        #expect(tenants.place("ada", from: .proxy, at: 9) { _ in 1 } == .worker(1))
        #expect(tenants.worker(of: "ben") == 2 && tenants.tenant(of: 2) == "ben")
    }

    @Test("Where all have open pages, or had one a moment ago, there is no room")
    func full() {
        var tenants = WorkerTenants(count: 2)
        #expect(tenants.place("ada", from: .proxy, at: 0) { _ in 0 } == .worker(1))
        #expect(tenants.place("ben", from: .proxy, at: patience - 1) { _ in 0 } == .full)
        #expect(tenants.place("ben", from: .proxy, at: patience) { _ in 1 } == .full)
        tenants.note(pagesOf: 1, at: patience)
        #expect(tenants.place("ben", from: .proxy, at: patience + 1) { _ in 0 } == .full)
    }

    @Test("Who has been away for longest makes room, and finds a place once what they had is kept")
    func eviction() {
        var tenants = WorkerTenants(count: 3)
        _ = tenants.place("ada", from: .proxy, at: 1) { _ in 1 }
        _ = tenants.place("ben", from: .proxy, at: 0) { _ in 1 }
        let later = patience + 1
        #expect(tenants.place("cleo", from: .proxy, at: later) { _ in 0 } == .after(2))
        #expect(tenants.worker(of: "ben") == nil && tenants.tenant(of: 2) == "cleo")
        #expect(tenants.place("ben", from: .proxy, at: later) { _ in 0 } == .later)
        tenants.hasLeft(2)
        #expect(tenants.place("ben", from: .proxy, at: later) { _ in 0 } == .after(1))
        #expect(tenants.worker(of: "ada") == nil)
    }

    @Test("Visitors of one address have half of the workers, and make room for each other only")
    func addresses() throws {
        let one = ClientAddress(try #require(IPAddress("192.0.2.1")))
        let other = ClientAddress(try #require(IPAddress("192.0.2.2")))
        var tenants = WorkerTenants(count: 5)
        #expect(tenants.place("a", from: one, at: 0) { _ in 0 } == .worker(1))
        #expect(tenants.place("b", from: one, at: 1) { _ in 0 } == .worker(2))
        #expect(tenants.place("c", from: one, at: 2) { _ in 0 } == .full)
        #expect(tenants.place("d", from: other, at: 2) { _ in 0 } == .worker(3))
        #expect(tenants.place("c", from: one, at: patience + 2) { _ in 0 } == .after(1))
    }

    @Test("One process waits for the next visitor")
    func spare() {
        var tenants = WorkerTenants(count: 4)
        #expect((0..<4).filter { tenants.isWanted($0) } == [0, 1])
        _ = tenants.place("ada", from: .proxy, at: 0) { _ in 1 }
        #expect((0..<4).filter { tenants.isWanted($0) } == [0, 1, 2])
    }
}
