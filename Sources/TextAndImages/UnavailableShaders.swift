import SwiftUICore
import Foundation

/// A function that a graphics processor runs for each pixel.
@available(
    *, unavailable, message: "Shaders need Metal, which Linux does not have; use visualEffect, blur and color effects."
)
public struct Shader: Hashable, Sendable {
    /// What a function is called with.
    public struct Argument: Hashable, Sendable {
        /// A number.
        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
        /// Two numbers.
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
        /// Two numbers.
        public static func float2(_ point: CGPoint) -> Argument { Argument() }
        /// Two numbers.
        public static func float2(_ size: CGSize) -> Argument { Argument() }
        /// Two numbers.
        public static func float2(_ vector: CGVector) -> Argument { Argument() }
        /// Three numbers.
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument() }
        /// Four numbers.
        public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument { Argument() }
        /// Numbers.
        public static func floatArray(_ array: [Float]) -> Argument { Argument() }
        /// The rectangle around the view.
        public static var boundingRect: Argument { Argument() }
        /// A color.
        public static func color(_ color: Color) -> Argument { Argument() }
        /// Colors.
        public static func colorArray(_ array: [Color]) -> Argument { Argument() }
        /// A picture.
        public static func image(_ image: Image) -> Argument { Argument() }
        /// Bytes.
        public static func data(_ data: Data) -> Argument { Argument() }
    }

    /// A function with what it is called with.
    public init(function: ShaderFunction, arguments: [Argument]) {}
}

/// A function of a library.
@available(
    *, unavailable, message: "Shaders need Metal, which Linux does not have; use visualEffect, blur and color effects."
)
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
    /// A function by its name.
    public init(library: ShaderLibrary, name: String) {}

    /// The function with what it is called with.
    public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: args)
    }
}

/// The shaders of an app.
@available(
    *, unavailable, message: "Shaders need Metal, which Linux does not have; use visualEffect, blur and color effects."
)
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
    /// Those of the app.
    public static let `default` = ShaderLibrary(data: Data())
    /// Those of a bundle.
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(data: Data()) }

    /// Those in the bytes of a library.
    public init(data: Data) {}
    /// Those in a file.
    public init(url: URL) {}

    /// A function of the app.
    public static subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: .default, name: name)
    }
    /// A function of the library.
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

extension View {
    /// Changes the color of each pixel.
    @available(
        *, unavailable,
        message: "Shaders need Metal, which Linux does not have; use visualEffect, blur and color effects."
    )
    nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }

    /// Moves each pixel.
    @available(
        *, unavailable,
        message: "Shaders need Metal, which Linux does not have; use visualEffect, blur and color effects."
    )
    nonisolated public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View { self }

    /// Makes each pixel of all of the view.
    @available(
        *, unavailable,
        message: "Shaders need Metal, which Linux does not have; use visualEffect, blur and color effects."
    )
    nonisolated public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View { self }
}
