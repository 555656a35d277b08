/// One choice about the surroundings a preview is shown in.
public struct PreviewTrait<T>: Sendable {
    package enum Choice: Hashable, Sendable {
        case layout(PreviewLayout)
        case orientation(InterfaceOrientation)
        case surroundings(PreviewSurroundings)
    }

    package let choice: Choice
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The whole screen of a device.
    public static var defaultLayout: PreviewTrait<T> { PreviewTrait(choice: .layout(.device)) }

    /// Just the size the view takes when it is offered a screen.
    public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(choice: .layout(.sizeThatFits)) }

    /// A canvas of this size, in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
        PreviewTrait(choice: .layout(.fixed(width: width, height: height)))
    }

    /// A screen held upright.
    public static var portrait: PreviewTrait<T> { PreviewTrait(choice: .orientation(.portrait)) }

    /// A screen turned to its left.
    public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(choice: .orientation(.landscapeLeft)) }

    /// A screen turned to its right.
    public static var landscapeRight: PreviewTrait<T> { PreviewTrait(choice: .orientation(.landscapeRight)) }

    /// A screen held upside down.
    public static var portraitUpsideDown: PreviewTrait<T> {
        PreviewTrait(choice: .orientation(.portraitUpsideDown))
    }
}
