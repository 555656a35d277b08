/// How sliders look, for code that sets it through UIKit.
public final class UISlider: UIControl {
    private static let proxy = UISlider()

    /// What is set for all sliders.
    public static func appearance() -> UISlider { proxy }

    /// The color of the thumb; nil for white.
    public var thumbTintColor: UIColor?
    /// The color of the track before the thumb; nil for the tint.
    public var minimumTrackTintColor: UIColor?
    /// The color of the track after the thumb; nil for a gray.
    public var maximumTrackTintColor: UIColor?
    private var thumbs: [State: UIImage] = [:]

    /// Sets the picture of the thumb, in its own size; that of `normal` is shown in all states.
    public func setThumbImage(_ image: UIImage?, for state: State) { thumbs[state] = image }

    /// The picture of the thumb in a state.
    public func thumbImage(for state: State) -> UIImage? { thumbs[state] ?? thumbs[.normal] }

    /// The style of a part of the track; nil for the usual one.
    static func track(_ color: UIColor?) -> AnyShapeStyle? { color.map { AnyShapeStyle(Color($0)) } }
}
