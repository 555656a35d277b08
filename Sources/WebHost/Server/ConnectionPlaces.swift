/// Who has a place on the server, and who gives way when places are short.
///
/// Those that have said nothing yet go first, of the address that has most of them the oldest; then those that wait for a next
/// request. Pages and answers under way stay. Complexity: O(1), and O(n) in the connections where one has to give way.
package struct ConnectionPlaces<ID: Hashable> {
    /// How far a connection has come.
    package enum Stage: Hashable, Sendable {
        /// It has not said what it wants: no whole request, or a WebSocket without hello.
        case silent
        /// A request of it is being answered.
        case asking
        /// It has its answer and may ask for more.
        case idle
        /// It is a page's WebSocket.
        case page
    }

    /// What became of somebody who came.
    package struct Admission: Hashable {
        /// false where there is no place.
        package var isIn: Bool
        /// Who has lost the place for it, and is to be closed.
        package var evicted: ID?

        package init(isIn: Bool, evicted: ID? = nil) {
            self.isIn = isIn
            self.evicted = evicted
        }
    }

    private struct Place {
        var address: ClientAddress
        var stage: Stage
        var since: UInt64
    }

    private var places: [ID: Place] = [:]
    private var counts: [ClientAddress: Int] = [:]
    private var moments: UInt64 = 0
    package private(set) var silentCount = 0

    package init() {}

    package var count: Int { places.count }

    /// Connections of one address.
    package func count(of address: ClientAddress) -> Int { counts[address] ?? 0 }

    /// A connection is there.
    package mutating func enter(_ id: ID, from address: ClientAddress) -> Admission {
        var evicted: ID?
        if address.isLimited, count(of: address) >= WebLimits.connectionsPerAddress {
            evicted = leastWanted { $0.address == address }
            guard evicted != nil else { return Admission(isIn: false) }
        } else if count >= WebLimits.connections {
            evicted = leastWanted { _ in true }
            guard evicted != nil else { return Admission(isIn: false) }
        } else if silentCount >= WebLimits.silentConnections {
            evicted = oldestSilent { _ in true }
        }
        if let evicted { leave(evicted) }
        places[id] = Place(address: address, stage: .silent, since: moment())
        counts[address, default: 0] += 1
        silentCount += 1
        return Admission(isIn: true, evicted: evicted)
    }

    /// A connection has come as far as this.
    ///
    /// - Parameter address: whom it counts for from now on, where that is known better now.
    package mutating func reach(_ stage: Stage, _ id: ID, for address: ClientAddress? = nil) {
        guard var place = places[id] else { return }
        if place.stage == .silent { silentCount -= 1 }
        if stage == .silent { silentCount += 1 }
        place.stage = stage
        place.since = moment()
        if let address, address != place.address {
            discount(place.address)
            counts[address, default: 0] += 1
            place.address = address
        }
        places[id] = place
    }

    /// A connection is gone. Those that were evicted, or never in, are known to be.
    package mutating func leave(_ id: ID) {
        guard let place = places.removeValue(forKey: id) else { return }
        if place.stage == .silent { silentCount -= 1 }
        discount(place.address)
    }

    private mutating func discount(_ address: ClientAddress) {
        let count = count(of: address) - 1
        counts[address] = count > 0 ? count : nil
    }

    private mutating func moment() -> UInt64 {
        moments += 1
        return moments
    }

    private func leastWanted(_ isMeant: (Place) -> Bool) -> ID? {
        oldestSilent(isMeant) ?? oldest { $0.stage == .idle && isMeant($0) }
    }

    private func oldestSilent(_ isMeant: (Place) -> Bool) -> ID? {
        var silent: [ClientAddress: Int] = [:]
        for place in places.values where place.stage == .silent && isMeant(place) {
            silent[place.address, default: 0] += 1
        }
        let most = silent.values.max() ?? 0
        return oldest { $0.stage == .silent && isMeant($0) && silent[$0.address] == most }
    }

    private func oldest(_ isMeant: (Place) -> Bool) -> ID? {
        places.filter { isMeant($0.value) }.min { $0.value.since < $1.value.since }?.key
    }
}
