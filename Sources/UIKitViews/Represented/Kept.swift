import SwiftUICore

/// What a view that shows one of UIKit's keeps for as long as it is there.
@MainActor
final class RepresentedState: UnmountObserving {
    var shown: AnyObject?
    var coordinator: Any?
    /// Called once the view is gone.
    var dismantle: () -> Void = {}

    func nodeDidUnmount() {
        let dismantle = dismantle
        self.dismantle = {}
        shown = nil
        coordinator = nil
        dismantle()
    }
}

/// A view or a controller of UIKit's, kept for as long as the view that shows it is there.
@propertyWrapper
struct Kept<Shown: AnyObject>: SlotProperty {
    private var connected: RepresentedState?
    private var graph: ViewGraph?

    init() {}

    @MainActor
    var wrappedValue: Shown? {
        get { state.shown as? Shown }
        nonmutating set { state.shown = newValue }
    }

    @MainActor
    var state: RepresentedState {
        guard let connected else { preconditionFailure("It is only asked for while the body runs.") }
        return connected
    }

    /// That of the update in which the body runs.
    @MainActor
    var transaction: Transaction { graph?.updates.bodyTransaction ?? Transaction() }

    static var _slotCount: Int { 1 }

    @MainActor
    static func _install(_ property: UnsafeMutableRawPointer, _ slot: inout AnyObject?, _ node: _ViewNode) {
        let state = slot as? RepresentedState ?? RepresentedState()
        slot = state
        property.assumingMemoryBound(to: Kept.self).pointee.connected = state
        property.assumingMemoryBound(to: Kept.self).pointee.graph = node.graph
    }

    /// Says so where a view is of a kind that is only there for its `appearance()`.
    @MainActor
    func reportUndrawn(_ view: UIView) {
        let kind: String? =
            switch view {
            case is UISlider: "Slider"
            case is UISwitch: "Toggle"
            case is UISegmentedControl, is UIPageControl: "Picker, or a TabView of pages"
            case is UIScrollView where !(view is UITextView): "ScrollView or List"
            default: nil
            }
        guard let kind else { return }
        graph?.report(
            RuntimeIssue(
                kind: .other,
                message: "a UIViewRepresentable shows a \(type(of: view)), which draws nothing here: it is there for "
                    + "its appearance(). Use \(kind)."))
    }
}
