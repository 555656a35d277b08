import SwiftUICore

/// What presented views say about how they want to be presented.
struct PresentationOptions {
    var detents: Set<PresentationDetent>?
    var selection: Binding<PresentationDetent>?
    var dragIndicator: Visibility?
    var cornerRadius: CGFloat??
    var background: AnyView?
    var backgroundInteraction: PresentationBackgroundInteraction?
    var contentInteraction: PresentationContentInteraction?
    var isDismissDisabled: Bool?
    var adaptation: PresentationAdaptation?
    var verticalAdaptation: PresentationAdaptation?
    var sizing: _PresentationSizingKind?
    /// In which directions a card is as large as its content.
    var fittedAxes: Axis.Set?
    /// In which of these directions it does not become smaller again.
    var stickyAxes: Axis.Set?

    /// Takes from another what nobody has said here.
    mutating func fill(from other: PresentationOptions) {
        detents = detents ?? other.detents
        selection = selection ?? other.selection
        dragIndicator = dragIndicator ?? other.dragIndicator
        cornerRadius = cornerRadius ?? other.cornerRadius
        background = background ?? other.background
        backgroundInteraction = backgroundInteraction ?? other.backgroundInteraction
        contentInteraction = contentInteraction ?? other.contentInteraction
        isDismissDisabled = isDismissDisabled ?? other.isDismissDisabled
        adaptation = adaptation ?? other.adaptation
        verticalAdaptation = verticalAdaptation ?? other.verticalAdaptation
        sizing = sizing ?? other.sizing
        fittedAxes = fittedAxes ?? other.fittedAxes
        stickyAxes = stickyAxes ?? other.stickyAxes
    }
}

struct PresentationOptionsKey: PreferenceKey {
    static var defaultValue: PresentationOptions { PresentationOptions() }

    static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {
        value.fill(from: nextValue())
    }
}

/// Compared by what can be compared: bindings and views are always taken to be new.
extension PresentationOptions: Equatable {
    static func == (first: PresentationOptions, second: PresentationOptions) -> Bool {
        first.detents == second.detents && first.selection == nil && second.selection == nil
            && first.dragIndicator == second.dragIndicator && first.cornerRadius == second.cornerRadius
            && first.background == nil && second.background == nil
            && first.backgroundInteraction == second.backgroundInteraction
            && first.contentInteraction == second.contentInteraction
            && first.isDismissDisabled == second.isDismissDisabled && first.adaptation == second.adaptation
            && first.verticalAdaptation == second.verticalAdaptation && first.sizing == second.sizing
            && first.fittedAxes == second.fittedAxes && first.stickyAxes == second.stickyAxes
    }
}

/// What can be done behind a presentation.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic
        case enabled
        case enabledUpThrough(PresentationDetent)
        case disabled
    }

    let kind: Kind

    /// As the system has it: nothing.
    public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
    /// Everything: what is behind is not dimmed and can be touched.
    public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
    /// Everything, as long as the sheet is no higher than a detent.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(kind: .enabledUpThrough(detent))
    }
    /// Nothing.
    public static let disabled = PresentationBackgroundInteraction(kind: .disabled)
}

/// What a drag on a sheet's content does first.
public struct PresentationContentInteraction: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, resizes, scrolls }

    let kind: Kind

    /// As the system has it: it resizes the sheet.
    public static let automatic = PresentationContentInteraction(kind: .automatic)
    /// It resizes the sheet, and scrolls the content once that is as high as it gets.
    public static let resizes = PresentationContentInteraction(kind: .resizes)
    /// It scrolls the content.
    public static let scrolls = PresentationContentInteraction(kind: .scrolls)
}

/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, none, popover, sheet, fullScreenCover }

    let kind: Kind

    /// As the system has it: popovers become sheets.
    public static let automatic = PresentationAdaptation(kind: .automatic)
    /// What it is.
    public static let none = PresentationAdaptation(kind: .none)
    /// A popover.
    public static let popover = PresentationAdaptation(kind: .popover)
    /// A sheet.
    public static let sheet = PresentationAdaptation(kind: .sheet)
    /// A cover of the whole screen.
    public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}
