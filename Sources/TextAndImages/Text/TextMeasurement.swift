import RiffleTextLayout

/// What text is measured with, and for pixels of which size.
package struct TextMeasurement: Sendable {
    package var measurer: any TextMeasurer
    /// Pixels per point.
    package var scale: CGFloat

    package init(measurer: any TextMeasurer, scale: CGFloat) {
        self.measurer = measurer
        self.scale = scale
    }

    /// That of the update in progress, so that free functions agree with what is on the screen.
    package static var current: TextMeasurement? {
        WindowContext.current?.environment.map { TextMeasurement(measurer: $0.textMeasurer, scale: $0.displayScale) }
    }

    /// That of the update in progress, or the installed fonts at two pixels per point.
    package static var inUse: TextMeasurement { current ?? TextMeasurement(measurer: standard, scale: 2) }

    /// The installed fonts. Without them text still takes space, as if every character were half its size wide.
    package static let standard: any TextMeasurer = (try? PangoTextMeasurer.shared.get()) ?? FixedTextMeasurer()

    /// Why the installed fonts cannot be used, if they cannot.
    static let standardIssue: String? = {
        guard case .failure(let error) = PangoTextMeasurer.shared else { return nil }
        return "\(error)"
    }()
}

private struct TextMeasurerKey: EnvironmentKey {
    static var defaultValue: any TextMeasurer { TextMeasurement.standard }
}

extension EnvironmentValues {
    /// What text is measured with.
    package var textMeasurer: any TextMeasurer {
        get { self[TextMeasurerKey.self] }
        set { self[TextMeasurerKey.self] = newValue }
    }
}
