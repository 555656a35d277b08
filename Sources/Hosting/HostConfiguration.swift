import Foundation

/// What a host knows of the window it shows.
package struct HostConfiguration {
    /// In points; negative and non-finite sides count as 0.
    package var size: CGSize {
        didSet { size = Self.sanitized(size) }
    }
    /// Pixels per point, above 0.
    package var scale: CGFloat {
        didSet { if !(scale.isFinite && scale > 0) { scale = oldValue } }
    }
    package var colorScheme: ColorScheme
    /// What the system covers at the edges, in points.
    package var safeAreaInsets: EdgeInsets
    /// The date of the time 0 of frames.
    package var startDate: Date
    /// Whether the host edits the text that has the focus, and shows its selection, as pages do.
    package var editsText = false
    /// How much the window is used.
    package var scenePhase = ScenePhase.active
    /// Whether the person at the device wants less motion, and more contrast.
    package var reducesMotion = false
    package var increasesContrast = false
    /// How large the person at the device wants text; nil where nobody has said.
    package var textSize: DynamicTypeSize?
    /// More values for the root views' environment.
    package var environment: (inout EnvironmentValues) -> Void

    package init(
        size: CGSize = CGSize(width: 393, height: 852), scale: CGFloat = 2, colorScheme: ColorScheme = .light,
        safeAreaInsets: EdgeInsets = EdgeInsets(), startDate: Date = Date(),
        environment: @escaping (inout EnvironmentValues) -> Void = { _ in }
    ) {
        self.size = Self.sanitized(size)
        self.scale = scale.isFinite && scale > 0 ? scale : 1
        self.colorScheme = colorScheme
        self.safeAreaInsets = safeAreaInsets
        self.startDate = startDate
        self.environment = environment
    }

    /// The environment of the root views.
    package var environmentValues: EnvironmentValues {
        var values = EnvironmentValues()
        values.displayScale = scale
        values.colorScheme = colorScheme
        values.safeAreaInsets = safeAreaInsets
        values.horizontalSizeClass = .horizontal(in: size)
        values.verticalSizeClass = .vertical(in: size)
        values.startDate = startDate
        values.scenePhase = scenePhase
        values.accessibilityReduceMotion = reducesMotion
        values._colorSchemeContrast = increasesContrast ? .increased : .standard
        if let textSize { values.dynamicTypeSize = textSize }
        if let region = TextRegion.process {
            values.layoutDirection = region.isRightToLeft ? .rightToLeft : .leftToRight
        }
        environment(&values)
        return values
    }

    private static func sanitized(_ size: CGSize) -> CGSize {
        func length(_ value: CGFloat) -> CGFloat { value.isFinite && value > 0 ? value : 0 }
        return CGSize(width: length(size.width), height: length(size.height))
    }
}
