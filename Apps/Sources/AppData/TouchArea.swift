import SwiftUI

/// Where a finger meets a button that looks smaller: around its middle, at least 44 points wide and high.
public struct TouchArea: Shape {
    /// Creates the shape.
    public init() {}

    /// The rectangle, and around it what lacks of 44 points, the same on both sides.
    public func path(in rect: CGRect) -> Path {
        Path(rect.insetBy(dx: min((rect.width - 44) / 2, 0), dy: min((rect.height - 44) / 2, 0)))
    }
}
