import Testing
import RiffleWebHost

@Suite struct ConnectionPlacesTests {
    private let stranger = ClientAddress.network([198, 51, 100, 7])
    private let other = ClientAddress.network([203, 0, 113, 9])

    @Test("Of silent connections the oldest gives way to a new one, however many come")
    func silence() {
        var places = ConnectionPlaces<Int>()
        for id in 0..<5000 {
            let admission = places.enter(id, from: .loopback)
            #expect(admission.isIn)
            #expect(admission.evicted == (id < WebLimits.silentConnections ? nil : id - WebLimits.silentConnections))
        }
        #expect(places.silentCount == WebLimits.silentConnections && places.count == WebLimits.silentConnections)
    }

    @Test("A flood of silent connections does not cost somebody of another address the place")
    func otherAddress() {
        var places = ConnectionPlaces<Int>()
        _ = places.enter(-1, from: other)
        for id in 0..<2000 { #expect(places.enter(id, from: stranger).evicted != -1) }
        places.reach(.page, -1)
        #expect(places.count(of: other) == 1)
    }

    @Test("One address has so many places and no more; then its own give way, silent ones before idle ones")
    func oneAddress() {
        var places = ConnectionPlaces<Int>()
        for id in 0..<WebLimits.connectionsPerAddress {
            #expect(places.enter(id, from: stranger).isIn == true)
            places.reach(.page, id)
        }
        #expect(places.enter(9000, from: stranger) == .init(isIn: false))
        #expect(places.enter(9001, from: other).isIn == true)
        places.reach(.idle, 30)
        places.reach(.idle, 20)
        places.reach(.silent, 40)
        #expect(places.enter(9002, from: stranger) == .init(isIn: true, evicted: 40))
        places.reach(.asking, 9002)
        #expect(places.enter(9003, from: stranger) == .init(isIn: true, evicted: 30))
        places.reach(.asking, 9003)
        #expect(places.enter(9004, from: stranger) == .init(isIn: true, evicted: 20))
        places.reach(.asking, 9004)
        #expect(places.enter(9005, from: stranger) == .init(isIn: false))
        #expect(places.count(of: stranger) == WebLimits.connectionsPerAddress)
    }

    @Test("Loopback and proxies have as many places as there are", arguments: [ClientAddress.loopback, .proxy])
    func exempt(address: ClientAddress) {
        var places = ConnectionPlaces<Int>()
        for id in 0..<WebLimits.connections {
            #expect(places.enter(id, from: address).isIn == true)
            places.reach(.page, id)
        }
        #expect(places.enter(9000, from: address).isIn == false)
        #expect(places.enter(9001, from: other).isIn == false)
        places.leave(5)
        #expect(places.enter(9002, from: other).isIn == true)
    }

    @Test("Where all places are taken those that wait for nothing in particular give way, and pages never do")
    func allTaken() {
        var places = ConnectionPlaces<Int>()
        for id in 0..<WebLimits.connections {
            _ = places.enter(id, from: .loopback)
            places.reach(id % 2 == 0 ? .idle : .page, id)
        }
        for id in 0..<WebLimits.connectionsPerAddress + 10 {
            let admission = places.enter(10_000 + id, from: other)
            #expect(admission == .init(isIn: id < WebLimits.connectionsPerAddress, evicted: admission.evicted))
            if let evicted = admission.evicted { #expect(evicted % 2 == 0) }
            places.reach(.page, 10_000 + id)
        }
        #expect(places.count == WebLimits.connections)
    }

    @Test("Behind a proxy a connection counts for whom it is made")
    func forwarded() {
        var places = ConnectionPlaces<Int>()
        _ = places.enter(1, from: .proxy)
        places.reach(.asking, 1)
        places.reach(.silent, 1, for: other)
        #expect(places.count(of: .proxy) == 0 && places.count(of: other) == 1 && places.silentCount == 1)
        places.leave(1)
        places.leave(1)
        #expect(places.count(of: other) == 0 && places.silentCount == 0 && places.count == 0)
    }
}
