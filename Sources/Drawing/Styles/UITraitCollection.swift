/// Whether a user interface is light or dark, as UIKit has it.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Not said.
    case unspecified
    /// Dark on light.
    case light
    /// Light on dark.
    case dark

    /// The style of a color scheme; nil is not said.
    public init(_ colorScheme: ColorScheme?) {
        switch colorScheme {
        case nil: self = .unspecified
        case .light: self = .light
        case .dark: self = .dark
        }
    }
}

extension ColorScheme {
    /// The scheme of a style; nil where none is said.
    public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
        switch uiUserInterfaceStyle {
        case .unspecified: return nil
        case .light: self = .light
        case .dark: self = .dark
        }
    }
}

/// What kind of device a user interface is for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// A phone.
    case phone
    /// A tablet.
    case pad
    /// A television.
    case tv
    /// The display of a car.
    case carPlay
    /// A desktop computer.
    case mac = 5
    /// A headset.
    case vision
}

/// What colors that depend on their surroundings are asked for.
public final class UITraitCollection: Hashable, Sendable {
    /// Light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// Pixels per point; 0 where it is not said.
    public let displayScale: CGFloat
    /// The kind of device: a phone, whose looks all is drawn in.
    public let userInterfaceIdiom: UIUserInterfaceIdiom

    init(userInterfaceStyle: UIUserInterfaceStyle, displayScale: CGFloat, idiom: UIUserInterfaceIdiom) {
        self.userInterfaceStyle = userInterfaceStyle
        self.displayScale = displayScale
        userInterfaceIdiom = idiom
    }

    /// Surroundings of which only light or dark is said.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(userInterfaceStyle: userInterfaceStyle, displayScale: 0, idiom: .unspecified)
    }

    convenience init(_ environment: EnvironmentValues) {
        self.init(
            userInterfaceStyle: UIUserInterfaceStyle(environment.colorScheme), displayScale: environment.displayScale,
            idiom: .phone)
    }

    /// The surroundings of the view whose body or callback is running; those of a light window where none is.
    public static var current: UITraitCollection {
        EnvironmentValues.readOfRunningView { UITraitCollection($0) } ?? UITraitCollection(EnvironmentValues())
    }

    /// The surroundings of the view whose body or callback is running, else those of the window whose code asks.
    package static var ofWindowAtWork: UITraitCollection {
        EnvironmentValues.readOfRunningView { UITraitCollection($0) }
            ?? UITraitCollection(WindowContext.current?.environment ?? EnvironmentValues())
    }

    /// Whether both say the same.
    public static func == (first: UITraitCollection, second: UITraitCollection) -> Bool {
        first.userInterfaceStyle == second.userInterfaceStyle && first.displayScale == second.displayScale
            && first.userInterfaceIdiom == second.userInterfaceIdiom
    }

    /// Hashes what `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(userInterfaceStyle)
        hasher.combine(displayScale)
    }
}

extension EnvironmentValues {
    /// What is read from the environment of the view whose body or callback is running; nil where none is.
    package static func readOfRunningView<Value: Sendable>(
        _ read: @Sendable (EnvironmentValues) -> Value
    ) -> Value? {
        guard MainThread.isCurrent, let node = DependencyTracking.current else { return nil }
        return MainActor.assumeIsolated { read(node.environment) }
    }
}

extension UIScreen {
    /// The surroundings of the view whose body or callback is running.
    public var traitCollection: UITraitCollection { .current }
}
