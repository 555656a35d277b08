/// What the modifiers around say of how tips look.
struct TipLook {
    var background: AnyShapeStyle?
    var cornerRadius: CGFloat = 13
    var imageSize = CGSize(width: 40, height: 40)
    var imageStyle: (@MainActor (AnyView) -> AnyView)?
}

private struct TipLookKey: EnvironmentKey {
    static var defaultValue: TipLook { TipLook() }
}

extension EnvironmentValues {
    /// How tips look.
    var tipLook: TipLook {
        get { self[TipLookKey.self] }
        set { self[TipLookKey.self] = newValue }
    }
}

extension View {
    /// Puts tips in this view on a background.
    nonisolated public func tipBackground<S: ShapeStyle>(_ style: S) -> some View {
        transformEnvironment(\.tipLook) { $0.background = AnyShapeStyle(style) }
    }

    /// Rounds the corners of tips in this view; a popover has corners of its own.
    ///
    /// - Parameters:
    ///   - cornerRadius: in points.
    ///   - antialiased: false has no effect and is reported once, as edges are always smooth.
    nonisolated public func tipCornerRadius(_ cornerRadius: Double, antialiased: Bool = true) -> some View {
        if !antialiased {
            RuntimeIssue.reportWithoutEffect("antialiased", because: "the edges of pictures and clips are smooth")
        }
        return transformEnvironment(\.tipLook) { $0.cornerRadius = cornerRadius > 0 ? cornerRadius : 0 }
    }

    /// Gives the pictures of tips in this view a size, in points.
    nonisolated public func tipImageSize(_ size: CGSize) -> some View {
        transformEnvironment(\.tipLook) { $0.imageSize = size }
    }

    /// Paints the pictures of tips in this view, where these are symbols, in a style.
    nonisolated public func tipImageStyle<S: ShapeStyle>(_ style: S) -> some View {
        transformEnvironment(\.tipLook) { $0.imageStyle = { AnyView($0.foregroundStyle(style)) } }
    }

    /// Paints the layers of pictures of tips in this view in two styles.
    nonisolated public func tipImageStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        transformEnvironment(\.tipLook) { $0.imageStyle = { AnyView($0.foregroundStyle(primary, secondary)) } }
    }

    /// Paints the layers of pictures of tips in this view in three styles.
    nonisolated public func tipImageStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        transformEnvironment(\.tipLook) {
            $0.imageStyle = { AnyView($0.foregroundStyle(primary, secondary, tertiary)) }
        }
    }
}
