import SwiftUI

extension Font {
    /// The rounded font of everything in the wallet except its cards.
    static func wallet(_ style: TextStyle, _ weight: Weight? = nil) -> Font {
        .system(style, design: .rounded, weight: weight)
    }
}
