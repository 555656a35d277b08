import RiffleAnimators
import Facts
import RiffleLayers
import Testing

@Suite("Matched geometry")
@MainActor
struct MatchedGeometryTests {
    /// Where a colored rectangle is seen in the window; the last one painted where there are several.
    private func rect(_ fixture: Fixture, _ color: ResolvedColor) -> CGRect? {
        var found: CGRect?
        fixture.layers.visit(.root) { layer in
            guard case .fill(_, .color(color), _)? = layer.contents.first else { return }
            var rect = layer.bounds
            var current: Layer? = layer
            while let ancestor = current {
                rect = rect.applying(ancestor.placement)
                current = fixture.layers[ancestor.parent]
            }
            found = rect
        }
        return found
    }

    private static let red = ResolvedColor(red: 1, green: 0, blue: 0)
    private static let blue = ResolvedColor(red: 0, green: 0, blue: 1)
    private func red(_ fixture: Fixture) throws -> CGRect { try #require(rect(fixture, Self.red)) }
    private func blue(_ fixture: Fixture) throws -> CGRect { try #require(rect(fixture, Self.blue)) }

    /// A view that goes at once, and one that comes elsewhere in its stead.
    private struct Dealt: View {
        let probe: Probe<Bool>
        @Namespace private var space
        @State private var isDealt = false

        var body: some View {
            let _ = probe.write = { value in withAnimation(.linear(duration: 1)) { isDealt = value } }
            VStack(spacing: 0) {
                HStack {
                    if isDealt {
                        Color(.sRGB, red: 1, green: 0, blue: 0)
                            .matchedGeometryEffect(id: "card", in: space)
                            .transition(.identity)
                    }
                }
                .frame(width: 40, height: 40)
                ZStack {
                    if !isDealt {
                        Color(.sRGB, red: 0, green: 0, blue: 1)
                            .matchedGeometryEffect(id: "card", in: space)
                            .transition(.identity)
                    }
                }
                .frame(width: 20, height: 60)
            }
        }
    }

    @Test("a view comes from the place of one that went at once")
    func dealt() throws {
        let probe = Probe(false)
        let fixture = Fixture(Dealt(probe: probe))
        fixture.frame()
        #expect(try blue(fixture) == CGRect(x: 40, y: 40, width: 20, height: 60))
        probe.write?(true)
        fixture.frame(at: 1)
        #expect(rect(fixture, Self.blue) == nil)
        #expect(try red(fixture) == CGRect(x: 40, y: 40, width: 20, height: 60))
        fixture.frame(at: 1.5)
        #expect(try red(fixture) == CGRect(x: 35, y: 20, width: 30, height: 50))
        fixture.frame(at: 2)
        #expect(try red(fixture) == CGRect(x: 30, y: 0, width: 40, height: 40))
    }

    // MARK: Following

    private struct Carried: View {
        let probe: Probe<Bool>
        @Namespace private var space
        @State private var isMoved = false

        var body: some View {
            let _ = probe.write = { isMoved = $0 }
            ZStack(alignment: .topLeading) {
                Color(.sRGB, red: 1, green: 0, blue: 0)
                    .frame(width: 40, height: 40)
                    .matchedGeometryEffect(id: "a", in: space)
                Color(.sRGB, red: 0, green: 0, blue: 1)
                    .matchedGeometryEffect(id: "a", in: space, isSource: false)
                    .frame(width: 30, height: 30)
                    .offset(x: isMoved ? 25 : 0)
            }
        }
    }

    @Test("a view that follows stays with its source while something around it is moved")
    func carried() throws {
        let probe = Probe(false)
        let fixture = Fixture(Carried(probe: probe))
        fixture.frame()
        let red = try red(fixture)
        #expect(try blue(fixture) == red)
        probe.write?(true)
        fixture.frame(at: 1)
        #expect(try blue(fixture) == red)
    }

    private struct Following: View {
        let probe: Probe<Int>
        var properties: MatchedGeometryProperties = .frame
        var anchor = UnitPoint.center
        var isFixed = false
        @Namespace private var space
        @State private var step = 0

        var body: some View {
            let _ =
                probe.write = { value in
                    withAnimation(value > 1 ? nil : .linear(duration: 1)) { step = value }
                }
            ZStack(alignment: .topLeading) {
                Color(.sRGB, red: 1, green: 0, blue: 0)
                    .matchedGeometryEffect(id: "a", in: space)
                    .frame(width: step > 0 ? 80 : 40, height: 40)
                    .offset(x: step > 1 ? 20 : 0)
                Group {
                    if isFixed {
                        Color(.sRGB, red: 0, green: 0, blue: 1).frame(width: 80, height: 20)
                    } else {
                        Color(.sRGB, red: 0, green: 0, blue: 1)
                    }
                }
                .matchedGeometryEffect(
                    id: "a", in: space, properties: properties, anchor: anchor, isSource: false
                )
                .frame(width: 30, height: 30)
                .position(x: 80, y: 80)
            }
        }
    }

    @Test(
        "a view that is not the source takes the source's frame, and its own place in the layout stays",
        .fact("animation.matched"))
    func follows() throws {
        let fixture = Fixture(Following(probe: Probe(0)))
        fixture.frame()
        #expect(try red(fixture) == CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(try blue(fixture) == CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(fixture.graph.isIdle)
    }

    @Test("position puts anchor on anchor, size offers the source's size", .fact("animation.matched"))
    func properties() throws {
        func follower(_ properties: MatchedGeometryProperties, _ anchor: UnitPoint, isFixed: Bool) throws -> CGRect {
            let fixture = Fixture(
                Following(probe: Probe(0), properties: properties, anchor: anchor, isFixed: isFixed))
            fixture.frame()
            return try blue(fixture)
        }
        #expect(try follower(.position, .center, isFixed: false) == CGRect(x: 5, y: 5, width: 30, height: 30))
        #expect(try follower(.position, .topLeading, isFixed: false) == CGRect(x: 20, y: 20, width: 30, height: 30))
        #expect(try follower(.size, .center, isFixed: false) == CGRect(x: 65, y: 65, width: 40, height: 40))
        // Measured on Apple's runtime (swiftui-web, matched/anchors): a fixed 80 by 20 follower of a 40 by 40 source
        // has its bottom trailing corner on the source's.
        #expect(try follower(.frame, .center, isFixed: true) == CGRect(x: -40, y: 20, width: 80, height: 20))
    }

    @Test("while the source moves, its followers move with it")
    func movesAlong() throws {
        let probe = Probe(0)
        let fixture = Fixture(Following(probe: probe))
        fixture.frame(at: 0)
        probe.write?(1)
        for time in [0, 0.25, 0.5, 1] {
            fixture.frame(at: time)
            #expect(abs(try red(fixture).width - (40 + 40 * time)) < 0.001)
            #expect(try blue(fixture) == red(fixture))
        }
        probe.write?(2)
        fixture.frame(at: 3)
        #expect(try red(fixture).minX == 20)
        #expect(try blue(fixture) == red(fixture))
        fixture.frame(at: 3)
        #expect(fixture.graph.isIdle)
    }

    /// A view that follows another, which goes with a fade or at once.
    private struct Left: View {
        let probe: Probe<Animation?>
        @Namespace private var space
        @State private var isThere = true

        var body: some View {
            let _ = probe.write = { value in withAnimation(value) { isThere = false } }
            ZStack(alignment: .topLeading) {
                if isThere {
                    Color(.sRGB, red: 1, green: 0, blue: 0)
                        .matchedGeometryEffect(id: "a", in: space)
                        .frame(width: 40, height: 40)
                }
                Color(.sRGB, red: 0, green: 0, blue: 1)
                    .matchedGeometryEffect(id: "a", in: space, isSource: false)
                    .frame(width: 80, height: 80)
            }
        }
    }

    @Test("when the source goes, what followed it goes back to its own place, with the animation of that change")
    func left() throws {
        for animation in [Animation.linear(duration: 1), nil] {
            let probe = Probe<Animation?>(nil)
            let fixture = Fixture(Left(probe: probe))
            fixture.frame(at: 0)
            #expect(try blue(fixture) == CGRect(x: 10, y: 10, width: 40, height: 40))
            probe.write?(animation)
            fixture.frame(at: 1)
            fixture.frame(at: 1.5)
            let width: CGFloat = animation == nil ? 80 : 60
            #expect(try blue(fixture) == CGRect(x: 10, y: 10, width: width, height: width))
            fixture.frame(at: 2.1)
            fixture.frame(at: 2.2)
            #expect(try blue(fixture) == CGRect(x: 10, y: 10, width: 80, height: 80))
            #expect(rect(fixture, Self.red) == nil)
            #expect(fixture.graph.isIdle)
        }
    }

    // MARK: One view goes, another comes

    private struct Hero: View {
        let probe: Probe<Bool>
        var animation: Animation? = .linear(duration: 1)
        var isScoped = false
        @Namespace private var space
        @State private var isLarge = false

        var body: some View {
            let _ =
                probe.write = { value in
                    if isScoped { isLarge = value } else { withAnimation(animation) { isLarge = value } }
                }
            ZStack {
                Color.clear
                if isLarge {
                    Color(.sRGB, red: 0, green: 0, blue: 1)
                        .matchedGeometryEffect(id: 7, in: space)
                        .frame(width: 80, height: 60)
                } else {
                    Color(.sRGB, red: 1, green: 0, blue: 0)
                        .matchedGeometryEffect(id: 7, in: space)
                        .frame(width: 20, height: 20)
                        .position(x: 20, y: 20)
                }
            }
            .animation(animation, value: isScoped && isLarge)
        }
    }

    private let small = CGRect(x: 10, y: 10, width: 20, height: 20)
    private let large = CGRect(x: 10, y: 20, width: 80, height: 60)

    private func between(_ share: Double) -> CGRect {
        CGRect(x: 10, y: 10 + 10 * share, width: 20 + 60 * share, height: 20 + 40 * share)
    }

    private func isNear(_ first: CGRect, _ second: CGRect, _ tolerance: Double = 0.001) -> Bool {
        abs(first.minX - second.minX) < tolerance && abs(first.minY - second.minY) < tolerance
            && abs(first.width - second.width) < tolerance && abs(first.height - second.height) < tolerance
    }

    @Test("both travel from the one's place to the other's, and fade into one another", arguments: [false, true])
    func hero(isScoped: Bool) throws {
        let probe = Probe(false)
        let fixture = Fixture(Hero(probe: probe, isScoped: isScoped))
        fixture.frame(at: 0)
        #expect(try red(fixture) == small)
        probe.write?(true)
        for time in [0, 0.25, 0.5, 0.75] {
            let statistics = fixture.frame(at: time)
            #expect(isNear(try red(fixture), between(time)))
            #expect(isNear(try blue(fixture), between(time)))
            if time > 0 { #expect(statistics.bodiesEvaluated == 0 && statistics.nodesLaidOut == 0) }
        }
        fixture.frame(at: 1.1)
        #expect(try blue(fixture) == large)
        #expect(rect(fixture, Self.red) == nil)
        #expect(fixture.graph.isIdle)
        probe.write?(false)
        fixture.frame(at: 2)
        fixture.frame(at: 2.5)
        #expect(isNear(try red(fixture), between(0.5)))
        #expect(isNear(try blue(fixture), between(0.5)))
        fixture.frame(at: 3.1)
        #expect(try red(fixture) == small)
        #expect(rect(fixture, Self.blue) == nil)
    }

    /// A view that is moved by scrolling and by an offset, and another that takes its place.
    private struct Moved: View {
        let probe: Probe<Bool>
        let shift: Probe<CGFloat>
        let transition: AnyTransition
        @State private var offset: CGFloat = 0
        @Namespace private var space
        @State private var isLarge = false

        var body: some View {
            let _ = probe.write = { value in withAnimation(.linear(duration: 1)) { isLarge = value } }
            let _ = shift.write = { offset = $0 }
            ZStack {
                ScrollView {
                    VStack(spacing: 0) {
                        Color.clear.frame(height: 40)
                        if !isLarge {
                            Color(.sRGB, red: 1, green: 0, blue: 0)
                                .matchedGeometryEffect(id: 7, in: space)
                                .frame(width: 20, height: 20)
                                .transition(transition)
                        }
                        Color.clear.frame(height: 300)
                    }
                }
                .offset(x: offset)
                if isLarge {
                    Color(.sRGB, red: 0, green: 0, blue: 1)
                        .matchedGeometryEffect(id: 7, in: space)
                        .frame(width: 80, height: 60)
                }
            }
        }
    }

    @Test("a view that was scrolled or offset is left from where it was seen", arguments: [false, true])
    func moved(isIdentity: Bool) throws {
        let probe = Probe(false)
        let shift = Probe<CGFloat>(0)
        let fixture = Fixture(Moved(probe: probe, shift: shift, transition: isIdentity ? .identity : .opacity))
        fixture.frame(at: 0)
        #expect(try red(fixture) == CGRect(x: 40, y: 40, width: 20, height: 20))
        fixture.graph.input.send(
            .wheel(WheelEvent(location: CGPoint(x: 50, y: 50), delta: CGSize(width: 0, height: 30), time: 0)))
        shift.write?(15)
        for time in [1.0, 2, 3] { fixture.frame(at: time) }
        #expect(try red(fixture) == CGRect(x: 55, y: 10, width: 20, height: 20))
        probe.write?(true)
        fixture.frame(at: 4)
        #expect(isNear(try blue(fixture), CGRect(x: 55, y: 10, width: 20, height: 20)))
        fixture.frame(at: 4.5)
        #expect(isNear(try blue(fixture), CGRect(x: 32.5, y: 15, width: 50, height: 40)))
        fixture.frame(at: 5.1)
        #expect(try blue(fixture) == large)
    }

    @Test("back again half way, nothing jumps, and a spring keeps its speed")
    func comesBack() throws {
        let probe = Probe(false)
        let fixture = Fixture(Hero(probe: probe, animation: .spring(duration: 0.6, bounce: 0.2)))
        fixture.frame(at: 0)
        probe.write?(true)
        fixture.frame(at: 0)
        var last = small
        var time = 0.0
        var speeds: [Double] = []
        while time < 2 {
            time += 1.0 / 120
            if abs(time - 0.2) < 0.001 { probe.write?(false) }
            if abs(time - 0.35) < 0.001 { probe.write?(true) }
            if abs(time - 0.5) < 0.001 { probe.write?(false) }
            fixture.frame(at: time)
            let seen = try red(fixture)
            #expect(isNear(seen, last, 6), "\(time): \(last) \(seen)")
            if let other = rect(fixture, Self.blue) { #expect(isNear(seen, other, 0.01)) }
            speeds.append((seen.width - last.width) * 120)
            last = seen
        }
        for (first, second) in zip(speeds, speeds.dropFirst()) { #expect(abs(first - second) < 80) }
        #expect(isNear(last, small, 0.05))
    }

    @Test("without an animation the place changes at once")
    func unanimated() throws {
        let probe = Probe(false)
        let fixture = Fixture(Hero(probe: probe, animation: nil))
        fixture.frame(at: 0)
        probe.write?(true)
        fixture.frame(at: 0)
        #expect(try blue(fixture) == large)
        #expect(rect(fixture, Self.red) == nil)
        #expect(fixture.graph.isIdle)
    }

    @Test("a third view that takes over half way starts where the group is seen, with its speed")
    func third() throws {
        struct Tabs: View {
            let probe: Probe<Int>
            @Namespace private var space
            @State private var selected = 0
            var body: some View {
                let _ = probe.write = { value in withAnimation(.spring(duration: 0.5)) { selected = value } }
                HStack(spacing: 0) {
                    ForEach(0..<3) { index in
                        ZStack {
                            Color.clear
                            if selected == index {
                                Color(.sRGB, red: 1, green: 0, blue: 0)
                                    .matchedGeometryEffect(id: "mark", in: space)
                            }
                        }
                        .frame(width: 20, height: 20)
                    }
                }
            }
        }
        let probe = Probe(0)
        let fixture = Fixture(Tabs(probe: probe))
        fixture.frame(at: 0)
        probe.write?(1)
        fixture.frame(at: 0)
        var last = try red(fixture).minX
        #expect(last == 20)
        var speed = 0.0
        var time = 0.0
        while time < 1.5 {
            time += 1.0 / 240
            if abs(time - 0.1) < 0.001 { probe.write?(2) }
            fixture.frame(at: time)
            let x = try red(fixture).minX
            #expect(abs((x - last) * 240 - speed) < 20, "\(time)")
            speed = (x - last) * 240
            last = x
        }
        #expect(abs(last - 60) < 0.01)
    }

    @Test("two sources are reported, and the one that came last counts")
    func manySources() throws {
        struct Two: View {
            @Namespace private var space
            var body: some View {
                HStack(spacing: 0) {
                    Color(.sRGB, red: 1, green: 0, blue: 0).matchedGeometryEffect(id: 1, in: space)
                    Color(.sRGB, red: 0, green: 0, blue: 1).matchedGeometryEffect(id: 1, in: space)
                }
            }
        }
        let fixture = Fixture(Two())
        fixture.frame()
        #expect(try red(fixture) == blue(fixture))
        #expect(try red(fixture).minX == 50)
        #expect(fixture.graph.issues.count == 1)
    }

    @Test("a source that leaves the content of a geometry reader, which follows after the layout, is not reported")
    func sourceInReader() throws {
        struct Screen: View {
            let probe: Probe<Bool>
            @Namespace private var space
            @State private var isLarge = false

            var body: some View {
                let _ = probe.write = { value in withAnimation(.linear(duration: 1)) { isLarge = value } }
                ZStack {
                    GeometryReader { _ in
                        if !isLarge {
                            Color(.sRGB, red: 1, green: 0, blue: 0)
                                .matchedGeometryEffect(id: 7, in: space)
                                .frame(width: 20, height: 20)
                        }
                    }
                    if isLarge {
                        Color(.sRGB, red: 0, green: 0, blue: 1)
                            .matchedGeometryEffect(id: 7, in: space)
                            .frame(width: 80, height: 60)
                    }
                }
            }
        }
        let probe = Probe(false)
        let fixture = Fixture(Screen(probe: probe))
        fixture.frame(at: 0)
        probe.write?(true)
        fixture.frame(at: 1)
        #expect(isNear(try blue(fixture), CGRect(x: 0, y: 0, width: 20, height: 20)))
        fixture.frame(at: 1.5)
        #expect(isNear(try blue(fixture), CGRect(x: 5, y: 10, width: 50, height: 40)))
        #expect(fixture.graph.issues.isEmpty)
    }

    @Test("equal ids of two views' namespaces are two groups")
    func namespaces() throws {
        struct Half: View {
            let isRed: Bool
            @Namespace private var space
            var body: some View {
                Color(.sRGB, red: isRed ? 1 : 0, green: 0, blue: isRed ? 0 : 1).matchedGeometryEffect(id: 1, in: space)
            }
        }
        let fixture = Fixture(
            HStack(spacing: 0) {
                Half(isRed: true); Half(isRed: false)
            })
        fixture.frame()
        #expect(try red(fixture).minX == 0)
        #expect(try blue(fixture).minX == 50)
        #expect(fixture.graph.issues.isEmpty)
    }
}
