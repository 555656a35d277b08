import SwiftUICore

/// How date pickers look.
public protocol DatePickerStyle: Sendable {
    /// Which of the looks it is.
    var _look: _DatePickerLook { get }
}

/// The looks that date pickers have.
public enum _DatePickerLook: Hashable, Sendable {
    /// The date and the time on buttons that open a calendar or wheels.
    case compact
    /// A calendar.
    case graphical
    /// Wheels.
    case wheel
}

/// The style for where a date picker stands: compact.
public struct DefaultDatePickerStyle: DatePickerStyle {
    /// The style.
    public init() {}
    /// Buttons.
    public var _look: _DatePickerLook { .compact }
}

/// The date and the time on buttons that open a calendar or wheels.
public struct CompactDatePickerStyle: DatePickerStyle {
    /// The style.
    public init() {}
    /// Buttons.
    public var _look: _DatePickerLook { .compact }
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// The style.
    public init() {}
    /// A calendar.
    public var _look: _DatePickerLook { .graphical }
}

/// Wheels that turn.
public struct WheelDatePickerStyle: DatePickerStyle {
    /// The style.
    public init() {}
    /// Wheels.
    public var _look: _DatePickerLook { .wheel }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The style for where a date picker stands.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// Buttons that open a calendar or wheels.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// Wheels that turn.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

private struct DatePickerLookKey: EnvironmentKey {
    static var defaultValue: _DatePickerLook { .compact }
}

extension EnvironmentValues {
    /// The look of the date pickers in a view.
    var datePickerLook: _DatePickerLook {
        get { self[DatePickerLookKey.self] }
        set { self[DatePickerLookKey.self] = newValue }
    }
}

extension View {
    /// Shows the date pickers in this view in a style.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        environment(\.datePickerLook, style._look)
    }
}
