import SwiftUICore

/// A context menu as what opens it knows it.
///
/// A `StateObject`, as each of the places that show a view with a menu has one of its own: the view, and its lifted copy.
@MainActor
final class MenuOpener: ObservableObject, LettingGo {
    nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()
    let context = MenuContext()
    private(set) var open: (CGPoint?) -> Void = { _ in }
    private(set) var close: () -> Void = {}
    /// Whether another opener of the same region goes first.
    private(set) var isFallback = false

    nonisolated init() {}

    func update(isFallback: Bool, open: @escaping (CGPoint?) -> Void, close: @escaping () -> Void) {
        self.isFallback = isFallback
        self.open = open
        self.close = close
    }

    func letGo() {
        open = { _ in }
        close = {}
        context.letGo()
    }
}

/// A view all over which presses open the menu of something inside: a row of a list.
@Observable
@MainActor
package final class MenuRegion: LettingGo, FeatureObservable {
    private var openers: [MenuOpener] = []
    /// The region as it is lifted out of its surroundings while the menu is open.
    @ObservationIgnored fileprivate(set) var copy: AnyView?
    /// Where the region is.
    @ObservationIgnored let place = FrameProbe()

    nonisolated package init() {}

    /// The menu that presses open; nil where there is none.
    var opener: MenuOpener? { openers.last { !$0.isFallback } ?? openers.last }

    package func letGo() { copy = nil }

    fileprivate func set(_ opener: MenuOpener, isEnabled: Bool) {
        let isKnown = openers.contains { $0 === opener }
        if isEnabled, !isKnown { openers.append(opener) }
        if !isEnabled, isKnown { openers.removeAll { $0 === opener } }
    }
}

private struct MenuRegionKey: PlaceBoundKey {
    static var defaultValue: MenuRegion? { nil }
}

extension EnvironmentValues {
    /// What around the view opens its context menu; nil where the view does so itself.
    package var menuRegion: MenuRegion? {
        get { self[MenuRegionKey.self] }
        set { self[MenuRegionKey.self] = newValue }
    }
}

extension View {
    /// Has presses anywhere on the view open the context menu of something in it.
    ///
    /// - Parameter copy: what is lifted out of its surroundings meanwhile, as large as the view.
    package func menuRegion(_ region: MenuRegion, copy: AnyView) -> some View {
        modifier(MenuRegionModifier(region: region, copy: copy))
    }
}

private struct MenuRegionModifier: ViewModifier {
    let region: MenuRegion
    let copy: AnyView

    func body(content: Content) -> some View {
        let opener = region.opener
        content
            .environment(\.menuRegion, region)
            .modifier(MenuPresses(opener: opener))
            .probed(by: region.place)
            .afterEvaluation { region.copy = copy }
    }
}

/// Opens a menu by presses on the view, or leaves that to the region around.
struct MenuTrigger: ViewModifier {
    let opener: MenuOpener
    let isEnabled: Bool
    let region: MenuRegion?

    func body(content: Content) -> some View {
        content
            .modifier(MenuPresses(opener: region == nil && isEnabled ? opener : nil))
            .onAppear { region?.set(opener, isEnabled: isEnabled) }
            .onChange(of: isEnabled) { region?.set(opener, isEnabled: $1) }
            .onDisappear { region?.set(opener, isEnabled: false) }
    }
}

/// What opens a menu: a long press, the mouse's other button, its key, and an action for those who can do none of it.
private struct MenuPresses: ViewModifier {
    /// The menu; nil where there is none.
    let opener: MenuOpener?

    @State private var hold = Hold.none
    @State private var touched = FrameProbe()

    /// What a finger does that is down.
    private enum Hold {
        case none
        /// It has opened the menu, and chooses among its rows.
        case chooses
        /// It has gone on to lift the view.
        case lifts
    }

    func body(content: Content) -> some View {
        let opener = opener
        content
            .probed(by: touched)
            .restingPress(makeWay: way)
            .simultaneousGesture(resting, including: opener == nil ? .subviews : .all)
            .onSecondaryPress(isEnabled: opener != nil) { opener?.open($0) }
            .modifier(ShowMenuAction(perform: opener.map { opener in { opener.open(nil) } }))
    }

    /// Closes the menu, as the finger lifts the view.
    private func makeWay() {
        guard hold == .chooses else { return }
        hold = .lifts
        opener?.context.cancel()
        opener?.close()
    }

    private var way: (@MainActor () -> Void)? {
        guard opener != nil else { return nil }
        return { makeWay() }
    }

    private var resting: some Gesture {
        LongPressGesture(minimumDuration: 0.5)
            .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .global))
            .onChanged { value in
                guard case .second(true, let drag) = value else {
                    hold = .none
                    return
                }
                if hold == .none {
                    hold = .chooses
                    opener?.open(nil)
                    // What the finger pressed is not pressed any more.
                    touched.cancelPresses()
                }
                if hold == .chooses, let drag { opener?.context.touch(at: drag.location) }
            }
            .onEnded { _ in
                if hold == .chooses { opener?.context.lift() }
                hold = .none
            }
    }
}

/// Opens the menu for those who cannot press long.
private struct ShowMenuAction: ViewModifier {
    let perform: (() -> Void)?

    func body(content: Content) -> some View {
        // One view, whether there is a menu or not: its state stays.
        content.accessibilityEdit(handlers: perform.map { [$0] } ?? []) { edit in
            if perform != nil { edit.actions = [AccessibilityActionKind(named: Text("Show Menu"), kind: .showMenu)] }
        }
    }
}
