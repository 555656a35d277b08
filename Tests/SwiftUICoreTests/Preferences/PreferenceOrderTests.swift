import Facts
import SwiftUICore
import Testing

@MainActor
struct PreferenceOrderTests {
    private struct Numbers: PreferenceKey {
        static var defaultValue: [Int] { [] }
        static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
    }

    /// What views tell in the end.
    private func numbers(@ViewBuilder _ views: () -> some View) -> [Int] {
        var told: [Int] = []
        let fixture = Fixture(VStack { views() }.onPreferenceChange(Numbers.self) { told = $0 })
        fixture.frame()
        return told
    }

    private func telling(_ number: Int) -> some View {
        Box("\(number)").preference(key: Numbers.self, value: [number])
    }

    @Test("a background tells before the view, and an overlay or a mask after it", .fact("preference.order"))
    func layers() {
        #expect(numbers { telling(1).background { telling(2) } } == [2, 1])
        #expect(numbers { telling(1).overlay { telling(2) } } == [1, 2])
        #expect(numbers { telling(1).mask { telling(2) } } == [1, 2])
        #expect(
            numbers { telling(1).background { telling(2) }.overlay { telling(3) }.background { telling(4) } } == [
                4, 2, 1, 3,
            ])
        #expect(numbers { telling(1).background { telling(2).background { telling(3) } } } == [3, 2, 1])
        #expect(
            numbers { telling(1).background { telling(2) }.transformPreference(Numbers.self) { $0.append(3) } } == [
                2, 1, 3,
            ])
    }

    @Test("views of a group tell one after the other, each with its own layers", .fact("preference.order"))
    func groups() {
        let group = Group {
            telling(1)
            VStack {
                telling(2)
                telling(3)
            }
        }
        #expect(numbers { group.background { telling(9) } } == [9, 1, 9, 2, 3])
        #expect(numbers { group.overlay { telling(9) } } == [1, 9, 2, 3, 9])
        #expect(numbers { EmptyView().background { telling(9) } } == [])
    }

    @Test("a view made from a preference tells its own in the order of its layer", .fact("preference.order"))
    func made() {
        #expect(numbers { telling(1).backgroundPreferenceValue(Numbers.self) { _ in telling(2) } } == [2, 1])
        #expect(numbers { telling(1).overlayPreferenceValue(Numbers.self) { _ in telling(2) } } == [1, 2])
    }

    @Test("the anchor of a view comes after those in its background")
    func anchors() {
        let told = numbers {
            Box("a").anchorPreference(key: Numbers.self, value: .bounds) { _ in [1] }.background { telling(2) }
        }
        #expect(told == [2, 1])
        #expect(numbers { telling(1).safeAreaInset(edge: .top) { telling(2) } } == [1, 2])
    }

    private struct Growing: View {
        let probe: Probe<Int>
        @State private var count = 1

        var body: some View {
            let _ = probe.write = { count = $0 }
            ForEach(0..<count, id: \.self) { number in
                Box("\(number)").preference(key: Numbers.self, value: [number])
            }
            .background { Box("under").preference(key: Numbers.self, value: [9]) }
        }
    }

    @Test("the order stays when views come and go")
    func growing() {
        let probe = Probe(0)
        let fixture = Fixture(
            VStack { Growing(probe: probe) }.onPreferenceChange(Numbers.self) { probe.log.append("\($0)") })
        fixture.frame()
        probe.write?(3)
        fixture.frame(at: 0.1)
        probe.write?(2)
        fixture.frame(at: 0.2)
        #expect(probe.log == ["[9, 0]", "[9, 0, 9, 1, 9, 2]", "[9, 0, 9, 1]"])
    }

    private struct Heights: PreferenceKey {
        static var defaultValue: CGFloat { 0 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
    }

    private struct Measured<Content: View>: View {
        let content: Content
        let action: (CGFloat) -> Void

        var body: some View {
            content
                .background {
                    GeometryReader { proxy in
                        Box("reader").preference(key: Heights.self, value: proxy.size.height)
                    }
                }
                .onPreferenceChange(Heights.self, perform: action)
        }
    }

    @Test("of size readers in each other the innermost tells last, as the last one counts")
    func nestedReaders() {
        var told: [CGFloat] = []
        let inner = Measured(content: Box("a", height: 20)) { told.append($0) }
        let fixture = Fixture(Measured(content: inner.padding(10)) { told.append($0) })
        fixture.frame()
        #expect(told == [20, 20])
    }
}
