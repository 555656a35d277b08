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
                // Display P3 has sRGB's transfer function and white. Source of the matrix: CSS Color Module Level 4.
                let (red, green, blue) = (Self.linear(red), Self.linear(green), Self.linear(blue))
                linearRed = 1.2249402 * red - 0.2249402 * green
                linearGreen = -0.0420570 * red + 1.0420570 * green
                linearBlue = -0.0196376 * red - 0.0786361 * green + 1.0982736 * blue
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

        /// Both transfer functions continue below zero as odd functions, for colors that sRGB has not.
        private static func linear(_ component: Float) -> Float {
            let linear = Float(OklabColor.linear(Double(component.magnitude)))
            return component < 0 ? -linear : linear
        }

        private static func encoded(_ component: Float) -> Float {
            let encoded = Float(OklabColor.encoded(Double(component.magnitude)))
            return component < 0 ? -encoded : encoded
        }
    }
}

extension Color.Resolved {
    init(_ color: ResolvedColor) {
        self.init(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
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
