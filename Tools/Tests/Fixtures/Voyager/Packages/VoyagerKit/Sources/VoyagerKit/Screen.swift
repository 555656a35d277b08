#if os(iOS)
import SwiftUI

/// Names the platform that the package was compiled for.
public let platformName = "iOS"
#else
public let platformName = 0
#endif
