import OpenCombine
import SwiftUICore
import Testing

/// What an environment holds ends with the views that it was for.
@MainActor
struct ReleasedObjectTests {
    private final class Model: ObservableObject {}

    private struct Place: View {
        let probe: Probe<Int>
        let keep: (Model) -> Void
        @State private var isShown = true

        var body: some View {
            let _ =
                probe.write = { number in
                    if number == 0 {
                        isShown = false
                    } else {
                        withAnimation(.linear(duration: 0.1)) { isShown = false }
                    }
                }
            VStack {
                Box("a")
                if isShown { given(Box("b").overlay { Box("c") }.padding(1)) }
            }
        }

        private func given(_ view: some View) -> some View {
            let model = Model()
            keep(model)
            return view.environmentObject(model)
        }
    }

    @Test("an object is released with the view that it was given to", arguments: [0, 1])
    func released(number: Int) {
        let probe = Probe(0)
        weak var model: Model?
        let fixture = Fixture(Place(probe: probe) { model = $0 })
        fixture.frame(at: 0)
        #expect(model != nil)
        probe.write?(number)
        fixture.frame(at: 0.1)
        fixture.frame(at: 0.3)
        fixture.frame(at: 0.4)
        #expect(fixture.names == ["a"])
        #expect(model == nil)
    }
}
