import RiffleCanvases
import RifflePickers
import RiffleTabs
import Foundation
import SwiftUICore

struct SpecLinks: View {
    let kind: Int
    let follow: @MainActor () -> Void

    var body: some View {
        let text = Text("Ask [the harbor](https://example.com/a) or [the **pilot**](https://example.com/b) first")
        Group {
            if kind % 3 == 0 { text.textRenderer(SpecRenderer(rise: CGFloat(kind % 4))) } else { text }
        }
        .environment(
            \.openURL,
            OpenURLAction { _ in
                MainActor.assumeIsolated { follow() }
                return .handled
            })
    }
}

/// Draws each run a little higher than the one before.
private struct SpecRenderer: TextRenderer {
    var rise: CGFloat

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for line in layout {
            for (index, run) in line.enumerated() {
                var copy = context
                copy.translateBy(x: 0, y: -rise * CGFloat(index))
                copy.draw(run)
            }
        }
    }
}

struct SpecMoving: View {
    let kind: Int
    let trigger: Int
    let content: AnyView

    var body: some View {
        switch kind % 3 {
        case 0:
            content.keyframeAnimator(initialValue: 1.0, trigger: trigger) { view, value in
                view.scaleEffect(value).opacity(value)
            } keyframes: { _ in
                LinearKeyframe(0.5, duration: 0.2)
                SpringKeyframe(1.2, duration: 0.3)
                CubicKeyframe(1, duration: 0.2)
            }
        case 1:
            content.phaseAnimator([0, 1, 2], trigger: trigger) { view, phase in
                view.offset(x: CGFloat(phase) * 12)
            } animation: { phase in
                phase == 1 ? .easeIn(duration: 0.2) : .bouncy(duration: 0.3)
            }
        default:
            content.phaseAnimator([false, true], trigger: trigger) { view, isOn in
                view.padding(isOn ? 10 : 0)
            }
        }
    }
}

struct SpecControl: View {
    let kind: Int
    @Binding var number: Int
    @State private var date = Date(timeIntervalSinceReferenceDate: 86_400)
    @State private var color = Color.red

    init(kind: Int, number: Binding<Int>) {
        self.kind = kind
        _number = number
    }

    var body: some View {
        switch kind % 10 {
        case 0: Stepper("Cups \(number)", value: $number, in: 0...3)
        case 1: DatePicker("Day", selection: $date)
        case 2: DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
        case 3: DatePicker("Day", selection: $date, displayedComponents: .hourAndMinute).datePickerStyle(.wheel)
        case 4: Gauge(value: Double(number), in: 0...3) { Text("Heat") }
        case 5: ProgressView("Load", value: Double(number), total: 3)
        case 6: ColorPicker("Paint", selection: $color)
        case 7: GroupBox("Box") { LabeledContent("Number", value: "\(number)") }
        case 8:
            ControlGroup {
                Button("Less") { number = max(number - 1, 0) }
                Button("More") { number = (number + 1) % 4 }
            }
        default: ContentUnavailableView("Nothing", systemImage: "star", description: Text("There is nothing here."))
        }
    }
}

struct SpecDropping: View {
    let content: AnyView
    let take: @MainActor () -> Void
    @State private var isOver = false
    @State private var count = 0

    init(content: AnyView, take: @escaping @MainActor () -> Void) {
        self.content = content
        self.take = take
    }

    var body: some View {
        HStack {
            content.draggable("Tea")
            Text("Cup \(count)")
                .padding(8)
                .background(isOver ? Color.green : Color.gray)
                .dropDestination(for: String.self) { items, _ in
                    count += items.count
                    take()
                    return true
                } isTargeted: {
                    isOver = $0
                }
        }
    }
}
