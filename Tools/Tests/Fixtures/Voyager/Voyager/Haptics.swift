#if canImport(UIKit) && !os(watchOS)
import UIKit

enum Haptics {
    static func tick() {
        #if !targetEnvironment(simulator)
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
        #endif
    }
}
#else
enum Haptics {
    static func tick() { thisIsForNobody() }
}
#endif
