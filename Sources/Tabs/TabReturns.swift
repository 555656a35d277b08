import RiffleContainers
import RiffleNavigationStacks
import SwiftUICore

/// What leads the tabs of a tab view back to where they began, each for as long as the tab view is there.
@MainActor
final class TabReturns {
    private var known: [Subview.ID: TabReturn] = [:]

    nonisolated init() {}

    subscript(_ id: Subview.ID) -> TabReturn {
        if let known = known[id] { return known }
        let new = TabReturn()
        known[id] = new
        return new
    }
}

/// Leads a tab back to the root of its stack, and from there to the top of what it scrolls.
struct TabReturn: ViewModifier {
    private let stacks = StackReturn()
    private let top = ScrollTopTarget()

    init() {}

    func body(content: Content) -> some View {
        content.scrolled(by: top).environment(\.stackReturn, stacks)
    }

    func goBack() {
        if !stacks.popToRoots() { top.scrollToTop() }
    }
}

extension TabBarPreferences {
    /// Whether the bar's ground is seen, where the app has set a look for all bars.
    @MainActor
    func isGroundSeen(of look: BarLook) -> Bool {
        switch backgroundVisibility {
        case .visible: true
        case .hidden: false
        case .automatic: background != nil || look.isSeen != false
        }
    }
}
