/// How much what is behind views stands out.
public struct BackgroundProminence: Hashable, Sendable {
    private enum Level { case standard, increased }

    private let level: Level

    /// As by default.
    public static let standard = BackgroundProminence(level: .standard)
    /// More, as a vivid color that content has to stand out from.
    public static let increased = BackgroundProminence(level: .increased)
}

private struct BackgroundProminenceKey: EnvironmentKey {
    static let defaultValue = BackgroundProminence.standard
}

extension EnvironmentValues {
    /// How much the background stands out, for views that look different on a prominent one.
    ///
    /// `standard` where nobody sets it: lists mark selected rows by a gray, as on an iPhone. Views of SwiftUI look the
    /// same on both.
    public var backgroundProminence: BackgroundProminence {
        get { self[BackgroundProminenceKey.self] }
        set { self[BackgroundProminenceKey.self] = newValue }
    }
}
