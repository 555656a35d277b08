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
            let sum = ours.measure { Self.sum(of: spring, count) }
            let expected = peer.measure { riffle_spring_sum(Int32(count), 0.5, 0.825) }
            if abs(sum - expected) > 1e-3 { note("spring.million: the sums differ: \(sum), and in C \(expected).") }
            ratios.append(ours.processor[ours.processor.count - 1] / peer.processor[peer.processor.count - 1])
        }
        Measurement("spring.million", unit: "ns", ours.processor, scale: 1 / Double(count)).report()
        Measurement("spring.million.c", unit: "ns", peer.processor, scale: 1 / Double(count)).report()
        Measurement("spring.million/c", unit: "ratio", ratios).report()
    }

    /// Off the main actor, as a closure on it would ask at each call which actor it runs on.
    private nonisolated static func sum(of spring: Spring, _ count: Int) -> Double {
        var sum = 0.0
        for step in 0..<count { sum += spring.value(target: 1.0, time: Double(step) * 1e-6) }
        return sum
    }
}
