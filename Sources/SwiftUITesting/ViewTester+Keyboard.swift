import RiffleHeadlessHost

extension ViewTester {
    /// Shows an on-screen keyboard at the lower edge of the window, or with 0 takes it away, and shows a frame.
    ///
    /// The keyboard takes away from the safe area, as far as it is higher than what covers that edge anyway.
    ///
    /// - Parameter height: in points; negative and NaN count as 0.
    public func showKeyboard(height: CGFloat) async {
        await reconfigure { configuration in
            configuration.environment = { [environment] values in
                environment(&values)
                values.safeAreaInsets.bottom = max(values.safeAreaInsets.bottom, height > 0 ? height : 0)
            }
        }
    }
}
