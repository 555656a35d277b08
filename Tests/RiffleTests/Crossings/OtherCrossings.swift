import SwiftUITesting

extension Crossing {
    /// What is neither a preference nor a value of the environment.
    static let others: [Crossing] = [
        Crossing(name: "focus") { container in
            let view = FocusPage { field in container.make(field) }
            let tester = try await show(view, container)
            guard tester.findAll(.role(.textField)).count > 0 else { return .blocks }
            await tester.type("typed")
            await tester.advance(by: 0.1)
            return FocusPage.text == "typed" ? .forwards : .blocks
        },
        Crossing(name: "search around") { container in
            let inside = AnyView(NavigationStack { Text("Inside").navigationTitle("Inner") })
            let alone = try await show(container.make(inside), container)
            let view = container.make(inside).searchable(text: .constant(""))
            let tester = try await show(view, container)
            guard alone.findAll(.role(.searchField)).isEmpty else { return .consumes }
            guard tester.findAll(.role(.searchField)).count > 0 else { return .blocks }
            let bare = try await show(
                container.make(AnyView(Button("Inside") {})).searchable(text: .constant("")), container)
            return bare.findAll(.role(.searchField)).isEmpty ? .forwards : .consumes
        },
        Crossing(name: "scroll ids") { container in
            let box = ProxyBox()
            let view = ScrollViewReader { proxy in
                let _ = box.proxy = proxy
                container.make(
                    AnyView(
                        ScrollView { VStack { ForEach(0..<60, id: \.self) { Text("Line \($0)") } } }
                            .frame(height: 200)))
            }
            let tester = try await show(view, container)
            guard tester.findAll(.text("Line 0")).count > 0 else { return .blocks }
            box.proxy?.scrollTo(50, anchor: .top)
            await tester.advance(by: 0.5)
            let (line, first) = (try tester.find(.text("Line 50")).frame, try tester.find(.text("Line 0")).frame)
            return first.minY < line.minY - 1000 && line.minY < 852 && line.minY > -1 && first.minY < 0
                ? .forwards : .blocks
        },
        Crossing(name: "animation of a change") { container in
            try await moves(container, { $0 }) { model in withAnimation(.linear(duration: 1)) { model.isOn = true } }
        },
        Crossing(name: "animation around") { container in
            try await moves(container, { AnyView(AnimatedAround(content: $0, model: $1)) }) { $0.isOn = true }
        },
        Crossing(name: "coordinate spaces") { container in
            let view = container.make(AnyView(SpaceReader())).frame(maxWidth: .infinity, maxHeight: .infinity)
                .padding(.top, 40).coordinateSpace(.named("crossed"))
            _ = try await show(view, container)
            return SpaceReader.isKnown ? .forwards : .blocks
        },
        Crossing(name: "safe area") { container in
            @MainActor func inset(_ around: CGFloat) async throws -> CGFloat {
                let view = container.make(AnyView(InsetReader())).safeAreaPadding(.bottom, around)
                _ = try await show(view, container)
                return InsetReader.bottom
            }
            let (plain, padded) = (try await inset(0), try await inset(33))
            if padded == plain + 33 { return .forwards }
            // Content that scrolls is kept clear of it by the container.
            @MainActor func end(_ around: CGFloat) async throws -> CGFloat? {
                let tall = AnyView(Button("Inside") {}.padding(.top, 2000))
                let tester = try await show(container.make(tall).safeAreaPadding(.bottom, around), container)
                for _ in 0..<3 {
                    await tester.scroll(at: CGPoint(x: 196, y: 400), by: CGSize(width: 0, height: 2000))
                    await tester.advance(by: 0.3)
                }
                return tester.findAll(.label("Inside")).first?.frame.maxY
            }
            guard let usual = try await end(0), let kept = try await end(33) else { return .blocks }
            return abs(usual - 33 - kept) < 0.5 ? .consumes : .blocks
        },
        Crossing(name: "touch and reading beside it") { container in
            var taps = 0
            let view = VStack {
                Button("Beside") { taps += 1 }
                container.make(AnyView(Button("Inside") {}))
            }
            let tester = try await show(view, container)
            guard let beside = tester.findAll(.label("Beside")).first else { return .blocks }
            await tester.tap(beside)
            return taps > 0 ? .forwards : .blocks
        },
    ]

    /// Whether a view inside moves on its way when a change asks for it.
    private static func moves(
        _ container: CrossedContainer, _ around: @MainActor (AnyView, MoverModel) -> AnyView,
        _ change: @MainActor (MoverModel) -> Void
    ) async throws -> CrossingWord {
        let model = MoverModel()
        let tester = try await show(around(container.make(AnyView(Mover(model: model))), model), container)
        let before = try tester.find(.label("Mover")).frame.minX
        change(model)
        await tester.advance(by: 0.5)
        let onWay = try tester.find(.label("Mover")).frame.minX
        await tester.advance(by: 1)
        let after = try tester.find(.label("Mover")).frame.minX
        return abs(onWay - before) > 1 && abs(onWay - after) > 1 ? .forwards : .blocks
    }

    private static func moves(
        _ container: CrossedContainer, _ around: @MainActor (AnyView) -> AnyView,
        _ change: @MainActor (MoverModel) -> Void
    ) async throws -> CrossingWord {
        try await moves(container, { content, _ in around(content) }, change)
    }
}

@MainActor
private final class ProxyBox {
    var proxy: ScrollViewProxy?
}

/// Says where a view is.
@Observable
final class MoverModel {
    var isOn = false
}

private struct Mover: View {
    let model: MoverModel

    var body: some View { Button("Mover") {}.offset(x: model.isOn ? 40 : 0) }
}

private struct AnimatedAround: View {
    let content: AnyView
    let model: MoverModel

    var body: some View { content.animation(.linear(duration: 1), value: model.isOn) }
}

/// Directs the keyboard to a field in a container.
private struct FocusPage: View {
    let make: @MainActor (AnyView) -> AnyView
    @FocusState private var isFocused: Bool
    @State private var entered = ""
    @MainActor static var text = ""

    var body: some View {
        let _ = Self.text = entered
        make(AnyView(TextField("Field", text: $entered).focused($isFocused)))
            .task { isFocused = true }
    }
}

private struct SpaceReader: View {
    @MainActor static var isKnown = false

    var body: some View {
        Button("Inside") {}
            .background(
                GeometryReader { proxy in
                    let _ = Self.isKnown = proxy.bounds(of: .named("crossed")) != nil
                    Color.clear
                })
    }
}

private struct InsetReader: View {
    @MainActor static var bottom: CGFloat = 0

    var body: some View {
        GeometryReader { proxy in
            let _ = Self.bottom = proxy.safeAreaInsets.bottom
            Button("Inside") {}
        }
    }
}
