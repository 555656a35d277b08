import SwiftUI

/// Where a finger meets a button that looks smaller: around its middle, at least 44 points wide and high.
struct TouchArea: Shape {
    func path(in rect: CGRect) -> Path {
        Path(rect.insetBy(dx: min((rect.width - 44) / 2, 0), dy: min((rect.height - 44) / 2, 0)))
    }
}
