/// How the switches of toggles look, for code that sets it through UIKit.
public final class UISwitch: UIControl {
    private static let proxy = UISwitch()

    /// What is set for all switches.
    public static func appearance() -> UISwitch { proxy }

    /// The color of a switch that is on, where no view says another; nil for green.
    public var onTintColor: UIColor?
    /// The color of the knob; nil for white.
    public var thumbTintColor: UIColor?
}
