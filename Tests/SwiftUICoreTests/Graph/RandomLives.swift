import RiffleAnimators
import RiffleControls
import SeededNumbers

@testable import SwiftUICore

/// What a random interface hands out that may outlive its views.
@MainActor
final class Strays {
    var toggles: [Binding<Bool>] = []
    var counts: [Binding<Int>] = []
    var proxies: [GeometryProxy] = []
    var scrollProxies: [ScrollViewProxy] = []
    var focuses: [FocusState<Bool>.Binding] = []
    var moments: [TimelineViewDefaultContext] = []
}

/// A view made from a number, with views in it that are made from others.
struct Sprout: View {
    let seed: UInt64
    let depth: Int
    let strays: Strays
    @State private var isOn = true
    @State private var count = 2
    @FocusState private var isFocused: Bool
    @Namespace private var namespace

    var body: some View {
        let _ = expose()
        decorated
    }

    private func expose() {
        strays.toggles.append($isOn)
        strays.counts.append($count)
        strays.focuses.append($isFocused)
    }

    private func inner(_ number: UInt64) -> some View {
        AnyView(
            depth > 0
                ? AnyView(Sprout(seed: seed &* 31 &+ number, depth: depth - 1, strays: strays))
                : AnyView(Box("leaf", width: 20, height: 12)))
    }

    @ViewBuilder private var decorated: some View {
        var random = SeededGenerator(seed: seed &+ 77)
        let content = content
        switch Int.random(in: 0..<12, using: &random) {
        case 0: content.background(reader)
        case 1: content.overlay(alignment: .bottom) { if isOn { inner(9) } }
        case 2: content.transition(.scale.combined(with: .slide))
        case 3: content.focusable().focused($isFocused)
        case 4: content.onTapGesture { withAnimation { isOn.toggle() } }
        case 5: content.id(count)
        case 6: content.onAppear { count += 0 }.onDisappear { isOn = true }
        case 7: content.matchedGeometryEffect(id: 1, in: namespace)
        case 8: content.visualEffect { effect, proxy in effect.opacity(proxy.size.width > 40 ? 1 : 0.5) }
        case 9: content.task(id: count) { await Task.yield() }
        case 10: content.animation(.spring, value: isOn).opacity(isOn ? 1 : 0.3)
        default: content.padding(3).gesture(DragGesture(minimumDistance: 0).onEnded { _ in isOn.toggle() })
        }
    }

    @ViewBuilder private var content: some View {
        var random = SeededGenerator(seed: seed)
        switch Int.random(in: 0..<11, using: &random) {
        case 0:
            VStack {
                inner(1); if isOn { inner(2) }
            }
        case 1: HStack { if isOn { inner(1) } else { inner(2) } }
        case 2: ZStack { ForEach(0..<max(count, 0), id: \.self) { inner(UInt64($0)) } }
        case 3: Button(action: { withAnimation(.linear(duration: 0.2)) { isOn.toggle() } }) { inner(1) }
        case 4: reader
        case 5:
            ScrollViewReader { proxy in
                let _ = strays.scrollProxies.append(proxy)
                ScrollView { LazyVStack { ForEach(0..<12) { inner(UInt64($0)).id($0) } } }
            }
        case 6:
            TimelineView(.animation(minimumInterval: 0.1, paused: !isOn)) { context in
                let _ = strays.moments.append(context)
                inner(1)
            }
        case 7: Toggle(isOn: $isOn) { inner(1) }
        case 8: PhaseAnimator([false, true]) { phase in inner(1).offset(x: phase ? 5 : 0) }
        case 9:
            ViewThatFits {
                inner(1).frame(width: 70); inner(2)
            }
        default: Button(action: { count = count % 4 + 1 }) { inner(1) }.keyboardShortcut("k")
        }
    }

    private var reader: some View {
        GeometryReader { proxy in
            let _ = strays.proxies.append(proxy)
            if proxy.size.width > 45, isOn { inner(3) }
        }
    }
}
