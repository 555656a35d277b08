import Facts
import SwiftUITesting
import Testing

@MainActor @Suite struct PreferenceFactsTests {
    private struct Names: PreferenceKey {
        static let defaultValue: [String] = []
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    private struct Places: PreferenceKey {
        static let defaultValue: [Anchor<CGRect>] = []
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }

    /// What views tell in the end.
    private func names(@ViewBuilder _ views: () -> some View) -> [String] {
        var told: [String] = []
        _ = ViewTester(
            VStack { views() }
                .onPreferenceChange(Names.self) { value in MainActor.assumeIsolated { told = value } })
        return told
    }

    @Test("a preference on several views is told by each, and one on none by nobody", .fact("stack.each-preference"))
    func several() {
        let group = names {
            Group {
                Text("a")
                Text("b")
                if false { Text("c") }
            }
            .preference(key: Names.self, value: ["x"])
        }
        #expect(group == ["x", "x"])
        #expect(names { ForEach(0..<3) { Text("\($0)") }.preference(key: Names.self, value: ["x"]) }.count == 3)
        #expect(names { EmptyView().preference(key: Names.self, value: ["x"]) }.isEmpty)
        #expect(names { Text("").preference(key: Names.self, value: ["x"]) } == ["x"])
    }

    private struct Rows: View {
        @State private var count = 2
        @State private var told = 0

        var body: some View {
            VStack {
                ForEach(0..<count, id: \.self) { Text("\($0)") }.preference(key: Names.self, value: ["x"])
                Button("Add") { count += 1 }
                Text("told \(told)")
            }
            .onPreferenceChange(Names.self) { value in MainActor.assumeIsolated { told = value.count } }
        }
    }

    @Test("what comes to several views tells their preference, too", .fact("stack.each-preference"))
    func growing() async throws {
        let tester = ViewTester(Rows())
        _ = try tester.find(.text("told 2"))
        await tester.tap(try tester.find(.label("Add")))
        _ = try tester.find(.text("told 3"))
    }

    /// Where anchors of views are in the view that reads them, as texts.
    private func places(@ViewBuilder _ views: () -> some View) throws -> String {
        let tester = ViewTester(
            VStack(alignment: .leading, spacing: 0) { views() }
                .overlayPreferenceValue(Places.self) { anchors in
                    GeometryReader { proxy in
                        let frames = anchors.map { proxy[$0] }
                            .map { "\(Int($0.minX)) \(Int($0.minY)) \(Int($0.width)) \(Int($0.height))" }
                        Text(verbatim: frames.joined(separator: ", ")).fixedSize()
                    }
                })
        return try tester.find(.role(.text)).text
    }

    @Test("an anchor is where the view is for its modifier, whatever moves it inside", .fact("stack.anchor"))
    func anchors() throws {
        let outside = try places {
            Color.red.frame(width: 40, height: 20)
                .offset(x: 10)
                .anchorPreference(key: Places.self, value: .bounds) { [$0] }
                .transformAnchorPreference(key: Places.self, value: .bounds) { $0.append($1) }
        }
        #expect(outside == "0 0 40 20, 0 0 40 20")
        let turned = try places {
            Color.red.frame(width: 40, height: 20)
                .scaleEffect(2)
                .rotationEffect(.degrees(90))
                .anchorPreference(key: Places.self, value: .bounds) { [$0] }
        }
        #expect(turned == "0 0 40 20")
        let inside = try places {
            Color.red.frame(width: 40, height: 20)
                .anchorPreference(key: Places.self, value: .bounds) { [$0] }
                .offset(x: 10)
        }
        #expect(inside == "10 0 40 20")
    }

    @Test("several views have an anchor each", .fact("stack.each-preference"))
    func anchorsOfSeveral() throws {
        let places = try places {
            ForEach(1..<4) { Color.red.frame(width: CGFloat($0) * 10, height: 10) }
                .anchorPreference(key: Places.self, value: .bounds) { [$0] }
        }
        #expect(places == "0 0 10 10, 0 10 20 10, 0 20 30 10")
    }
}
