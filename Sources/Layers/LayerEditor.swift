import Foundation

/// A text that is edited in a layer: hosts that have text fields of their own show one there, instead of the layer's contents
/// and of what is in it.
///
/// The text itself is not in here: hosts get it another way, since some of it is secret.
package struct LayerEditor: Hashable, Sendable {
    /// Where lines stand.
    package enum Alignment: UInt8, Hashable, Sendable, CaseIterable {
        case left, center, right
    }

    /// Names the text.
    package var target: UInt32
    package var face: FontFace
    /// Of the type, in points.
    package var size: CGFloat
    /// Extra points after each character.
    package var letterSpacing: CGFloat
    /// From one baseline to the next, in points.
    package var lineHeight: CGFloat
    package var color: ResolvedColor
    /// Of the caret.
    package var tint: ResolvedColor
    package var alignment = Alignment.left
    package var isMultiline = false
    package var isSecure = false
    package var isDisabled = false

    package init(
        target: UInt32, face: FontFace, size: CGFloat, letterSpacing: CGFloat, lineHeight: CGFloat,
        color: ResolvedColor, tint: ResolvedColor
    ) {
        self.target = target
        self.face = face
        self.size = size
        self.letterSpacing = letterSpacing
        self.lineHeight = lineHeight
        self.color = color
        self.tint = tint
    }
}
