import SpringPeer
import SwiftUI

extension Workloads {
    /// A million evaluations of an underdamped spring, in turns with its closed form in C.
    @MainActor
    func springMillion() {
        let count = 1_000_000
        let spring = Spring(response: 0.5, dampingRatio: 0.825)
        var ours = Durations()
        var peer = Durations()
        var ratios: [Double] = []
        for _ in 0..<(2 * rounds) {
            let sum = ours.measure {
                (0..<count).reduce(0.0) { $0 + spring.value(target: 1.0, time: Double($1) * 1e-6) }
            }
            let expected = peer.measure { riffle_spring_sum(Int32(count), 0.5, 0.825) }
            if abs(sum - expected) > 1e-3 { note("spring.million: the sums differ: \(sum), and in C \(expected).") }
            ratios.append(ours.processor[ours.processor.count - 1] / peer.processor[peer.processor.count - 1])
        }
        Measurement("spring.million", unit: "ns", ours.processor, scale: 1 / Double(count)).report()
        Measurement("spring.million.c", unit: "ns", peer.processor, scale: 1 / Double(count)).report()
        Measurement("spring.million/c", unit: "ratio", ratios).report()
    }
}
