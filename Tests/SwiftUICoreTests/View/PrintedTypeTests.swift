import Testing

@testable import SwiftUICore

/// Code that finds out how views are made prints their types, and looks for the names that it knows.
@MainActor
struct PrintedTypeTests {
    private func printed(_ view: some View) -> String { "\(type(of: view))" }

    @Test("modified views print the names of Apple's modifiers")
    func modifiers() {
        let view = EmptyView()
        #expect(printed(view.padding()) == "ModifiedContent<EmptyView, _PaddingLayout>")
        #expect(printed(view.frame(width: 1)) == "ModifiedContent<EmptyView, _FrameLayout>")
        #expect(printed(view.frame(maxWidth: 1)) == "ModifiedContent<EmptyView, _FlexFrameLayout>")
        #expect(printed(view.fixedSize()) == "ModifiedContent<EmptyView, _FixedSizeLayout>")
        #expect(printed(view.offset(x: 1)) == "ModifiedContent<EmptyView, _OffsetEffect>")
        #expect(printed(view.opacity(0.5)) == "ModifiedContent<EmptyView, _OpacityEffect>")
        #expect(printed(view.scaleEffect(2)) == "ModifiedContent<EmptyView, _ScaleEffect>")
        #expect(printed(view.onAppear {}) == "ModifiedContent<EmptyView, _AppearanceActionModifier>")
        #expect(printed(view.overlay { EmptyView() }) == "ModifiedContent<EmptyView, _OverlayModifier<EmptyView>>")
        #expect(
            printed(view.background { EmptyView() }) == "ModifiedContent<EmptyView, _BackgroundModifier<EmptyView>>")
    }

    @Test("a state prints its first value, and no location outside of the screen")
    func state() {
        #expect("\(State(initialValue: 3))" == "State<Int>(_value: 3, _location: nil)")
    }
}
