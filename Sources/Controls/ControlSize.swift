/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
    /// The smallest.
    case mini
    /// Smaller than usual.
    case small
    /// The usual size.
    case regular
    /// Larger than usual.
    case large
    /// The largest.
    case extraLarge

    /// What a bordered button adds to each side of its label, in points: UIKit's button configurations.
    var buttonPadding: CGSize {
        switch self {
        case .mini, .small: CGSize(width: 10, height: 5)
        case .regular: CGSize(width: 12, height: 7)
        case .large, .extraLarge: CGSize(width: 20, height: 15)
        }
    }
}

/// The outline of bordered buttons.
public struct ButtonBorderShape: Shape, Hashable {
    enum Kind: Hashable, Sendable {
        case automatic
        case capsule
        case roundedRectangle(CGFloat?)
        case circle
    }

    let kind: Kind

    /// The corners of bordered buttons, in points.
    fileprivate static let usualRadius: CGFloat = 8

    /// As the style sees fit: a capsule.
    public static let automatic = ButtonBorderShape(kind: .automatic)
    /// A capsule.
    public static let capsule = ButtonBorderShape(kind: .capsule)
    /// A rectangle with the usual round corners.
    public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))
    /// A circle.
    public static let circle = ButtonBorderShape(kind: .circle)

    /// A rectangle with corners of a radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .roundedRectangle(radius))
    }

    /// The outline around a button of a size; `automatic` is a capsule.
    public func path(in rect: CGRect) -> Path { outline.path(in: rect) }

    var outline: AnyShape {
        switch kind {
        case .automatic, .capsule: AnyShape(Capsule())
        case .roundedRectangle(let radius):
            AnyShape(RoundedRectangle(cornerRadius: radius ?? Self.usualRadius, style: .continuous))
        case .circle: AnyShape(Circle())
        }
    }
}

extension ButtonBorderShape: InsettableShape {
    /// The outline, smaller on all sides by an amount in points; a negative one makes it larger.
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetBorder(shape: self, amount: amount) }
}

/// The outline of a button, smaller on all sides.
private struct InsetBorder: InsettableShape {
    let shape: ButtonBorderShape
    var amount: CGFloat

    func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: amount, dy: amount)
        guard !inner.isNull else { return Path() }
        guard case .roundedRectangle(let radius) = shape.kind else { return shape.path(in: inner) }
        let innerRadius = max((radius ?? ButtonBorderShape.usualRadius) - amount, 0)
        return RoundedRectangle(cornerRadius: innerRadius, style: .continuous).path(in: inner)
    }

    func inset(by more: CGFloat) -> InsetBorder { InsetBorder(shape: shape, amount: amount + more) }
}

extension Shape where Self == ButtonBorderShape {
    /// The outline of bordered buttons: a capsule.
    public static var buttonBorder: ButtonBorderShape { .automatic }
}

private struct ControlSizeKey: EnvironmentKey {
    static var defaultValue: ControlSize { .regular }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
    /// How large controls are.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    /// The outline of bordered buttons.
    public var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets how large controls in this view are.
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }

    /// Sets the outline of bordered buttons in this view.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}
