import NIOCore
import Synchronization

/// Counts connections, knows how far each has come, and closes those that give way.
package final class ConnectionCensus: Sendable {
    private struct State {
        var places = ConnectionPlaces<ObjectIdentifier>()
        var channels: [ObjectIdentifier: any Channel] = [:]
    }

    private let state = Mutex(State())

    package init() {}

    /// Connections open now.
    package var count: Int { state.withLock { $0.places.count } }

    /// Connections of one address.
    package func count(of address: ClientAddress) -> Int { state.withLock { $0.places.count(of: address) } }

    /// Connections that have not said hello or asked for anything.
    package var silentCount: Int { state.withLock { $0.places.silentCount } }

    /// Takes in a connection.
    ///
    /// - Returns: false where there are too many; it is to be closed then, and not to leave.
    func enter(_ channel: any Channel, from address: ClientAddress) -> Bool {
        let id = ObjectIdentifier(channel)
        let (isIn, evicted) = state.withLock { state -> (Bool, (any Channel)?) in
            let admission = state.places.enter(id, from: address)
            if admission.isIn { state.channels[id] = channel }
            return (admission.isIn, admission.evicted.flatMap { state.channels.removeValue(forKey: $0) })
        }
        evicted?.close(promise: nil)
        return isIn
    }

    /// The connection has come as far as this, and counts for an address, where that is known better now.
    func reach(
        _ stage: ConnectionPlaces<ObjectIdentifier>.Stage, _ channel: any Channel, for address: ClientAddress? = nil
    ) {
        state.withLock { $0.places.reach(stage, ObjectIdentifier(channel), for: address) }
    }

    func leave(_ channel: any Channel) {
        state.withLock {
            $0.places.leave(ObjectIdentifier(channel))
            $0.channels[ObjectIdentifier(channel)] = nil
        }
    }

    /// Has every WebSocket find out whether somebody is there.
    func beat() {
        let channels = state.withLock { Array($0.channels.values) }
        for channel in channels { channel.pipeline.fireUserInboundEventTriggered(PageSocketHandler.Beat()) }
    }
}
