import Foundation

extension Color {
    /// A color as it is shown in one environment: linear light with sRGB's primaries, straight alpha.
    public struct Resolved: Hashable, Sendable, Codable {
        /// The red component in linear light.
        public var linearRed: Float
        /// The green component in linear light.
        public var linearGreen: Float
        /// The blue component in linear light.
        public var linearBlue: Float
        /// From 0, transparent, to 1, opaque.
        public var opacity: Float

        /// A color from components in a color space.
        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            self.opacity = opacity
            switch colorSpace {
            case .sRGBLinear:
                (linearRed, linearGreen, linearBlue) = (red, green, blue)
            case .sRGB:
                (linearRed, linearGreen, linearBlue) = (Self.linear(red), Self.linear(green), Self.linear(blue))
            case .displayP3:
                // Display P3 has sRGB's transfer function and white. The matrix has as many digits as Apple's: its
                // colors print as `Color.Resolved` does on iOS 18.
                let (red, green, blue) = (Self.linear(red), Self.linear(green), Self.linear(blue))
                linearRed = 1.2249 * red - 0.2247 * green
                linearGreen = -0.0420 * red + 1.0419 * green
                linearBlue = -0.0197 * red - 0.0786 * green + 1.0979 * blue
            }
        }

        /// The red component, gamma-encoded.
        public var red: Float {
            get { Self.encoded(linearRed) }
            set { linearRed = Self.linear(newValue) }
        }

        /// The green component, gamma-encoded.
        public var green: Float {
            get { Self.encoded(linearGreen) }
            set { linearGreen = Self.linear(newValue) }
        }

        /// The blue component, gamma-encoded.
        public var blue: Float {
            get { Self.encoded(linearBlue) }
            set { linearBlue = Self.linear(newValue) }
        }

        /// sRGB's transfer function, in the precision and the order of Apple's, by which 0.3 comes back as 0.29999998.
        /// Source: what iOS 18 keeps of such colors. Both functions continue below zero as odd functions, for colors that
        /// sRGB has not.
        private static func linear(_ component: Float) -> Float {
            let magnitude = component.magnitude
            // The powers of single precision miss it by a bit.
            if magnitude == 1 { return component }
            let linear = magnitude > 0.04045 ? powf(magnitude * (1 / 1.055) + 0.055 / 1.055, 2.4) : magnitude / 12.92
            return component < 0 ? -linear : linear
        }

        private static func encoded(_ component: Float) -> Float {
            let magnitude = component.magnitude
            if magnitude == 1 { return component }
            let encoded = magnitude > 0.003_130_8 ? 1.055 * powf(magnitude, 1 / 2.4) - 0.055 : magnitude * 12.92
            return component < 0 ? -encoded : encoded
        }
    }
}

extension Color.Resolved {
    init(_ color: ResolvedColor) {
        self.init(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
    }

    /// Whether sRGB lacks the color. The margin is for the conversion between color spaces.
    var isWide: Bool {
        [linearRed, linearGreen, linearBlue].contains { $0 < -1e-5 || $0 > 1 + 1e-5 && $0.isFinite }
    }

    var resolvedColor: ResolvedColor { ResolvedColor(red: red, green: green, blue: blue, alpha: opacity) }
}

extension Color.Resolved: CustomStringConvertible {
    /// The components in hexadecimal: red, green, blue, alpha.
    public var description: String { Color(self).description }
}

extension Color.Resolved: Animatable {
    /// The linear components and the opacity.
    public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
        get {
            AnimatablePair(linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity)))
        }
        set {
            linearRed = newValue.first
            linearGreen = newValue.second.first
            linearBlue = newValue.second.second.first
            opacity = newValue.second.second.second
        }
    }
}

extension Color.Resolved: ShapeStyle {
    /// Nothing is left to resolve.
    public typealias Resolved = Never

    /// The color itself.
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
        _ResolvedStyle(.color(context.fade(resolvedColor)))
    }
}
