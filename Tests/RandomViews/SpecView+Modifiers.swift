import RiffleDrawing

extension View {
    /// The view as a modifier's description changes it.
    @MainActor
    func modified(
        _ modifier: ModifierSpec, _ states: ViewStates, _ namespace: Namespace.ID, view: (ViewSpec) -> AnyView
    ) -> any View {
        switch modifier {
        case .padding, .frame, .room, .fixedSize, .ratio, .priority, .guide, .inset, .background, .overlay, .mask:
            arranged(modifier, view: view)
        case .tap, .press, .appearing, .following, .preference, .preferenceReader, .geometry, .focusable, .keys,
            .disabled, .untouchable, .label, .unspoken, .combined:
            behaving(modifier, states)
        case .transition(let number): transition(SpecTransition.all[abs(number) % SpecTransition.all.count])
        case .animation(let motion, let state): animation(motion?.animation, value: states[state])
        case .identity(let state): id(abs(states[state]) % 3)
        case .matched(let number, let isSource):
            matchedGeometryEffect(id: number % 3, in: namespace, isSource: isSource)
        case .space: coordinateSpace(.named("space"))
        case .mirrored(let state):
            environment(\.layoutDirection, states[state] % 2 == 0 ? .leftToRight : .rightToLeft)
        case .dark(let state): environment(\.colorScheme, states[state] % 2 == 0 ? .light : .dark)
        case .tint(let number): foregroundStyle(SpecView.color(number))
        case .wrapped(let number): wrapped(number)
        case .font(let number): font([.body, .title, .caption, .system(size: 23)][abs(number) % 4])
        default: painted(modifier, states)
        }
    }

    @MainActor
    private func arranged(_ modifier: ModifierSpec, view: (ViewSpec) -> AnyView) -> any View {
        switch modifier {
        case .padding(let length): padding(CGFloat(length))
        case .frame(let width, let height): frame(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })
        case .room(let most): frame(maxWidth: most.map { CGFloat($0) } ?? .infinity, alignment: .leading)
        case .fixedSize: fixedSize()
        case .ratio(let number): aspectRatio(0.5 + CGFloat(number) / 6, contentMode: number % 2 == 0 ? .fit : .fill)
        case .priority(let number): layoutPriority(Double(number))
        case .guide(let number): alignmentGuide(.leading) { _ in CGFloat(number) }
        case .inset(let bar): safeAreaInset(edge: .bottom) { view(bar) }
        case .background(let other): background { view(other) }
        case .overlay(let other): overlay(alignment: .topTrailing) { view(other) }
        case .mask(let other): mask { view(other) }
        default: self
        }
    }

    @MainActor
    private func painted(_ modifier: ModifierSpec, _ states: ViewStates) -> any View {
        switch modifier {
        case .clip(let number): clipShape(RoundedRectangle(cornerRadius: CGFloat(number)))
        case .shadow(let number): shadow(radius: CGFloat(number), y: 2)
        case .blur(let state): blur(radius: CGFloat(abs(states[state]) % 4))
        case .offset(let state): offset(x: CGFloat(states[state] % 7) * 9, y: CGFloat(states[state] % 3) * -7)
        case .opacity(let state): opacity(1 - Double(abs(states[state]) % 5) / 4)
        case .scale(let state): scaleEffect(1 + CGFloat(states[state] % 4) / 5)
        case .rotation(let state): rotationEffect(.degrees(Double(states[state] % 8) * 20))
        case .tilt(let state): rotation3DEffect(.degrees(Double(states[state] % 5) * 30), axis: (0, 1, 0))
        case .hue(let state): hueRotation(.degrees(Double(states[state] % 4) * 40))
        case .depth(let state): zIndex(Double(states[state] % 3))
        case .composite: compositingGroup()
        case .hidden(let state): opacity(states[state] % 2 == 0 ? 1 : 0)
        default: self
        }
    }

    @MainActor
    private func behaving(_ modifier: ModifierSpec, _ states: ViewStates) -> any View {
        switch modifier {
        case .tap(let state, let motion): onTapGesture { states.advance(state, motion) }
        case .press(let state, let motion):
            onLongPressGesture(minimumDuration: 0.2) { states.advance(state, motion) }
        case .appearing(let state):
            onAppear { states[state] += states[state] < 40 ? 1 : 0 }
                .onDisappear { states[state] += states[state] < 40 ? 2 : 0 }
        case .following(let state, let other):
            onChange(of: states[state]) { _, new in if other % 4 > state % 4 { states[other] = new % 7 } }
        case .preference(let number): preference(key: SpecPreference.self, value: number)
        case .preferenceReader(let state):
            onPreferenceChange(SpecPreference.self) { value in
                MainActor.assumeIsolated { states[state] = value % 9 }
            }
        case .geometry(let state):
            onGeometryChange(for: Int.self) {
                Int($0.size.width)
            } action: { width in
                if states[state] != width % 5 { states[state] = width % 5 }
            }
        case .focusable: focusable()
        case .keys(let state):
            focusable().onKeyPress(.return) {
                states[state] += 1
                return .handled
            }
        case .disabled(let state): disabled(states[state] % 2 == 1)
        case .untouchable(let state): allowsHitTesting(states[state] % 2 == 0)
        case .label(let number): accessibilityLabel("Label \(number)")
        case .unspoken(let state): accessibilityHidden(states[state] % 2 == 1)
        case .combined: accessibilityElement(children: .combine)
        default: self
        }
    }
}

/// Adds up what views say.
private struct SpecPreference: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private enum SpecTransition {
    @MainActor static let all: [AnyTransition] = [
        .opacity, .scale, .slide, .move(edge: .bottom), .identity, .opacity.combined(with: .scale(scale: 0.3)),
        .asymmetric(insertion: .move(edge: .top), removal: .opacity),
        .scale.animation(.linear(duration: 0.2)), .push(from: .trailing), .offset(x: 30, y: 5),
    ]
}

extension MotionSpec {
    var animation: Animation {
        switch self {
        case .spring: .spring
        case .bouncy: .bouncy(duration: 0.4)
        case .interactive: .interactiveSpring
        case .interpolating: .interpolatingSpring(stiffness: 120, damping: 9)
        case .easeOut: .easeOut(duration: 0.25)
        case .linear: .linear(duration: 0.4)
        case .delayed: .easeInOut(duration: 0.2).delay(0.1)
        case .repeated: .linear(duration: 0.15).repeatCount(3)
        }
    }
}
