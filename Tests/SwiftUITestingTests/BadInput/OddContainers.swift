import SwiftUI

/// Containers, controls and gestures made with a number.
@MainActor
enum OddContainers {
    static func views(_ use: OddUse, _ x: Double) -> [AnyView] {
        switch use {
        case .stacks: stacks(x)
        case .grids: grids(x)
        case .lists: lists(x)
        case .scrolling: scrolling(x)
        case .controls: controls(x)
        case .gestures: gestures(x)
        case .layouts: layouts(x)
        default: presentations(x)
        }
    }

    private static var square: some View { Color.red.frame(width: 20, height: 20) }

    private static func stacks(_ x: Double) -> [AnyView] {
        [
            AnyView(
                VStack(spacing: x) {
                    square; square
                }),
            AnyView(
                HStack(spacing: x) {
                    square; square
                }),
            AnyView(
                LazyVStack(spacing: x) {
                    square; square
                }),
            AnyView(
                LazyHStack(spacing: x) {
                    square; square
                }),
            AnyView(
                HStack {
                    square.layoutPriority(x); square
                }),
            AnyView(
                ZStack {
                    square.zIndex(x); square
                }),
            AnyView(
                ViewThatFits {
                    square.frame(width: x); square
                }),
            AnyView(
                HStack {
                    Spacer(minLength: x); square
                }),
        ]
    }

    private static func grids(_ x: Double) -> [AnyView] {
        let items = [
            GridItem(.fixed(x)), GridItem(.flexible(minimum: x, maximum: 9)),
            GridItem(.flexible(minimum: 1, maximum: x)),
            GridItem(.adaptive(minimum: x)), GridItem(.adaptive(minimum: 5, maximum: x)),
            GridItem(.flexible(), spacing: x),
        ]
        return items.flatMap { item in
            [
                AnyView(
                    LazyVGrid(columns: [item, GridItem()], spacing: x) {
                        square; square; square
                    }),
                AnyView(
                    ScrollView(.horizontal) {
                        LazyHGrid(rows: [item]) {
                            square; square
                        }
                    }),
            ]
        } + [
            AnyView(
                Grid(horizontalSpacing: x, verticalSpacing: x) {
                    GridRow {
                        square; square.frame(width: x)
                    }
                    square.gridCellAnchor(UnitPoint(x: x, y: x))
                })
        ]
    }

    private static func lists(_ x: Double) -> [AnyView] {
        [
            AnyView(List { Text("row").listRowInsets(EdgeInsets(top: x, leading: x, bottom: 0, trailing: 0)) }),
            AnyView(List { Text("row").frame(height: x) }.environment(\.defaultMinListRowHeight, x)),
            AnyView(List { Section { Text("row") } }.listSectionSpacing(x).listRowSpacing(x)),
            AnyView(List([x, 1], id: \.self) { Text("\($0)") }),
            AnyView(Form { Slider(value: .constant(x), in: 0...1) }),
        ]
    }

    private static func scrolling(_ x: Double) -> [AnyView] {
        let point = UnitPoint(x: x, y: x)
        return [
            AnyView(ScrollView { Color.red.frame(height: x) }),
            AnyView(ScrollView([.horizontal, .vertical]) { Color.red.frame(width: x, height: x) }),
            AnyView(ScrollView { Color.red.frame(height: 900) }.contentMargins(x)),
            AnyView(ScrollView { Color.red.frame(height: 900) }.defaultScrollAnchor(point)),
            AnyView(ScrollView { Color.red.frame(height: 900) }.scrollPosition(.constant(ScrollPosition(y: x)))),
            AnyView(
                ScrollViewReader { proxy in
                    ScrollView { Color.red.frame(height: 900).id(1) }.onAppear { proxy.scrollTo(1, anchor: point) }
                }),
            AnyView(ScrollView { LazyVStack(spacing: x) { ForEach(0..<50) { Text("\($0)").frame(height: x) } } }),
            AnyView(
                ScrollView(.horizontal) { HStack(spacing: x) { square.containerRelativeFrame(.horizontal) } }
                    .scrollTargetBehavior(.paging)),
            AnyView(square.onScrollVisibilityChange(threshold: x) { _ in }),
        ]
    }

    private static func controls(_ x: Double) -> [AnyView] {
        let low = x < 0 ? x : 0
        let high = x > 0 ? x : 1
        return [
            AnyView(Slider(value: .constant(x))), AnyView(Slider(value: .constant(0.5), in: low...high)),
            AnyView(Slider(value: .constant(x), in: 0...10, step: 1)),
            AnyView(OddNumberControl(number: x)), AnyView(ProgressView(value: x)),
            AnyView(ProgressView(value: x, total: x)),
            AnyView(ProgressView(value: 0.5, total: x).progressViewStyle(.circular)),
            AnyView(Gauge(value: x) { Text("g") }),
            AnyView(Gauge(value: x, in: low...high) { Text("g") }.gaugeStyle(.accessoryCircular)),
            AnyView(
                Gauge(value: 0.5, in: low...high) {
                    Text("g")
                } currentValueLabel: {
                    Text("\(x)")
                }),
            AnyView(TextField("n", value: .constant(x), format: .number)),
            AnyView(Button("b") {}.buttonBorderShape(.roundedRectangle(radius: x)).buttonStyle(.bordered)),
            AnyView(Picker("p", selection: .constant(x)) { Text("a").tag(x) }),
            AnyView(Label("l", systemImage: "star").labelStyle(.titleAndIcon).imageScale(.large).padding(x)),
        ]
    }

    private static func gestures(_ x: Double) -> [AnyView] {
        [
            AnyView(square.gesture(DragGesture(minimumDistance: x).onChanged { _ in })),
            AnyView(square.onLongPressGesture(minimumDuration: x, maximumDistance: x) {}),
            AnyView(square.gesture(MagnifyGesture(minimumScaleDelta: x).onChanged { _ in })),
            AnyView(square.gesture(RotateGesture(minimumAngleDelta: .degrees(x)).onChanged { _ in })),
            AnyView(square.gesture(LongPressGesture(minimumDuration: x).sequenced(before: DragGesture()))),
            AnyView(square.contentShape(Circle().inset(by: x)).onTapGesture {}),
            AnyView(square.sensoryFeedback(.impact(intensity: x), trigger: 1)),
        ]
    }

    private static func layouts(_ x: Double) -> [AnyView] {
        [
            AnyView(
                OddLayout(answer: x, place: 0) {
                    square; square
                }),
            AnyView(
                OddLayout(answer: 20, place: x) {
                    square; square
                }),
            AnyView(AnyLayout(OddLayout(answer: x, place: x)) { square }),
            AnyView(
                AnyLayout(HStackLayout(spacing: x)) {
                    square; square
                }),
            AnyView(GeometryReader { square.frame(width: $0.size.width * x).position(x: x, y: $0.size.height / x) }),
            AnyView(
                square.onGeometryChange(for: Double.self) {
                    $0.size.width * x
                } action: { _ in
                }),
            AnyView(OddLayout(answer: x, place: x) { Text("t").alignmentGuide(.leading) { $0.width * x } }.fixedSize()),
        ]
    }

    private static func presentations(_ x: Double) -> [AnyView] {
        let point = UnitPoint(x: x, y: x)
        return [
            AnyView(square.sheet(isPresented: .constant(true)) { Text("s").presentationDetents([.height(x)]) }),
            AnyView(square.sheet(isPresented: .constant(true)) { Text("s").presentationDetents([.fraction(x)]) }),
            AnyView(square.sheet(isPresented: .constant(true)) { Text("s").presentationCornerRadius(x) }),
            AnyView(square.popover(isPresented: .constant(true), attachmentAnchor: .point(point)) { Text("p") }),
            AnyView(
                NavigationSplitView {
                    Text("a").navigationSplitViewColumnWidth(min: x, ideal: x, max: x)
                } detail: {
                    Text("b").navigationSplitViewColumnWidth(x)
                }),
            AnyView(TabView { Text("page").padding(x) }.tabViewStyle(.page)),
        ]
    }
}

private struct OddNumberControl: View {
    @State var number: Double

    var body: some View {
        HStack {
            Stepper("s", value: $number, step: number)
            Stepper("\(number)", value: $number, in: 0...10)
        }
    }
}

/// Answers a number, and places its views at one.
private struct OddLayout: Layout {
    let answer: Double
    let place: Double

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        _ = subviews.first?.sizeThatFits(ProposedViewSize(width: answer, height: answer))
        return CGSize(width: answer, height: answer)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews {
            view.place(at: CGPoint(x: place, y: place), proposal: ProposedViewSize(width: answer, height: place))
        }
    }
}

/// What takes whole numbers.
@MainActor
enum OddCounts {
    static func views(_ count: Int) -> [AnyView] {
        let text = Text("some words of text")
        let square = Color.red.frame(width: 20, height: 20)
        return [
            AnyView(text.lineLimit(count)), AnyView(text.lineLimit(count...)), AnyView(text.lineLimit(...count)),
            AnyView(text.lineLimit(count, reservesSpace: true).frame(height: 40)),
            AnyView(square.onTapGesture(count: count) {}),
            AnyView(Grid { GridRow { square.gridCellColumns(min(count, 1_000)) } }), AnyView(text.badge(count)),
            AnyView(List { Text("row").badge(count) }),
            AnyView(square.containerRelativeFrame(.horizontal, count: count, span: count, spacing: 1)),
            AnyView(Text("\(count) things")), AnyView(Text(count, format: .number)),
            AnyView(Text("\(count, specifier: "%lld")")),
            AnyView(OddCountControl(count: count)),
            AnyView(ScrollView { LazyVStack { ForEach(range(count), id: \.self) { Text("\($0)") } } }),
            AnyView(List { ForEach(range(count), id: \.self) { Text("\($0)") } }),
            AnyView(ForEach([count, 1], id: \.self) { Text("\($0)").id(count) }),
            AnyView(square.symbolEffect(.pulse, options: .repeat(count), value: count)),
            AnyView(square.modifier(EmptyModifier()).animation(.linear.repeatCount(count), value: count)),
            AnyView(TextField("t", text: .constant("a"), axis: .vertical).lineLimit(count)),
            AnyView(
                TabView(selection: .constant(count)) {
                    Text("a").tag(0); Text("b").tag(count)
                }),
            AnyView(Picker("p", selection: .constant(count)) { Text("a").tag(count) }.pickerStyle(.segmented)),
        ]
    }

    /// At the end of all whole numbers, so that no loop runs over all of them.
    private static func range(_ count: Int) -> Range<Int> {
        count > Int.max - 50 ? count - 50..<count : count..<count + 50
    }
}

private struct OddCountControl: View {
    @State var count: Int

    var body: some View {
        VStack {
            Stepper("s", value: $count, step: count)
            Stepper("n", value: $count, in: -10...10)
            ProgressView(value: Double(count), total: 10)
        }
    }
}
