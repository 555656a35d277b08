import SwiftUICore

/// How pickers look.
public protocol PickerStyle: Sendable {
    /// Which of the looks it is.
    var _look: _PickerLook { get }
}

/// The looks that pickers have.
public enum _PickerLook: Hashable, Sendable {
    /// A menu, or what the place has.
    case automatic
    /// In lists and menus the options, below each other; elsewhere a wheel.
    case inline
    /// A button that opens a menu of the options.
    case menu
    /// The options side by side, of equal widths.
    case segmented
    /// A link to a screen with the options.
    case navigationLink
    /// The options side by side, as wide as they are.
    case palette
    /// A wheel that turns.
    case wheel
}

/// The style for where a picker stands: a menu.
public struct DefaultPickerStyle: PickerStyle {
    /// The style.
    public init() {}
    /// What the place has.
    public var _look: _PickerLook { .automatic }
}

/// All options below each other in lists and menus; a wheel elsewhere.
public struct InlinePickerStyle: PickerStyle {
    /// The style.
    public init() {}
    /// The options.
    public var _look: _PickerLook { .inline }
}

/// A button with the chosen option, which opens a menu.
public struct MenuPickerStyle: PickerStyle {
    /// The style.
    public init() {}
    /// A menu.
    public var _look: _PickerLook { .menu }
}

/// All options side by side, on a common ground.
public struct SegmentedPickerStyle: PickerStyle {
    /// The style.
    public init() {}
    /// Segments.
    public var _look: _PickerLook { .segmented }
}

/// A link to a screen with all options.
public struct NavigationLinkPickerStyle: PickerStyle {
    /// The style.
    public init() {}
    /// A link.
    public var _look: _PickerLook { .navigationLink }
}

/// All options side by side, each as wide as it is.
public struct PalettePickerStyle: PickerStyle {
    /// The style.
    public init() {}
    /// A row.
    public var _look: _PickerLook { .palette }
}

/// A wheel, whose option in the middle is chosen.
public struct WheelPickerStyle: PickerStyle {
    /// The style.
    public init() {}
    /// A wheel.
    public var _look: _PickerLook { .wheel }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The style for where a picker stands.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// All options below each other.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A button that opens a menu.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// All options side by side, of equal widths.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A link to a screen with all options.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// All options side by side, each as wide as it is.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A wheel.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

private struct PickerLookKey: EnvironmentKey {
    static var defaultValue: _PickerLook { .automatic }
}

extension EnvironmentValues {
    /// The look of the pickers in a view.
    var pickerLook: _PickerLook {
        get { self[PickerLookKey.self] }
        set { self[PickerLookKey.self] = newValue }
    }
}

extension View {
    /// Shows the pickers in this view in a style.
    ///
    /// `menu` is a button that opens a menu, `segmented` shows all options side by side in equal widths, `palette` each
    /// as wide as it is, and `wheel` turns. `inline` shows rows in lists and menus and a wheel elsewhere.
    /// `navigationLink` leads to a screen with the options and needs a `NavigationStack` around. `automatic` is a menu
    /// button, and in a menu the options themselves.
    ///
    ///     Picker("Pot", selection: choice) {
    ///         Text("Small").tag(1)
    ///         Text("Large").tag(2)
    ///     }
    ///     .pickerStyle(.segmented)
    ///
    /// - Parameter style: one of the styles that there are.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerLook, style._look)
    }
}
