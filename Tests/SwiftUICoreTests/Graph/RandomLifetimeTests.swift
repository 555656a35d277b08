import SeededNumbers
import Testing

@testable import SwiftUICore

/// Random interfaces whose views come and go, while what they handed out is used at any time, also when they are gone.
@MainActor
struct RandomLifetimeTests {
    private final class WeakNode {
        weak var node: AnyObject?
        init(_ node: AnyObject) { self.node = node }
    }

    @Test("nothing that outlives a view harms it, and nothing keeps views that are gone", arguments: 1...40)
    func lives(seed: Int) async {
        var random = SeededGenerator(seed: UInt64(seed))
        let strays = Strays()
        var known: [ObjectIdentifier: WeakNode] = [:]
        weak var graph: ViewGraph?
        do {
            let fixture = Fixture(Sprout(seed: random.next(), depth: 3, strays: strays))
            graph = fixture.graph
            fixture.frame()
            for _ in 0..<40 {
                step(fixture, strays, &random)
                note(fixture.graph.window.rootNode, in: &known)
                note(fixture.graph.window.rootLayout, in: &known)
            }
        }
        await Task.yield()
        use(strays, &random)
        let left = Set(known.values.compactMap { $0.node.map { "\(type(of: $0))".prefixUpToGenerics } }).sorted()
        #expect(left == [], "seed \(seed)")
        #expect(graph == nil, "seed \(seed)")
    }

    private func step(_ fixture: Fixture, _ strays: Strays, _ random: inout SeededGenerator) {
        let graph = fixture.graph
        func point() -> CGPoint {
            CGPoint(x: .random(in: 0...100, using: &random), y: .random(in: 0...100, using: &random))
        }
        switch Int.random(in: 0..<12, using: &random) {
        case 0, 1:
            let backward = random.chance(0.5)
            graph.input.send(.key(KeyEvent(key: .tab, modifiers: backward ? .shift : [], time: graph.now)))
        case 2:
            graph.input.send(.key(KeyEvent(key: random.pick([.space, .return, .downArrow]), time: graph.now)))
        case 3, 4:
            let place = point()
            fixture.pointer(.began, place.x, place.y, at: graph.now)
            if random.chance(0.5) { fixture.pointer(.moved, place.x + 20, place.y, at: graph.now) }
            if random.chance(0.8) { fixture.pointer(.ended, place.x, place.y, at: graph.now) }
        case 5: graph.input.cancelPointers(at: graph.now)
        case 6:
            let side = CGFloat.random(in: 10...140, using: &random)
            graph.window.resize(to: CGSize(width: side, height: 100), scale: random.pick([1, 2]))
        case 7: _ = graph.elements.tree
        default: use(strays, &random)
        }
        if random.chance(0.7) { fixture.frame(at: graph.now + random.pick([0, 0.016, 0.3])) }
    }

    /// Reads and writes some of what views handed out, whether they are there or not.
    private func use(_ strays: Strays, _ random: inout SeededGenerator) {
        for _ in 0..<4 {
            switch Int.random(in: 0..<6, using: &random) {
            case 0:
                let animation: Animation? = random.chance(0.5) ? .default : nil
                withAnimation(animation) { strays.toggles.randomElement(using: &random)?.wrappedValue.toggle() }
            case 1: strays.counts.randomElement(using: &random)?.wrappedValue = .random(in: 0..<5, using: &random)
            case 2:
                guard let proxy = strays.proxies.randomElement(using: &random) else { break }
                _ = (proxy.frame(in: .global), proxy.safeAreaInsets, proxy.bounds(of: .scrollView), proxy.size)
            case 3: strays.scrollProxies.randomElement(using: &random)?.scrollTo(Int.random(in: 0..<12, using: &random))
            case 4: strays.focuses.randomElement(using: &random)?.wrappedValue = random.chance(0.7)
            default: strays.moments.randomElement(using: &random)?.invalidateTimelineContent()
            }
        }
    }

    private func note(_ node: _ViewNode, in known: inout [ObjectIdentifier: WeakNode]) {
        if known[ObjectIdentifier(node)]?.node == nil { known[ObjectIdentifier(node)] = WeakNode(node) }
        node.forEachChild { note($0, in: &known) }
        node.forEachLeavingChild { note($0, in: &known) }
    }

    private func note(_ node: LayoutNode, in known: inout [ObjectIdentifier: WeakNode]) {
        if known[ObjectIdentifier(node)]?.node == nil { known[ObjectIdentifier(node)] = WeakNode(node) }
        for child in node.children + node.ghosts { note(child, in: &known) }
    }
}
