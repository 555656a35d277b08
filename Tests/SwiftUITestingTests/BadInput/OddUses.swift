import SwiftUI

/// What numbers are passed to, by kind.
enum OddUse: String, CaseIterable {
    case frames, padding, places, transforms, effects, filters, texts, lines, shapes, paths, gradients, colors, stacks
    case grids, lists, scrolling, controls, dates, timelines, gestures, canvases, transitions, presentations, images
    case layouts, visualEffects

    /// Whether what is shown covers what is beside it, as a menu that a touch opens, or leaves it no room.
    var isAlone: Bool { [.presentations, .dates, .controls].contains(self) }

    @MainActor
    func views(_ x: Double) -> [AnyView] {
        switch self {
        case .frames, .padding, .places, .transforms: OddGeometry.views(self, x)
        case .effects, .filters, .visualEffects, .transitions: OddEffects.views(self, x)
        case .texts, .dates, .timelines: OddTexts.views(self, x)
        case .lines, .shapes, .paths, .gradients, .colors, .canvases, .images: OddDrawings.views(self, x)
        default: OddContainers.views(self, x)
        }
    }
}

@MainActor
private enum OddGeometry {
    static func views(_ use: OddUse, _ x: Double) -> [AnyView] {
        let view = Color.red.frame(width: 20, height: 20)
        let anchor = UnitPoint(x: x, y: x)
        switch use {
        case .frames:
            return [
                AnyView(Color.red.frame(width: x, height: x)), AnyView(view.frame(minWidth: x, minHeight: x)),
                AnyView(view.frame(maxWidth: x, maxHeight: x)),
                AnyView(view.frame(idealWidth: x, idealHeight: x).fixedSize()),
                AnyView(Color.red.aspectRatio(x, contentMode: .fit)),
                AnyView(Color.red.aspectRatio(CGSize(width: x, height: 1), contentMode: .fill)),
                AnyView(view.containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: x)),
                AnyView(Spacer(minLength: x)), AnyView(view.layoutPriority(x)), AnyView(view.zIndex(x)),
            ]
        case .padding:
            return [
                AnyView(view.padding(x)), AnyView(view.padding(EdgeInsets(top: x, leading: 0, bottom: 1, trailing: x))),
                AnyView(view.safeAreaPadding(x)), AnyView(view.safeAreaInset(edge: .top, spacing: x) { Text("i") }),
                AnyView(view.scenePadding().padding(.horizontal, x)),
            ]
        case .places:
            return [
                AnyView(view.offset(x: x, y: x)), AnyView(view.position(x: x, y: x)),
                AnyView(view.alignmentGuide(.leading) { _ in CGFloat(x) }.frame(width: 30, alignment: .leading)),
                AnyView(
                    HStack(alignment: .top) {
                        view.alignmentGuide(.top) { _ in CGFloat(x) }; view
                    }),
                AnyView(view.gridCellAnchor(anchor)),
            ]
        default:
            return [
                AnyView(view.scaleEffect(x)), AnyView(view.scaleEffect(x: x, y: 1, anchor: anchor)),
                AnyView(view.rotationEffect(.degrees(x), anchor: anchor)), AnyView(view.rotationEffect(.radians(x))),
                AnyView(view.rotation3DEffect(.degrees(x), axis: (1, 0, 0), perspective: 1)),
                AnyView(
                    view.rotation3DEffect(.degrees(30), axis: (x, x, 1), anchor: anchor, anchorZ: x, perspective: x)),
                AnyView(view.transformEffect(CGAffineTransform(a: x, b: 0, c: x, d: 1, tx: x, ty: 0))),
                AnyView(view.projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: x, y: x)))),
            ]
        }
    }
}

@MainActor
private enum OddEffects {
    static func views(_ use: OddUse, _ x: Double) -> [AnyView] {
        let view = Color.red.frame(width: 20, height: 20)
        switch use {
        case .effects:
            return [
                AnyView(view.blur(radius: x)), AnyView(view.blur(radius: x, opaque: true)),
                AnyView(view.shadow(radius: x)), AnyView(view.shadow(color: .red, radius: 3, x: x, y: x)),
                AnyView(view.shadow(radius: x).blur(radius: x).scaleEffect(3)), AnyView(view.opacity(x)),
                AnyView(Text("t").shadow(radius: x).rotationEffect(.degrees(20))),
                AnyView(Circle().fill(.red.shadow(.drop(radius: x, x: x)))),
                AnyView(Circle().fill(.red.shadow(.inner(radius: x, y: x)))), AnyView(view.cornerRadius(x)),
                AnyView(view.border(.red, width: x)), AnyView(view.compositingGroup().shadow(radius: x).opacity(x)),
                AnyView(view.mask { Circle().frame(width: x) }),
                AnyView(view.background(.ultraThinMaterial.opacity(x)).shadow(radius: x)),
            ]
        case .filters:
            return [
                AnyView(view.brightness(x)), AnyView(view.contrast(x)), AnyView(view.saturation(x)),
                AnyView(view.grayscale(x)), AnyView(view.hueRotation(.degrees(x))),
            ]
        case .visualEffects:
            return [
                AnyView(view.visualEffect { content, _ in content.blur(radius: x).offset(x: x) }),
                AnyView(view.visualEffect { content, _ in content.scaleEffect(x).rotationEffect(.degrees(x)) }),
                AnyView(view.visualEffect { content, _ in content.opacity(x).brightness(x).hueRotation(.radians(x)) }),
                AnyView(view.geometryGroup().drawingGroup().opacity(x)),
            ]
        default:
            return [
                AnyView(OddTransition(transition: .offset(x: x, y: x))),
                AnyView(OddTransition(transition: .scale(scale: x, anchor: UnitPoint(x: x, y: 0)))),
                AnyView(OddTransition(transition: .opacity.animation(.linear(duration: x)))),
                AnyView(
                    view.phaseAnimator([0, x]) {
                        $0.offset(x: $1)
                    } animation: { _ in
                        .linear(duration: x)
                    }),
                AnyView(
                    view.keyframeAnimator(initialValue: x) {
                        $0.offset(x: $1)
                    } keyframes: { _ in
                        LinearKeyframe(x, duration: x)
                        CubicKeyframe(x, duration: 0.1)
                        SpringKeyframe(x, duration: x, spring: Spring(duration: x, bounce: x))
                    }),
            ]
        }
    }
}

private struct OddTransition: View {
    let transition: AnyTransition
    @State private var isShown = true

    var body: some View {
        ZStack {
            if isShown { Color.red.frame(width: 20, height: 20).transition(transition) }
        }
        .onAppear { withAnimation(.linear(duration: 0.1)) { isShown = false } }
    }
}

@MainActor
private enum OddTexts {
    static func views(_ use: OddUse, _ x: Double) -> [AnyView] {
        switch use {
        case .texts:
            let text = Text("some words of text")
            return [
                AnyView(text.font(.system(size: x))), AnyView(text.font(.custom("Nobody", size: x))),
                AnyView(text.kerning(x)), AnyView(text.tracking(x)), AnyView(text.baselineOffset(x)),
                AnyView(text.lineSpacing(x)), AnyView(text.minimumScaleFactor(x).lineLimit(1)),
                AnyView(text.frame(width: x)), AnyView(Text("\(x)")), AnyView(Text("\(x, specifier: "%.3f") of \(x)")),
                AnyView(Text(x, format: .number)), AnyView(Text(x, format: .percent)),
                AnyView(Text(x, format: .currency(code: "EUR"))),
                AnyView(Text("\(Image(systemName: "star")) a").font(.system(size: x))),
                AnyView(Label("label", systemImage: "star").font(.system(size: x))),
                AnyView(text.contentTransition(.numericText(value: x))),
            ]
        case .dates:
            let date = Date(timeIntervalSinceReferenceDate: x)
            return [
                AnyView(Text(date, style: .timer)), AnyView(Text(date, style: .offset)),
                AnyView(Text(date, style: .relative)), AnyView(Text("since \(date, style: .relative)")),
                AnyView(Text(date, style: .date)), AnyView(Text(date, style: .time)),
                AnyView(Text(timerInterval: interval(.distantPast, date))),
                AnyView(Text(timerInterval: interval(date, .distantFuture), countsDown: false)),
                AnyView(ProgressView(timerInterval: interval(.distantPast, date))),
                AnyView(DatePicker("d", selection: .constant(date))),
                AnyView(DatePicker("d", selection: .constant(date)).datePickerStyle(.graphical)),
                AnyView(DatePicker("d", selection: .constant(date)).datePickerStyle(.wheel)),
                AnyView(DatePicker("d", selection: .constant(.distantPast), in: interval(date, .distantFuture))),
                AnyView(Text(date, format: .dateTime)), AnyView(Text(interval(date, .distantFuture))),
            ]
        default:
            let date = Date(timeIntervalSinceReferenceDate: x)
            return [
                AnyView(TimelineView(.periodic(from: date, by: 1)) { Text("\($0.date.timeIntervalSince1970)") }),
                AnyView(TimelineView(.periodic(from: .now, by: x)) { _ in Text("t") }),
                AnyView(TimelineView(.animation(minimumInterval: x)) { _ in Text("t") }),
                AnyView(TimelineView(.explicit([date])) { _ in Text("t") }),
                AnyView(TimelineView(.everyMinute) { _ in Text("t") }.offset(x: x)),
            ]
        }
    }

    private static func interval(_ start: Date, _ end: Date) -> ClosedRange<Date> {
        // Ranges of dates that are no numbers cannot be made.
        start <= end ? start...end : Date.distantPast...Date.distantFuture
    }
}
