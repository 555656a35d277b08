import Dispatch
import Synchronization

/// The picture that is shown where a page's address is mentioned: drawn when it is asked for first, and kept.
package final class SharePicture: Sendable {
    /// Draws the app as a PNG file of `PageHead.pictureSize`; nil where that fails.
    package typealias Draw = @MainActor @Sendable () async -> [UInt8]?

    private enum State {
        case unasked
        case asked([DispatchSemaphore])
        case drawn([UInt8]?)
    }

    private let draw: Draw
    private let state = Mutex(State.unasked)

    package init(_ draw: @escaping Draw) { self.draw = draw }

    /// The picture's bytes, drawn once however many ask. For threads that may wait; nil where it takes too long.
    func bytes() -> [UInt8]? {
        let arrival = DispatchSemaphore(value: 0)
        let (known, isFirst) = state.withLock { state -> ([UInt8]??, Bool) in
            switch state {
            case .drawn(let bytes): return (bytes, false)
            case .unasked:
                state = .asked([arrival])
                return (nil, true)
            case .asked(let others):
                guard others.count < WebLimits.pictureWaiters else { return (.some(nil), false) }
                state = .asked(others + [arrival])
                return (nil, false)
            }
        }
        if let known { return known }
        if isFirst { Task { @MainActor in self.take(await self.draw()) } }
        _ = arrival.wait(timeout: .now() + .seconds(WebLimits.pictureSeconds))
        return state.withLock { if case .drawn(let bytes) = $0 { bytes } else { nil } }
    }

    private func take(_ bytes: [UInt8]?) {
        let waiting = state.withLock { state in
            defer { state = .drawn(bytes) }
            if case .asked(let waiting) = state { return waiting }
            return []
        }
        for arrival in waiting { arrival.signal() }
    }
}
