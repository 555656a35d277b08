import SwiftUICore
import Testing

/// Views are built anywhere: in helpers that belong to no actor, and in types of an app that do not either.
struct ViewBuilderTests {
    @ViewBuilder
    nonisolated static func rows(_ isLong: Bool, _ name: String?) -> some View {
        Box("first")
        if isLong { Box("second") }
        if let name { Box(name) } else { EmptyView() }
        if #available(macOS 14, *) { Box("last") }
        ForEach(0..<2) { Box("each\($0)") }
    }

    nonisolated static func erased() -> [AnyView] {
        [
            AnyView(Box("a")),
            AnyView(
                VStack {
                    Box("b"); Box("c")
                }),
        ]
    }

    @MainActor
    @Test("several views are built outside of the main actor")
    func building() async {
        let views = await Task.detached { [AnyView(Self.rows(true, nil))] + Self.erased() }.value
        let fixture = Fixture(
            VStack {
                views[0]
                views[1]
                views[2]
            })
        fixture.frame()
        #expect(fixture.names == ["first", "second", "last", "each0", "each1", "a", "b", "c"])
    }

    @Test("erased views and tuples may be sent, as on Apple's systems")
    func sending() {
        func isSendable(_ type: (some Sendable).Type) -> Bool { true }
        #expect(isSendable(AnyView.self) && isSendable(TupleView<(Box, Box)>.self))
    }
}
