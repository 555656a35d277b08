import SwiftUICore

// Names that code for phones asks for and no Linux can have: the compiler says why, and what to use instead.

@available(*, unavailable, message: "There are no UIKit views on Linux; write the view in SwiftUI.")
@MainActor @preconcurrency
/// Shows a view of UIKit's.
public protocol UIViewRepresentable: View {}

@available(*, unavailable, message: "There are no UIKit view controllers on Linux; write the screen in SwiftUI.")
@MainActor @preconcurrency
/// Shows a view controller of UIKit's.
public protocol UIViewControllerRepresentable: View {}

@available(*, unavailable, message: "There are no AppKit views on Linux; write the view in SwiftUI.")
@MainActor @preconcurrency
/// Shows a view of AppKit's.
public protocol NSViewRepresentable: View {}

@available(
    *, unavailable, message: "There are no UIKit gestures on Linux; use DragGesture, MagnifyGesture and the like."
)
@MainActor @preconcurrency
/// Recognizes a gesture with a recognizer of UIKit's.
public protocol UIGestureRecognizerRepresentable {}

@available(
    *, unavailable, message: "Shaders need Metal, which Linux has not; use visualEffect, blur and color effects."
)
/// A function that a graphics processor runs for each pixel.
public struct Shader {}

@available(
    *, unavailable, message: "Shaders need Metal, which Linux has not; use visualEffect, blur and color effects."
)
/// The shaders of an app.
public struct ShaderLibrary {}

@available(*, unavailable, message: "Texts cannot be drawn by hand yet; use Text with attributes, or a Canvas.")
/// Draws a text by hand.
public protocol TextRenderer {}
